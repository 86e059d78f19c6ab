import type { ReactNode } from 'react'

export type PolicySection = {
  /** Links lead here by it, so it stays when the title changes. */
  id: string
  title: string
  body: ReactNode
}

type PolicySectionsProps = { sections: readonly PolicySection[]; isNumbered: boolean }

/** The sections of a policy, one under the other. */
export function PolicySections({ sections, isNumbered }: PolicySectionsProps) {
  if (!isNumbered)
    return (
      <div className="divide-y divide-line">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    )
  return (
    <ol className="divide-y divide-line">
      {sections.map((section, at) => (
        <li key={section.id}>
          <Section section={section} number={at + 1} />
        </li>
      ))}
    </ol>
  )
}

function Section({ section: { id, title, body }, number }: { section: PolicySection; number?: number }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 py-8 lg:py-10 xl:grid-cols-[16rem_minmax(0,1fr)] print:block print:py-3"
    >
      <h2 id={id} className="title-section flex gap-[0.35em] self-start break-after-avoid">
        {number !== undefined && <span className="text-koa">{`${number}. `}</span>}
        <span>{title}</span>
      </h2>
      <div className="grid max-w-[50ch] content-start gap-4 leading-relaxed lg:text-lg print:mt-2 print:max-w-none print:gap-2 print:text-base">
        {body}
      </div>
    </section>
  )
}
