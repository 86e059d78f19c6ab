import type { Order } from '#contract/orders/order.ts'
import { Problem } from '#contract/problems.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { nextPaymentStatuses } from '#domain/orders/order-payment.ts'
import type { Payable } from '#domain/payments/payable.ts'
import type { Letter, OrderLetter } from '#server/emails/letters/letter.ts'
import { orderRefunded } from '#server/emails/letters/order-refunded.ts'
import { paymentApproved } from '#server/emails/letters/payment-approved.ts'
import { paymentEvidenceReceived } from '#server/emails/letters/payment-evidence-received.ts'
import { paymentRejected } from '#server/emails/letters/payment-rejected.ts'
import { studioPaymentEvidence } from '#server/emails/letters/studio-payment-evidence.ts'
import type { PayablePort, PaymentAct } from '#server/payments/payable-port.ts'
import { changeOrderIn } from './change-order.ts'
import { replyWith } from './order-reply.ts'
import { requireOrder, type StoredOrder, updateOrder } from './queries.ts'

/** An order as something to be paid for; a pending one is in processing once it is paid. */
export const orderPayable: PayablePort<StoredOrder, { order: Order }> = {
  notAwaited: 'payment_not_open',
  require: requireOrder,
  change: (tx, world, settings, actor, id, act) =>
    changeOrderIn(tx, world, settings, actor, id, {
      async write(tx, before, at) {
        if (!isAgreed(before)) throw new Problem('order_not_payable')
        const columns = await act.columns(tx, payableOf(before), at)
        if (!columns) return false
        const begins = act.event === 'paid' && before.status === 'pending'
        const status = begins ? ({ status: 'processing' } as const) : {}
        return updateOrder(tx, id, { ...columns, ...status, updatedAt: at })
      },
      otherwise: act.otherwise ?? 'illegal_state',
      event: act.event,
      description: act.description ?? '',
      letters: (about) => lettersOf(act, about),
    }),
  present: replyWith,
}

function payableOf(order: StoredOrder): Payable {
  const { user, paymentStatus, paymentNote, paidAt, status } = order
  return {
    userId: user._id,
    status: paymentStatus,
    note: paymentNote,
    paidAt,
    isOver: status === 'cancelled',
    next: nextPaymentStatuses(paymentStatus, 'admin', status),
  }
}

function lettersOf({ event, description: reason = '' }: PaymentAct, about: OrderLetter): Letter[] {
  const { customer, shop, order } = about
  const received = { customer, shop, about: { kind: 'order', id: order.id } } as const
  switch (event) {
    case 'evidence_uploaded':
      return [paymentEvidenceReceived(received), studioPaymentEvidence(about)]
    case 'paid':
      return [paymentApproved(about)]
    case 'payment_rejected':
      return [paymentRejected({ ...about, reason })]
    case 'refunded':
      return [orderRefunded(about)]
    case 'payment_pending':
      return []
  }
}
