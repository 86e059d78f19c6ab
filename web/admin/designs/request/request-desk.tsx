import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import type { ReactNode } from 'react'
import { Concepts } from '#web/designs/concepts.tsx'
import { DesignTimeline } from '#web/designs/design-timeline.tsx'
import { PlanSection } from '#web/designs/plan-section.tsx'
import { Revisions } from '#web/designs/revisions.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { SectionLinks } from '../../section-links.tsx'
import { SuggestionsCard } from '../suggestions/suggestions-card.tsx'
import { useSuggestionDraft } from '../suggestions/use-suggestion-draft.ts'
import { ConceptUpload } from './concept-upload.tsx'
import { NextStep } from './next-step.tsx'
import { BriefCard, OverviewCard } from './overview-card.tsx'
import { MoneyCard } from '../../money/money-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { RequestHead } from './request-head.tsx'
import { useConceptUpload } from './use-concept-upload.ts'
import { Link } from '#kit/browser/router/router.ts'
import { TelLink } from '#kit/browser/ui/tel-link.tsx'
import { paths } from '#web/paths.ts'
import { clientName } from '../request-words.ts'

const sections = [
  ['plan', 'Floor plan'],
  ['concepts', 'Concepts'],
  ['brief', 'Brief'],
  ['suggestions', 'Suggested products'],
  ['payment', 'Payment'],
  ['timeline', 'Timeline'],
] as const

/** Everything about one request: what happens next always in view, the plan beside the brief and the pieces. */
export function RequestDesk({ request }: { request: ShownRequest }) {
  const upload = useConceptUpload(request._id)
  const draft = useSuggestionDraft(request)
  return (
    <>
      <LeaveGuard when={upload.isUnsent || draft.isUnsaved} />
      <RequestHead request={request} />
      <NextStep request={request} />
      <SectionLinks sections={sections} className="mb-5" />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className={`${column} ${drawings}`}>
          <Section id="plan">
            <Card title="Floor plan">
              <PlanSection request={request} />
            </Card>
          </Section>
          <Section id="concepts">
            <Card title="Concepts">
              <Concepts request={request} />
              <ConceptUpload request={request} upload={upload} />
            </Card>
          </Section>
        </div>
        <div className={column}>
          <Section id="brief">
            <BriefCard request={request} />
            <Card title="Revision requests">
              <Revisions request={request} />
            </Card>
          </Section>
          <Section id="suggestions">
            <SuggestionsCard draft={draft} />
          </Section>
        </div>
      </div>
      <Facts request={request} />
    </>
  )
}

const column = 'grid min-w-0 content-start gap-5'
/** Beside the brief there is no room for comments beside a drawing: they stand under it. */
const drawings = 'xl:[&_:has(>.drawing-on-paper)]:grid-cols-1'

/** Whose it is, what is paid, and what came so far. */
function Facts({ request }: { request: ShownRequest }) {
  return (
    <div className="mt-5 grid gap-5 md:grid-cols-2 2xl:grid-cols-3">
      <div className={column}>
        <OverviewCard request={request} />
        <ClientCard request={request} />
      </div>
      <Section id="payment">
        <PaymentCard request={request} />
        <MoneyCard payableRef={request._id} method={request.paymentMethod} />
      </Section>
      <div id="timeline" className={`${column} scroll-mt-20 md:max-2xl:col-span-2`}>
        <Card title="Timeline">
          <DesignTimeline request={request} />
        </Card>
      </div>
    </div>
  )
}

/** A part of the page that links lead to. */
function Section({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={`${column} scroll-mt-20`}>
      {children}
    </div>
  )
}

/** Whose home it is, how to reach them, and what else they have with us. */
function ClientCard({ request }: { request: ShownRequest }) {
  const { user } = request
  if (!user)
    return (
      <Card title="Client">
        <p className="text-muted">Unknown</p>
      </Card>
    )
  const { _id, email, phone } = user
  return (
    <Card title="Client">
      <p>
        <Link to={paths.admin.editUser(_id)} className="text-link target-44 font-medium">
          {clientName(request)}
        </Link>
      </p>
      <p>
        <a href={`mailto:${email}`} className="text-link">
          <MailAddress address={email} />
        </a>
      </p>
      {phone !== '' && (
        <p>
          <TelLink number={phone} />
        </p>
      )}
      <ul className="mt-4 grid gap-3">
        <li>
          <Link to={paths.admin.ordersOf(email)} className="text-link target-44">
            See their orders
          </Link>
        </li>
        <li>
          <Link to={paths.admin.designRequestsOf(email)} className="text-link target-44">
            See their design requests
          </Link>
        </li>
      </ul>
    </Card>
  )
}
