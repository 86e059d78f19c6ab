import { quoteWait, type QuoteWait } from '#domain/dashboard/due-text.ts'
import type { QuotePromise } from '#domain/settings/promises.ts'
import type { ShownOrderSummary } from '#web/orders/order-state.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'
import { useNow } from '#kit/browser/ui/use-now.ts'

const tones: Record<QuoteWait['urgency'], Tone> = { fresh: 'info', due: 'warn', late: 'bad' }

/** How long a quote request has waited for an answer; nothing for what does not wait: a request that was moved on by hand. */
export function WaitingBadge({
  order,
}: {
  order: Pick<ShownOrderSummary, 'status' | 'quoteStatus' | 'createdAt' | keyof QuotePromise>
}) {
  const now = useNow()
  if (order.quoteStatus !== 'requested' || order.status !== 'pending') return null
  const { text, urgency } = quoteWait(Date.parse(order.createdAt), now, order)
  return (
    <Badge tone={tones[urgency]} icon="clock">
      Waiting {text}
    </Badge>
  )
}
