import type { OrderStatus } from './order-status.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { quoteStatusLabels, type QuoteStatus } from './quote-status.ts'

/** One step of the customer's progress timeline, with its date (a `Moment` as the caller holds it) where the order knows one. */
export type TimelineStep<Moment> = { label: string; isDone: boolean; date?: Moment; note?: string }

export type TimelineOrder<Moment> = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  isDelivered: boolean
  createdAt: Moment
  paidAt: Moment | null
  deliveredAt: Moment | null
  trackingNumber: string
  quoteStatus: QuoteStatus | null
  quote: { sentAt: Moment | null } | null
}

/** How far an order has come, as its customer reads it; one that began as a quote request starts with the quote's own steps. */
export function orderTimeline<Moment>(order: TimelineOrder<Moment>): TimelineStep<Moment>[] {
  return [...firstSteps(order), paymentStep(order), ...deliverySteps(order), ...canceledSteps(order)]
}

function firstSteps<Moment>({
  createdAt,
  quoteStatus,
  quote,
}: TimelineOrder<Moment>): TimelineStep<Moment>[] {
  if (quoteStatus === null) return [{ label: 'Order Placed', isDone: true, date: createdAt }]
  return [
    { label: 'Quote Requested', isDone: true, date: createdAt },
    { label: 'Quote Sent', isDone: quoteStatus !== 'requested', date: quote?.sentAt ?? undefined },
    { label: 'Quote Accepted', isDone: quoteStatus === 'accepted' },
  ]
}

/** Money that went back had come in first. */
function paymentStep<Moment>({ paymentStatus, paidAt }: TimelineOrder<Moment>): TimelineStep<Moment> {
  const isDone = paymentStatus === 'paid' || paymentStatus === 'refunded'
  return { label: 'Payment', isDone, date: paidAt ?? undefined }
}

function deliverySteps<Moment>(order: TimelineOrder<Moment>): TimelineStep<Moment>[] {
  const isShipped = order.status === 'shipped' || order.status === 'delivered'
  return [
    { label: 'Processing', isDone: order.status === 'processing' || isShipped },
    { label: 'Shipped', isDone: isShipped, note: isShipped ? order.trackingNumber || undefined : undefined },
    { label: 'Delivered', isDone: order.isDelivered, date: order.deliveredAt ?? undefined },
  ]
}

/** A quote that ended without a yes says so. */
function canceledSteps({ status, quoteStatus }: TimelineOrder<unknown>): TimelineStep<never>[] {
  if (status !== 'cancelled') return []
  const isRefused = quoteStatus === 'declined' || quoteStatus === 'expired'
  const note = isRefused ? `Quote ${quoteStatusLabels[quoteStatus].toLowerCase()}` : undefined
  return [{ label: 'Canceled', isDone: true, note }]
}
