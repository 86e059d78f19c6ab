import { isAgreed } from '#domain/orders/agreed.ts'
import { nextStatuses } from '#domain/orders/order-status.ts'
import { QUOTE_PENDING } from '#domain/orders/quote-status.ts'
import { isToBePaid } from '#domain/orders/order-payment.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import type { Reply } from '#contract/call.ts'

/** An order in full, as a page holds it: money in dollars, moments as text. */
export type ShownOrder = Reply<'GET /api/orders/:id'>['order']

/** An order as lists hold it. */
export type ShownOrderSummary = Reply<'GET /api/orders/myorders'>['orders'][number]

type Standing = Pick<ShownOrderSummary, 'kind' | 'quoteStatus' | 'status' | 'paymentStatus'>

/** Whether the studio has named no price. */
export function isUnpriced({ quoteStatus }: Pick<Standing, 'quoteStatus'>): boolean {
  return quoteStatus === 'requested'
}

/** Stands where its price would: the studio has still to name one, or never will. */
export function unpricedWords({ status }: Pick<Standing, 'status'>): string {
  return status === 'cancelled' ? 'Not priced' : QUOTE_PENDING
}

/** Whether the studio has had its money, kept or given back. */
export function isSettled({ paymentStatus }: Pick<Standing, 'paymentStatus'>): boolean {
  return !unpaidStatuses.includes(paymentStatus)
}

/** Whether money is or was due: its prices are agreed to, and it did not end before anything was paid. */
export function isOwed(order: Standing): boolean {
  return isAgreed(order) && (order.status !== 'cancelled' || isSettled(order))
}

/** Whether it ended before the studio answered what its customer said or showed of a payment. */
export function isPaymentSought(order: Standing & Pick<ShownOrder, 'hasEvidence' | 'paymentClaim'>): boolean {
  const { status, paymentStatus, hasEvidence, paymentClaim } = order
  return status === 'cancelled' && paymentStatus === 'pending' && (hasEvidence || paymentClaim !== null)
}

/** Whether money can be sent for it now, whatever the shop's mode is. */
export function isPayable(order: Standing): boolean {
  return isAgreed(order) && isToBePaid(order)
}

/** Whether it is early enough for its customer to end it; once paid, that is for the studio to do. */
export function mayStillEnd({ status }: Pick<Standing, 'status'>): boolean {
  return nextStatuses(status, 'customer').includes('cancelled')
}
