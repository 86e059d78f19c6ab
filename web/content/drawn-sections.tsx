import type { DrawnText } from '#contract/content.ts'
import { OwnerText } from './owner-text.tsx'

/** The sections of a text, one under the other; on a wide page each title stands beside its words. */
export function DrawnSections({ sections }: Pick<DrawnText, 'sections'>) {
  return (
    // Its own width decides, so that the preview on a desk shows what a phone would.
    <div className="@container min-w-0 divide-y divide-line">
      {sections.map(({ id, title, html }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 py-8 @4xl:grid-cols-[16rem_minmax(0,1fr)] @4xl:py-10 print:block print:py-3"
        >
          <h2 id={id} className="title-section self-start wrap-anywhere break-after-avoid">
            {title}
          </h2>
          <OwnerText html={html} />
        </section>
      ))}
    </div>
  )
}
