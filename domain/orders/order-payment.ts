import {
  paymentMoves,
  unpaidStatuses,
  type PaymentActor,
  type PaymentStatus,
} from '#domain/payments/payment-status.ts'
import { orderStatuses, type OrderStatus } from './order-status.ts'

/** Where `actor` may move the payment of an order in `orderStatus`; the screens offer exactly these. */
export function nextPaymentStatuses(
  from: PaymentStatus,
  actor: PaymentActor,
  orderStatus: OrderStatus,
): readonly PaymentStatus[] {
  return paymentMoves(from, actor).filter((to) => orderStatusesAllowing(to).includes(orderStatus))
}

/** The order statuses in which a payment may become `to`: money goes back only for a cancelled order, all else only for a living one. */
export function orderStatusesAllowing(to: PaymentStatus): OrderStatus[] {
  return orderStatuses.filter((status) => (status === 'cancelled') === (to === 'refunded'))
}

/** Whether the money for an order may still come: it is neither paid nor over. */
export function isToBePaid({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }) {
  return unpaidStatuses.includes(paymentStatus) && orderStatusesAllowing('paid').includes(status)
}

/** Whether its customer said or showed that they paid, and the studio has not answered yet. */
export function awaitsVerdict(order: {
  paymentStatus: PaymentStatus
  hasEvidence: boolean
  paymentClaim: object | null
}): boolean {
  return order.paymentStatus === 'pending' && (order.hasEvidence || order.paymentClaim !== null)
}
