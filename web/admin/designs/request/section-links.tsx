const sections = [
  ['payment', 'Payment'],
  ['plan', 'Floor plan'],
  ['concepts', 'Concepts'],
  ['suggestions', 'Suggested products'],
  ['timeline', 'Timeline'],
] as const

/** Leads down the page to what the studio works on. */
export function SectionLinks() {
  return (
    <nav
      aria-label="On this page"
      className="mb-5 flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line print:hidden"
    >
      {sections.map(([id, label]) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap text-muted transition hover:text-ink focus-visible:-outline-offset-2"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
