import type { Order } from '#contract/orders/order.ts'
import { Problem } from '#contract/problems.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { awaitsVerdict, nextPaymentStatuses } from '#domain/orders/order-payment.ts'
import type { Payable } from '#domain/payments/payable.ts'
import type { Letter } from '#server/outbox/letter.ts'
import { type Books, booksOf } from '#server/payments/books.ts'
import { papersLine } from '#server/payments/payment-values.ts'
import { papersOf, type PayablePort, type PaymentOutcome, written } from '#server/payments/payable-port.ts'
import { changeOrderIn } from './change-order.ts'
import { type OrderLetter, orderLetter } from './letters.ts'
import { replyWith } from './order-reply.ts'
import { requireOrder, type StoredOrder, updateOrder } from './queries.ts'
import { unarchiveOrder } from './studio/archive-order.ts'
import type { PaperSubject } from '#server/db/schema/documents.ts'

/** An order as something to be paid for; a pending one is in processing once it is paid. */
export const orderPayable: PayablePort<StoredOrder, { order: Order }> = {
  notAwaited: 'payment_not_open',
  require: requireOrder,
  async change(tx, world, settings, actor, id, act) {
    if (act.reachesArchive) await unarchiveOrder(tx, world, actor, id)
    let outcome: PaymentOutcome | undefined
    let books: Books | undefined
    return changeOrderIn(tx, world, settings, actor, id, {
      async write(tx, before, at) {
        if (!isAgreed(before)) throw new Problem('order_not_payable')
        books = booksOf(tx, world, settings, actor, at)
        outcome = await act.write(books, payableOf(before))
        if (!outcome) return false
        const begins = outcome.isBegun && before.status === 'pending'
        const status = begins ? ({ status: 'processing' } as const) : {}
        return updateOrder(tx, id, { ...outcome.columns, ...status, updatedAt: at })
      },
      otherwise: act.otherwise ?? 'illegal_state',
      event: () => written(outcome).event,
      description: () => written(outcome).description ?? '',
      async letters(about, before) {
        const done = written(outcome)
        const papers = await papersOf(act, books, settings, id, paperSubject(before), done.reason)
        return lettersOf(done, { ...about, papers: papersLine(papers, about.order.number) })
      },
    })
  },
  present: replyWith,
}

function payableOf(order: StoredOrder): Payable {
  const { user, paymentStatus, paymentMethod, paymentNote, paidAt, status } = order
  return {
    id: order._id,
    userId: user._id,
    status: paymentStatus,
    method: paymentMethod,
    evidenceFileId: order.evidence?.id ?? null,
    isStated: awaitsVerdict(order),
    note: paymentNote,
    paidAt,
    isOver: status === 'cancelled',
    next: nextPaymentStatuses(paymentStatus, 'admin', status),
  }
}

function lettersOf({ event, description: reason = '', words }: PaymentOutcome, about: OrderLetter): Letter[] {
  switch (event) {
    case 'evidence_uploaded':
      return [orderLetter('payment-evidence-received', about), orderLetter('studio-payment-evidence', about)]
    case 'paid':
      return [orderLetter('payment-approved', about)]
    case 'payment_rejected':
    case 'payment_set_aside':
      return [orderLetter('payment-rejected', about, { reason })]
    case 'refunded':
      return [orderLetter('order-refunded', about)]
    case 'payment_received':
      return [orderLetter('payment-part', about, { receivedAmount: reason })]
    case 'cheque_bounced':
      return words ? [orderLetter('cheque-bounced', about, words)] : []
    case 'reduced':
      return words ? [orderLetter('credit-note', about, words)] : []
    case 'refund_approved':
      return words ? [orderLetter('refund-approved', about, words)] : []
    case 'refund_sent':
      return words ? [orderLetter('order-refunded:part', about, words)] : []
    case 'reminded':
      return [orderLetter('payment-due', about)]
    default:
      return []
  }
}

/** An order as its numbered papers hold it. */
export function paperSubject(order: StoredOrder): PaperSubject {
  const { number, user, items, itemsPrice, discount, shippingPrice, taxPrice, isPickup, shippingAddress } =
    order
  const { taxPpm, taxCounty, taxBaseCents } = order
  const { firstName, lastName, email } = user
  const lines = items.map(({ name, quantity, variants, pieces, price, discount }) => ({
    name,
    quantity,
    variants,
    pieces,
    price,
    discount,
  }))
  const sums = { itemsPrice, discount, shippingPrice, taxPrice, taxPpm, taxCounty, taxBaseCents }
  return {
    customer: { firstName, lastName, email },
    reference: number,
    order: { items: lines, ...sums, isPickup, shippingAddress },
  }
}
