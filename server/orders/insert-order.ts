import { Problem } from '#contract/problems.ts'
import { databaseFault, one, type Db } from '#server/db/database.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import type { Random } from '#server/world.ts'
import type { OrderLine } from './order-lines.ts'

export type NewOrder = Omit<typeof orders.$inferInsert, 'id'>

const MAX_DRAWS = 5

/**
 * Writes an order and its items, and returns its new id. In a quote request the items have no price yet.
 *
 * @throws Problem `product_not_found`, `package_not_found` (deleted since it was read)
 */
export async function insertOrder(
  tx: Db,
  random: Random,
  order: NewOrder,
  lines: readonly OrderLine[],
): Promise<string> {
  const orderId = await insertUnderFreeId(tx, random, order, MAX_DRAWS)
  const rows = lines.map(({ listPrice, cost, ...line }, position) => ({
    ...line,
    id: random.uuid(),
    orderId,
    position,
    listPriceCents: listPrice,
    unitPriceCents: order.kind === 'quote' ? null : listPrice,
    costCents: cost,
  }))
  await tx.insert(orderItems).values(rows).catch(goneInstead)
  return orderId
}

/** What was deleted since it was read is refused as what was never there. */
function goneInstead(error: unknown): never {
  const fault = databaseFault(error)
  const missing = fault?.kind === 'reference' ? gone[fault.constraint] : undefined
  throw missing ? new Problem(missing) : error
}

const gone: Record<string, 'product_not_found' | 'package_not_found'> = {
  order_items_product_id_products_id_fk: 'product_not_found',
  order_items_package_id_packages_id_fk: 'package_not_found',
}

/** Orders are named by the last 8 characters of their id; an id whose name is taken already is drawn again. */
async function insertUnderFreeId(
  tx: Db,
  random: Random,
  order: NewOrder,
  drawsLeft: number,
): Promise<string> {
  if (drawsLeft === 0) throw new Error(`No free order reference in ${MAX_DRAWS} draws`)
  const values = { ...order, id: random.uuid() }
  const inserted = await one(
    tx.insert(orders).values(values).onConflictDoNothing().returning({ id: orders.id }),
  )
  return inserted ? inserted.id : insertUnderFreeId(tx, random, order, drawsLeft - 1)
}
