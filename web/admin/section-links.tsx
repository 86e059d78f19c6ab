import { classes } from '#kit/browser/ui/classes.ts'

type SectionLinksProps = {
  /** The id of each part and what it is called. */
  sections: readonly (readonly [id: string, label: string])[]
  className?: string
}

/** Leads down a long page to its parts. */
export function SectionLinks({ sections, className }: SectionLinksProps) {
  return (
    <nav
      aria-label="On this page"
      className={classes(
        'flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line print:hidden',
        className,
      )}
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
