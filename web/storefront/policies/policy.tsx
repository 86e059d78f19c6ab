import type { ReactNode } from 'react'
import { StandingHead } from '#web/storefront/standing/standing-head.tsx'
import { SectionNav } from './section-nav.tsx'
import { OtherPolicies } from './other-policies.tsx'
import { PolicySections, type PolicySection } from './policy-sections.tsx'

type PolicyProps = {
  path: string
  /** In the browser's tab and for search engines; the name, unless said otherwise. */
  title?: string
  name: string
  description: string
  /** What stands under the name: the sentence or figures that most people came for. */
  children: ReactNode
  sections: readonly PolicySection[]
  isNumbered?: boolean
}

/** A policy: its name and main figures, then its sections beside a list of them, then the other policies. */
export function Policy({
  path,
  name,
  title = name,
  description,
  children,
  sections,
  isNumbered = false,
}: PolicyProps) {
  return (
    <>
      <StandingHead title={title} description={description} path={path} />
      <header className="bg-sand">
        <div className="wrap grid gap-6 py-10 lg:gap-10 lg:py-20 print:py-4">
          <h1 className="title-hero">{name}</h1>
          {children}
        </div>
      </header>
      <div className="wrap grid gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-10 xl:gap-x-20 print:block">
        <SectionNav sections={sections} isNumbered={isNumbered} />
        <PolicySections sections={sections} isNumbered={isNumbered} />
      </div>
      <OtherPolicies path={path} />
    </>
  )
}
