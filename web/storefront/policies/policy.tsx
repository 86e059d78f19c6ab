import type { ReactNode } from 'react'
import { StandingHead } from '#web/storefront/standing/standing-head.tsx'
import { paths } from '#web/paths.ts'
import { Link } from '#kit/browser/router/router.ts'
import { DEPOSIT_SHARE, deliveryTimes, warrantyTimes } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { type PolicySection, SectionNav } from './section-nav.tsx'

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

type PolicySectionsProps = { sections: readonly PolicySection[]; isNumbered: boolean }

/** The sections of a policy, one under the other. */
function PolicySections({ sections, isNumbered }: PolicySectionsProps) {
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

const policies = [
  {
    path: paths.shippingTerm(),
    name: 'Shipping',
    line: `In-stock items take ${deliveryTimes.inStock}.`,
  },
  {
    path: paths.returns(),
    name: 'Returns and refunds',
    line: `Ask for a return within ${returnWindows.anyReason} of delivery.`,
  },
  {
    path: paths.warranty(),
    name: 'Warranty',
    line: `About ${warrantyTimes.pieces} from delivery.`,
  },
  {
    path: paths.terms(),
    name: 'Terms of Service',
    line: `A ${DEPOSIT_SHARE} deposit confirms your purchase order.`,
  },
]

/** The policies but the one at `path`. */
function OtherPolicies({ path }: { path: string }) {
  return (
    <nav aria-label="Other policies" className="wrap mt-6 lg:mt-12">
      <ul className="grid gap-x-12 md:grid-cols-3">
        {policies
          .filter((policy) => policy.path !== path)
          .map((policy) => (
            <li key={policy.path} className="border-t border-edge">
              <PolicyLink {...policy} />
            </li>
          ))}
      </ul>
    </nav>
  )
}

function PolicyLink({ path, name, line }: (typeof policies)[number]) {
  return (
    <Link to={path} className="group flex items-start justify-between gap-4 py-5">
      <span className="grid gap-1">
        <span className="title-piece group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
          {name}
        </span>{' '}
        <span className="text-sm text-muted">{line}</span>
      </span>
      <Icon name="arrow-right" className="mt-1 text-lagoon transition group-hover:translate-x-1" />
    </Link>
  )
}
