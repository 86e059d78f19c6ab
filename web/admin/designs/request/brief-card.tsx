import { briefFacts } from '#domain/designs/brief-facts.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { Facts } from '#kit/browser/ui/facts.tsx'
import { Written } from '#kit/browser/ui/written.tsx'

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
