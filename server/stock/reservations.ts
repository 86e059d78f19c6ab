import { tags } from '#server/tags.ts'
import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { StockUnits } from '#domain/stock/stock-units.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { StockCause } from '#server/db/schema/inventory.ts'
import { orderHolds, orders } from '#server/db/schema/orders.ts'
import type { World } from '#server/world.ts'
import { refuseShortage, unitsOf, type StockLine } from './shortage.ts'

/** Which order moves stock, why, and who did it. */
export type StockMove = { orderId: string; cause: StockCause; actorId: string | null }

type Direction = 'take' | 'return'

/**
 * Takes the units of an order out of stock, of packages all their pieces, once: nothing happens while the order holds them already.
 *
 * @param lines  in the order the customer reads them: a refusal names them by place
 * @throws Problem `out_of_stock`; the caller's transaction is then to be rolled back
 */
export async function reserveStock(
  tx: Db,
  shop: World,
  move: StockMove,
  lines: readonly StockLine[],
): Promise<void> {
  if (!(await setHolding(tx, move.orderId, true))) return
  const units = unitsOf(lines)
  // A package may hold nothing of the catalogue; then there is nothing to take.
  if (units.length === 0) return
  await tx
    .insert(orderHolds)
    .values(units.map((unit) => ({ ...unit, orderId: move.orderId })))
    .onConflictDoNothing()
  refuseShortage(lines, await lockStock(tx, units))
  const taken = await moveStock(tx, shop, move, units, 'take')
  if (taken < units.length) throw new Problem('out_of_stock')
}

/**
 * Gives the units of an order back, once: nothing happens when it holds none. Units of a choice that
 * the catalogue no longer has stay out: there is no row to put them on.
 */
export async function releaseStock(tx: Db, shop: World, move: StockMove): Promise<void> {
  if (!(await setHolding(tx, move.orderId, false))) return
  const units = await tx.select().from(orderHolds).where(eq(orderHolds.orderId, move.orderId))
  await lockStock(tx, units)
  await moveStock(tx, shop, move, units, 'return')
}

/** Whether this call changed it: of two at once only one does. */
async function setHolding(tx: Db, orderId: string, holdsStock: boolean): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ holdsStock })
    .where(and(eq(orders.id, orderId), ne(orders.holdsStock, holdsStock)))
    .returning({ id: orders.id })
  return changed.length > 0
}

// Two orders over the same products in another order would wait for each other for ever: all lock in one order.
const lockText = `
  select i.product_id as "productId", i.variant_key as "variantKey", i.quantity
  from inventory i
  join unnest($1::uuid[], $2::text[]) as wanted (product_id, variant_key)
    on i.product_id = wanted.product_id and i.variant_key = wanted.variant_key
  order by i.product_id, i.variant_key
  for update of i`

function lockStock(tx: Db, units: readonly StockUnits[]): Promise<StockUnits[]> {
  return tx.rows<StockUnits>({ name: 'lock_stock', text: lockText, values: keysOf(units) })
}

const moveText = `
  with asked as (
    select * from unnest($1::uuid[], $2::text[], $3::int[]) as asked (product_id, variant_key, change)
  ), moved as (
    update inventory i set quantity = i.quantity + asked.change
    from asked
    where i.product_id = asked.product_id and i.variant_key = asked.variant_key and i.quantity + asked.change >= 0
    returning i.product_id, i.variant_key, asked.change, i.quantity
  )
  insert into stock_history (product_id, variant_key, change, quantity_after, cause, order_id, actor_id, created_at)
  select product_id, variant_key, change, quantity, $4::text, $5::uuid, $6::uuid, $7::timestamptz from moved
  returning product_id as "productId"`

/** Changes stock and writes its history in one statement; returns how many rows had enough units. */
async function moveStock(
  tx: Db,
  { clock, cache }: World,
  { orderId, cause, actorId }: StockMove,
  units: readonly StockUnits[],
  direction: Direction,
): Promise<number> {
  const changes = units.map(({ quantity }) => (direction === 'take' ? -quantity : quantity))
  const values = [...keysOf(units), changes, cause, orderId, actorId, clock()]
  const moved = await tx.rows<{ productId: string }>({ name: 'move_stock', text: moveText, values })
  cache.changed(tx, tags.products([...new Set(moved.map(({ productId }) => productId))]))
  return moved.length
}

function keysOf(units: readonly StockUnits[]): [string[], string[]] {
  return [units.map(({ productId }) => productId), units.map(({ variantKey }) => variantKey)]
}
