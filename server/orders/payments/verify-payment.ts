import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { orderStatusesAllowing } from '#domain/orders/order-payment.ts'
import { paymentStatusesBefore } from '#domain/payments/payment-status.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Letter } from '#server/outbox/letter.ts'
import type { World } from '#server/world.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { isAgreedInSql } from './agreed.ts'
import type { Actor } from '#server/session.ts'
import { changeOrder } from '../change-order.ts'
import type { OrderEventType } from '../history.ts'
import { type StoredOrder, updateOrder } from '../queries.ts'
import { type OrderLetter, orderLetter } from '../letters.ts'

/** What the studio found out about a payment; the customer reads the reason. */
export type Verdict = { to: 'paid' } | { to: 'rejected'; reason: string } | { to: 'refunded' }

const events: Record<Verdict['to'], OrderEventType> = {
  paid: 'paid',
  rejected: 'payment_rejected',
  refunded: 'refunded',
}

/**
 * Marks the payment of an order paid (a pending order is then processing), rejected or, once the
 * order is cancelled, refunded. Of two verdicts at once only one counts.
 *
 * @throws Problem `order_not_found` · `order_not_payable` (its prices were never agreed to) ·
 *   `illegal_state` (not from where it stands, or done already)
 */
export function verifyPayment(
  world: World,
  actor: Actor,
  id: string,
  verdict: Verdict,
): Promise<StoredOrder> {
  const { to } = verdict
  return changeOrder(world, actor, id, {
    write(tx, before, at) {
      if (!isAgreed(before)) throw new Problem('order_not_payable')
      const set = { ...changesFor(verdict, at), paymentStatus: to, updatedAt: at }
      const isOpen = and(
        isAgreedInSql,
        inArray(orders.paymentStatus, paymentStatusesBefore(to, 'admin')),
        inArray(orders.status, orderStatusesAllowing(to)),
      )
      return updateOrder(tx, id, set, isOpen)
    },
    otherwise: 'illegal_state',
    event: events[to],
    description: to === 'rejected' ? verdict.reason : '',
    letters: (about) => [letterOf(verdict, about)],
  })
}

function changesFor(verdict: Verdict, at: Date) {
  if (verdict.to === 'paid') return { paidAt: at, paymentNote: '', status: processingOncePending }
  return verdict.to === 'rejected' ? { paymentNote: verdict.reason } : {}
}

const processingOncePending: SQL<OrderStatus> = sql`case when ${orders.status} = 'pending' then 'processing' else ${orders.status} end`

function letterOf(verdict: Verdict, about: OrderLetter): Letter {
  if (verdict.to === 'paid') return orderLetter('payment-approved', about)
  if (verdict.to === 'refunded') return orderLetter('order-refunded', about)
  return orderLetter('payment-rejected', about, { reason: verdict.reason })
}
