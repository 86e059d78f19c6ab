import { isAgreed } from '#domain/orders/agreed.ts'
import type { Reply } from '#contract/call.ts'

/** An order in full, as a page holds it: money in dollars, moments as text. */
export type ShownOrder = Reply<'GET /api/orders/:id'>['order']

/** An order as lists hold it. */
export type ShownOrderSummary = Reply<'GET /api/orders/myorders'>['orders'][number]

type Quotable = Pick<ShownOrderSummary, 'kind' | 'quoteStatus'>

/** Whether the studio has still to name a price: "Quote Pending" stands where figures would. */
export function isUnpriced({ quoteStatus }: Pick<Quotable, 'quoteStatus'>): boolean {
  return quoteStatus === 'requested'
}

/** Whether money can be sent for it now, whatever the shop's mode is. */
export function isPayable(order: Quotable & Pick<ShownOrderSummary, 'status' | 'paymentStatus'>): boolean {
  const isOpen = order.paymentStatus === 'pending' || order.paymentStatus === 'rejected'
  return isAgreed(order) && isOpen && order.status !== 'cancelled'
}
