import type { StockUnits } from '#domain/stock/stock-units.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { StockCause } from '#server/db/schema/inventory.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'

/** Why stock moves, who did it, and for which order. */
export type StockMove = { orderId: string | null; cause: StockCause; actorId: string | null }

type NotedUnits = StockUnits & { note?: string }

// Two orders over the same products in another order would wait for each other for ever: all lock in one order.
const lockText = `
  select i.product_id as "productId", i.variant_key as "variantKey", i.quantity
  from inventory i
  join unnest($1::uuid[], $2::text[]) as wanted (product_id, variant_key)
    on i.product_id = wanted.product_id and i.variant_key = wanted.variant_key
  order by i.product_id, i.variant_key
  for update of i`

export function lockStock(tx: Db, units: readonly StockUnits[]): Promise<StockUnits[]> {
  return tx.rows<StockUnits>({ name: 'lock_stock', text: lockText, values: keysOf(units) })
}

const moveText = `
  with asked as (
    select * from unnest($1::uuid[], $2::text[], $3::int[], $8::text[]) as asked (product_id, variant_key, change, note)
  ), moved as (
    update inventory i set quantity = i.quantity + asked.change
    from asked
    where i.product_id = asked.product_id and i.variant_key = asked.variant_key and i.quantity + asked.change >= 0
    returning i.product_id, i.variant_key, asked.change, asked.note, i.quantity
  )
  insert into stock_history (product_id, variant_key, change, quantity_after, note, cause, order_id, actor_id, created_at)
  select product_id, variant_key, change, quantity, note, $4::text, $5::uuid, $6::uuid, $7::timestamptz from moved
  returning product_id as "productId"`

/**
 * Lets units come or, below 0, go, with their rows in the history, in one statement. Their rows are to be locked.
 *
 * @returns how many rows had enough units
 */
export async function moveStock(
  tx: Db,
  { clock, cache }: Pick<World, 'clock' | 'cache'>,
  { orderId, cause, actorId }: StockMove,
  units: readonly NotedUnits[],
): Promise<number> {
  const changes = units.map(({ quantity }) => quantity)
  const notes = units.map(({ note = '' }) => note)
  const values = [...keysOf(units), changes, cause, orderId, actorId, clock(), notes]
  const moved = await tx.rows<{ productId: string }>({ name: 'move_stock', text: moveText, values })
  cache.changed(tx, tags.products([...new Set(moved.map(({ productId }) => productId))]))
  return moved.length
}

function keysOf(units: readonly StockUnits[]): [string[], string[]] {
  return [units.map(({ productId }) => productId), units.map(({ variantKey }) => variantKey)]
}
