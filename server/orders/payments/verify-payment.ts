import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { orderStatusesAllowing } from '#domain/orders/order-payment.ts'
import { paymentStatusesBefore } from '#domain/payments/payment-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Letter, OrderLetter } from '#server/emails/letters/letter.ts'
import { orderRefunded } from '#server/emails/letters/order-refunded.ts'
import { paymentApproved } from '#server/emails/letters/payment-approved.ts'
import { paymentRejected } from '#server/emails/letters/payment-rejected.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { isAgreedInSql } from './agreed.ts'
import { auditOrder, type Actor } from '../audit-order.ts'
import { type OrderEventType, recordOrderEvent } from '../history.ts'
import { orderLetter } from '../order-letters.ts'
import { lockOrder, requireOrder, type StoredOrder } from '../queries.ts'

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
export async function verifyPayment(
  shop: World,
  actor: Actor,
  id: string,
  verdict: Verdict,
): Promise<StoredOrder> {
  const settings = await currentSettings.get(shop)
  return shop.db.inTransaction(async (tx) => {
    const before = await lockOrder(tx, actor, id)
    if (!isAgreed(before)) throw new Problem('order_not_payable')
    if (!(await writeVerdict(tx, id, verdict, shop.clock()))) throw new Problem('illegal_state')
    const description = verdict.to === 'rejected' ? verdict.reason : ''
    const type = events[verdict.to]
    await recordOrderEvent(tx, { orderId: id, type, description, actorId: actor.id, at: shop.clock() })
    const after = await requireOrder(tx, actor, id)
    await auditOrder(tx, actor, `order.${type}`, before, after)
    await queueLetters(tx, [letterOf(verdict, orderLetter(after, letterShop(settings, shop.config)))])
    return after
  })
}

async function writeVerdict(tx: Db, id: string, verdict: Verdict, at: Date): Promise<boolean> {
  const written = await tx
    .update(orders)
    .set({ ...changesFor(verdict, at), paymentStatus: verdict.to, updatedAt: at })
    .where(
      and(
        eq(orders.id, id),
        isAgreedInSql,
        inArray(orders.paymentStatus, paymentStatusesBefore(verdict.to, 'admin')),
        inArray(orders.status, orderStatusesAllowing(verdict.to)),
      ),
    )
    .returning({ id: orders.id })
  return written.length > 0
}

function changesFor(verdict: Verdict, at: Date) {
  if (verdict.to === 'paid') return { paidAt: at, paymentNote: '', status: processingOncePending }
  return verdict.to === 'rejected' ? { paymentNote: verdict.reason } : {}
}

const processingOncePending: SQL<OrderStatus> = sql`case when ${orders.status} = 'pending' then 'processing' else ${orders.status} end`

function letterOf(verdict: Verdict, about: OrderLetter): Letter {
  if (verdict.to === 'paid') return paymentApproved(about)
  if (verdict.to === 'refunded') return orderRefunded(about)
  return paymentRejected({ ...about, reason: verdict.reason })
}
