import { currentSettings } from '#server/settings/current-settings.ts'
import { and, desc, eq } from 'drizzle-orm'
import { tooMany } from '#kit/core/operation/problem.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { isFormerEmail } from '#domain/users/former-person.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import type { Letter } from '#server/outbox/letter.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '#server/session.ts'
import { recordOrderChange } from './change-order.ts'
import { recordOrderEvent } from './history.ts'
import { aboutOrder, type OrderLetter, orderLetter } from './letters.ts'
import { lockOrder, type StoredOrder } from './queries.ts'

const NOBODY = 'The account of this customer was deleted, so nobody would read it'
const MAX_PER_HOUR = 3
const HOUR_MS = 60 * 60_000

/**
 * Sends the letter that says how an order stands to its buyer again, whoever asks.
 *
 * @returns the buyer's address
 * @throws Problem `order_not_found` · `rate_limited` (three were sent within the hour, or ten such letters today) ·
 *   `illegal_state` (there is nothing to confirm, as it is cancelled, or nobody to read it)
 */
export async function sendConfirmation(shop: World, asker: Actor, id: string): Promise<string> {
  const settings = await currentSettings.get(shop)
  const at = shop.clock()
  return shop.db.inTransaction(async (tx) => {
    const order = await lockOrder(tx, asker, id)
    if (order.status === 'cancelled') throw new Problem('illegal_state')
    if (isFormerEmail(order.user.email)) throw new Problem('illegal_state', { message: NOBODY })
    await refuseFlood(tx, id, at)
    await recordOrderEvent(tx, { orderId: id, type: 'confirmation_sent', actorId: asker.id, at })
    await recordOrderChange(tx, asker, 'order.confirmation_sent', order, order)
    const about = aboutOrder(order, letterShop(settings, shop.config))
    const queued = await queueLetters(tx, [confirmationOf(order, about, settings)])
    // This address has had as many of its kind today as one is sent.
    if (queued === 0) throw tooMany(HOUR_MS)
    return order.user.email
  })
}

/** An inbox is not filled by pressing a button; what was sent stands in the order's history. */
async function refuseFlood(tx: Db, id: string, now: Date): Promise<void> {
  const [third] = await tx
    .select({ sentAt: orderHistory.createdAt })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, id), eq(orderHistory.type, 'confirmation_sent')))
    .orderBy(desc(orderHistory.id))
    .limit(1)
    .offset(MAX_PER_HOUR - 1)
  const waitMs = (third?.sentAt.getTime() ?? -Infinity) + HOUR_MS - now.getTime()
  if (waitMs > 0) throw tooMany(waitMs)
}

/** Nobody who has paid is asked to pay again, and nobody whose order has left is told to wait for it. */
function confirmationOf(order: StoredOrder, about: OrderLetter, { email }: Settings): Letter {
  if (order.status === 'delivered') return orderLetter('order-delivered', about)
  if (order.status === 'shipped')
    return orderLetter('order-shipped', { ...about, ownBody: email.shippingConfirmationTemplate })
  if (order.isPaid) return orderLetter('payment-approved', about)
  if (order.quoteStatus === 'requested') return orderLetter('quote-request-received', about)
  if (order.quoteStatus === 'quoted') return orderLetter('quote-ready', about)
  if (order.quoteStatus === 'accepted') return orderLetter('quote-accepted', about)
  return orderLetter('order-received', { ...about, ownBody: email.orderConfirmationTemplate })
}
