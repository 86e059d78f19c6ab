import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orderHolds } from '#server/db/schema/inventory.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { World } from '#server/world.ts'
import { lockStock, moveStock, type StockMove } from './move-units.ts'
import { refuseShortage, unitsOf, type StockLine } from './shortage.ts'

type OrderMove = StockMove & { orderId: string }

/**
 * Takes the units of an order out of stock, of packages all their pieces, once: nothing happens while the order holds them already.
 *
 * @param lines  in the order the customer reads them: a refusal names them by place
 * @throws Problem `out_of_stock`; the caller's transaction is then to be rolled back
 */
export async function reserveStock(
  tx: Db,
  shop: World,
  move: OrderMove,
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
  const taken = await moveStock(
    tx,
    shop,
    move,
    units.map((unit) => ({ ...unit, quantity: -unit.quantity })),
  )
  if (taken < units.length) throw new Problem('out_of_stock')
}

/**
 * Gives the units of an order back, once: nothing happens when it holds none. Units of a choice that
 * the catalogue no longer has stay out: there is no row to put them on.
 */
export async function releaseStock(tx: Db, shop: World, move: OrderMove): Promise<void> {
  if (!(await setHolding(tx, move.orderId, false))) return
  const units = await tx.select().from(orderHolds).where(eq(orderHolds.orderId, move.orderId))
  await lockStock(tx, units)
  await moveStock(tx, shop, move, units)
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
