/**
 * How far the payment of an order has come.
 *
 *   pending ─▶ paid ─▶ refunded (once the order is cancelled)
 *    ▲  └────▶ rejected ─▶ paid (the money came after all)
 *    └── new evidence ──┘
 *
 * The money of an order that was cancelled first may come all the same: it goes from pending or rejected to refunded.
 * Only the studio makes an order paid; what a customer sends is a claim to be checked.
 */

export const paymentStatuses = ['pending', 'paid', 'rejected', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The payment statuses of an order that nobody has paid: its customer may still cancel it. */
export const unpaidStatuses: readonly PaymentStatus[] = ['pending', 'rejected']

/** Who moves a payment: the person who owes it, or the studio. */
export type PaymentActor = 'customer' | 'admin'

const moves: Record<PaymentActor, Record<PaymentStatus, readonly PaymentStatus[]>> = {
  customer: { pending: [], paid: [], rejected: ['pending'], refunded: [] },
  admin: {
    pending: ['paid', 'rejected', 'refunded'],
    paid: ['refunded'],
    rejected: ['paid', 'refunded'],
    refunded: [],
  },
}

const labels: Record<PaymentStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  rejected: 'Rejected',
  refunded: 'Refunded',
}

/** Where `actor` may move a payment from `from`. */
export function paymentMoves(from: PaymentStatus, actor: PaymentActor): readonly PaymentStatus[] {
  return moves[actor][from]
}

/** The word for a payment status; a paid one with evidence reads "Verified". */
export function paymentStatusLabel(status: PaymentStatus, hasEvidence: boolean): string {
  return status === 'paid' && hasEvidence ? 'Verified' : labels[status]
}
