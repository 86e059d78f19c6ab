import { inArray } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { statusesBefore, type OrderStatus } from '#domain/orders/order-status.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Letter } from '#server/outbox/letter.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { changeOrder } from '../change-order.ts'
import { updateOrder, type StoredOrder } from '../queries.ts'
import { releaseStock, reserveStock } from '#server/stock/reservations.ts'
import { type OrderLetter, orderLetter } from '../letters.ts'

type Move = { status: OrderStatus; reason: string; seen?: OrderStatus | undefined }

/**
 * Moves an order to another status. Cancelling gives its units back once; leaving `cancelled` takes
 * them again, where its prices were ever agreed to. A status that it has already changes nothing.
 *
 * @throws Problem `order_not_found` · `illegal_state` (it stands elsewhere than was seen) · `out_of_stock`
 */
export function changeStatus(world: World, actor: Actor, id: string, move: Move): Promise<StoredOrder> {
  const { status, seen } = move
  return changeOrder(world, actor, id, {
    isDone: (before) => before.status === status,
    async write(tx, before, at) {
      if (seen !== undefined && seen !== before.status) return false
      const set = { status, deliveredAt: status === 'delivered' ? at : null, updatedAt: at }
      const isElsewhere = inArray(orders.status, statusesBefore(status, 'admin'))
      if (!(await updateOrder(tx, id, set, isElsewhere))) return false
      await followWithStock(tx, world, actor, before, status)
      return true
    },
    otherwise: 'illegal_state',
    event: status,
    description: move.reason,
    action: 'order.status',
    letters: (about, _, settings) => lettersOf(move, about, settings),
  })
}

async function followWithStock(
  tx: Db,
  world: World,
  { id: actorId }: Actor,
  before: StoredOrder,
  to: OrderStatus,
) {
  const orderId = before._id
  if (to === 'cancelled') await releaseStock(tx, world, { orderId, cause: 'order_cancelled', actorId })
  else if (before.status === 'cancelled' && isAgreed(before)) {
    await reserveStock(tx, world, { orderId, cause: 'order_restored', actorId }, before.items)
  }
}

function lettersOf({ status, reason }: Move, about: OrderLetter, { email }: Settings): Letter[] {
  if (status === 'shipped')
    return [orderLetter('order-shipped', { ...about, ownBody: email.shippingConfirmationTemplate })]
  if (status === 'delivered') return [orderLetter('order-delivered', about)]
  if (status === 'cancelled') return [orderLetter('order-canceled', about, { reason })]
  return []
}
