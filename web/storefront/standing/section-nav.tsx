import { useEffect, useState } from 'react'
import type { DrawnText } from '#contract/content.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'

type SectionNavProps = Pick<DrawnText, 'sections'>

const NAME = 'On this page'

/** The sections as links: beside them on wide screens, folded away above them on narrow ones. */
export function SectionNav(props: SectionNavProps) {
  return (
    <>
      <details className="group border-b border-line lg:hidden print:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
          {NAME}
          <Icon name="chevron-down" className="transition group-open:rotate-180" />
        </summary>
        <nav aria-label={NAME} className="pb-4">
          <SectionLinks {...props} />
        </nav>
      </details>
      <nav aria-labelledby="on-this-page" className="sticky top-28 hidden self-start pt-10 lg:block">
        <p id="on-this-page" className="eyebrow mb-2">
          {NAME}
        </p>
        <SectionLinks {...props} />
      </nav>
    </>
  )
}

/** Plain anchors: the browser itself moves the view and the focus to the section. */
function SectionLinks({ sections }: SectionNavProps) {
  const read = useReadSection(sections)
  return (
    <ul className="border-l border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === read ? 'location' : undefined}
            className="-ml-px flex min-h-11 items-center border-l border-transparent py-1.5 pl-4 leading-snug text-muted transition hover:border-edge hover:text-ink aria-[current]:border-lagoon aria-[current]:text-ink lg:min-h-9 lg:text-sm"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A line across the window at a third of its height: the section that it crosses is the one being read. */
const READING_LINE = '-33% 0px -66% 0px'

/** The id of that one of `sections` that is being read; none before the first and without scripts. */
function useReadSection(sections: readonly { id: string }[]): string | undefined {
  const [read, setRead] = useState<string>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? undefined
          setRead((before) => (isIntersecting ? id : before === id ? undefined : before))
        }
      },
      { rootMargin: READING_LINE },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)?.closest('section')
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return read
}
