import { briefFacts } from '#domain/designs/brief-facts.ts'
import { RevisionsUsed } from '#web/designs/revisions.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { When } from '#web/shop/when.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Facts, type Fact } from '#kit/browser/ui/facts.tsx'
import { DueBadge } from '../due-badge.tsx'
import { Written } from '#kit/browser/ui/written.tsx'

/** What was asked for, what it costs and until when the next concept is promised. */
export function OverviewCard({ request }: { request: ShownRequest }) {
  return (
    <Card title="Overview">
      <Facts facts={factsOf(request)} />
    </Card>
  )
}

function factsOf(request: ShownRequest): Fact[] {
  const { createdAt, updatedAt, conceptDueAt, completedAt, answer } = request
  return [
    ['Reference', request.reference],
    ['Package', request.packageType],
    ['Design fee', <Money key="fee" dollars={request.designFee} />],
    ['Revisions', <RevisionsUsed key="revisions" of={request} />],
    ['Concept due', conceptDueAt !== null && <DueBadge key="due" at={conceptDueAt} />],
    ['Created', <When key="created" at={createdAt} look="moment" />],
    ['Changed', updatedAt !== createdAt && <When key="changed" at={updatedAt} look="moment" />],
    ['Completed', completedAt !== null && <When key="completed" at={completedAt} look="moment" />],
    ['Answer', answer !== null && { approved: 'Approved', rejected: 'Rejected' }[answer]],
    ['Feedback', request.feedback],
    ['Declined', request.declineReason],
  ]
}

/** How the client lives and what they wish for. */
export function BriefCard({ request: { brief, notes } }: { request: ShownRequest }) {
  const facts = briefFacts(brief)
  return (
    <Card title="Brief">
      {facts.length === 0 && notes === '' && <p className="text-muted">The client left the brief empty.</p>}
      <Facts facts={facts} />
      <Written text={notes} className="max-w-text not-first:mt-4" />
    </Card>
  )
}
