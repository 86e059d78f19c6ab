import type { OrderSummary } from '#contract/orders/order.ts'
import { orderStatusLabel, type OrderActor, type OrderStatus } from '#domain/orders/order-status.ts'
import { quoteStatusLabels } from '#domain/orders/quote-status.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { IconName } from '#kit/browser/ui/icon.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'

type OrderStatusBadgeProps = {
  order: Pick<OrderSummary, 'status' | 'quoteStatus'>
  /** Customers read "Canceled", the back office "Cancelled". */
  reader: OrderActor
}

const looks: Record<OrderStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'warn', icon: 'clock' },
  processing: { tone: 'info', icon: 'box' },
  shipped: { tone: 'info', icon: 'truck' },
  delivered: { tone: 'good', icon: 'check' },
  cancelled: { tone: 'bad', icon: 'close' },
}

/** Where an order stands; a quote request that still waits for an answer says where the quote stands. */
export function OrderStatusBadge({ order: { status, quoteStatus }, reader }: OrderStatusBadgeProps) {
  if (status === 'pending' && quoteStatus === 'requested')
    return (
      <Badge tone="warn" icon="clock">
        {quoteStatusLabels.requested}
      </Badge>
    )
  if (status === 'pending' && quoteStatus === 'quoted')
    return (
      <Badge tone="info" icon="tag">
        {quoteStatusLabels.quoted}
      </Badge>
    )
  return <Badge {...looks[status]}>{orderStatusLabel(status, reader)}</Badge>
}
