import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { statusesBefore, type OrderStatus } from '#domain/orders/order-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Letter, OrderLetter } from '#server/emails/letters/letter.ts'
import { orderCanceled } from '#server/emails/letters/order-canceled.ts'
import { orderDelivered } from '#server/emails/letters/order-delivered.ts'
import { orderShipped } from '#server/emails/letters/order-shipped.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { auditOrder, type Actor } from '../audit-order.ts'
import { recordOrderEvent } from '../history.ts'
import { returnStock, takeStock } from '../stock/hold-stock.ts'
import { orderLetter } from '../order-letters.ts'
import { lockOrder, requireOrder, type StoredOrder } from '../queries.ts'

type Move = { status: OrderStatus; reason: string }

/**
 * Moves an order to another status. Cancelling gives its units back once; leaving `cancelled` takes
 * them again, where its prices were ever agreed to.
 *
 * @throws Problem `order_not_found` · `illegal_state` (it has that status already) · `out_of_stock`
 */
export async function changeStatus(shop: World, actor: Actor, id: string, move: Move): Promise<StoredOrder> {
  const settings = await currentSettings.get(shop)
  return shop.db.inTransaction(async (tx) => {
    const before = await lockOrder(tx, actor, id)
    if (!(await writeStatus(tx, id, move.status, shop.clock()))) throw new Problem('illegal_state')
    await followWithStock(tx, shop, actor, before, move.status)
    const { status: type, reason: description } = move
    await recordOrderEvent(tx, { orderId: id, type, description, actorId: actor.id, at: shop.clock() })
    const after = await requireOrder(tx, actor, id)
    await auditOrder(tx, actor, 'order.status', before, after)
    await queueLetters(tx, lettersOf(move, orderLetter(after, letterShop(settings, shop.config)), settings))
    return after
  })
}

async function writeStatus(tx: Db, id: string, status: OrderStatus, at: Date): Promise<boolean> {
  const written = await tx
    .update(orders)
    .set({ status, deliveredAt: status === 'delivered' ? at : null, updatedAt: at })
    .where(and(eq(orders.id, id), inArray(orders.status, statusesBefore(status, 'admin'))))
    .returning({ id: orders.id })
  return written.length > 0
}

async function followWithStock(
  tx: Db,
  shop: World,
  { id: actorId }: Actor,
  before: StoredOrder,
  to: OrderStatus,
) {
  const orderId = before._id
  if (to === 'cancelled') await returnStock(tx, shop, { orderId, cause: 'order_cancelled', actorId })
  else if (before.status === 'cancelled' && isAgreed(before)) {
    await takeStock(tx, shop, { orderId, cause: 'order_restored', actorId }, before.items)
  }
}

function lettersOf({ status, reason }: Move, about: OrderLetter, { email }: Settings): Letter[] {
  if (status === 'shipped') return [orderShipped({ ...about, ownBody: email.shippingConfirmationTemplate })]
  if (status === 'delivered') return [orderDelivered(about)]
  if (status === 'cancelled') return [orderCanceled({ ...about, reason })]
  return []
}
