/**
 * How far the payment of an order has come.
 *
 *   pending ─▶ paid ─▶ refunded (once the order is cancelled)
 *    ▲  └────▶ rejected
 *    └── new evidence ──┘
 *
 * Only the studio makes an order paid; what a customer sends is a claim to be checked.
 */
import { orderStatuses, type OrderActor, type OrderStatus } from './order-status.ts'

export const paymentStatuses = ['pending', 'paid', 'rejected', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The payment statuses of an order that nobody has paid: its customer may still cancel it. */
export const unpaidStatuses: readonly PaymentStatus[] = ['pending', 'rejected']

const moves: Record<OrderActor, Record<PaymentStatus, readonly PaymentStatus[]>> = {
  customer: { pending: [], paid: [], rejected: ['pending'], refunded: [] },
  admin: { pending: ['paid', 'rejected'], paid: ['refunded'], rejected: ['pending'], refunded: [] },
}

const labels: Record<PaymentStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  rejected: 'Rejected',
  refunded: 'Refunded',
}

/** Where `actor` may move the payment of an order in `orderStatus`; the screens offer exactly these. */
export function nextPaymentStatuses(
  from: PaymentStatus,
  actor: OrderActor,
  orderStatus: OrderStatus,
): readonly PaymentStatus[] {
  return moves[actor][from].filter((to) => orderStatusesAllowing(to).includes(orderStatus))
}

/** The payment statuses from which `actor` may reach `to`, for the guarded UPDATE. */
export function paymentStatusesBefore(to: PaymentStatus, actor: OrderActor): PaymentStatus[] {
  return paymentStatuses.filter((from) => moves[actor][from].includes(to))
}

/** The order statuses in which a payment may become `to`: money goes back only for a cancelled order, all else only for a living one. */
export function orderStatusesAllowing(to: PaymentStatus): OrderStatus[] {
  return orderStatuses.filter((status) => (status === 'cancelled') === (to === 'refunded'))
}

/** Whether the money for an order may still come: it is neither paid nor over. */
export function isToBePaid({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }) {
  return unpaidStatuses.includes(paymentStatus) && orderStatusesAllowing('paid').includes(status)
}

/** The word for a payment status; a paid one with evidence reads "Verified". */
export function paymentStatusLabel(status: PaymentStatus, hasEvidence: boolean): string {
  return status === 'paid' && hasEvidence ? 'Verified' : labels[status]
}
