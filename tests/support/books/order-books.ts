import { asc } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { cartItems } from '#server/db/schema/cart.ts'
import { emails } from '#server/db/schema/emails.ts'
import { files } from '#server/db/schema/files.ts'
import { quoteRevisions } from '#server/db/schema/quote-revisions.ts'
import { idempotencyKeys } from '#kit/node/http/tables.ts'
import { inventory, orderHolds, stockHistory } from '#server/db/schema/inventory.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { refused } from './refused.ts'

/** Everything that an order could change: two of these are equal when nothing did. */
export async function orderBooks(db: Db) {
  return {
    orders: await db.select().from(orders).orderBy(asc(orders.id)),
    items: await db.select().from(orderItems).orderBy(asc(orderItems.id)),
    revisions: await db.select().from(quoteRevisions).orderBy(asc(quoteRevisions.orderId)),
    holds: await db.select().from(orderHolds).orderBy(asc(orderHolds.orderId), asc(orderHolds.productId)),
    history: await db.select().from(orderHistory).orderBy(asc(orderHistory.id)),
    stock: await db.select().from(inventory).orderBy(asc(inventory.productId), asc(inventory.variantKey)),
    stockHistory: await db.select().from(stockHistory).orderBy(asc(stockHistory.id)),
    carts: await db.select().from(cartItems).orderBy(asc(cartItems.id)),
    letters: await db.select().from(emails).orderBy(asc(emails.id)),
    keys: await db.select().from(idempotencyKeys).orderBy(asc(idempotencyKeys.key)),
    files: await db.select().from(files).orderBy(asc(files.id)),
    audit: await db.$count(auditLog),
  }
}

/** The letters waiting to leave, as `name → address`. */
export async function lettersIn(db: Db): Promise<string[]> {
  const rows = await db.select({ letter: emails.letter, to: emails.recipient }).from(emails)
  return rows.map(({ letter, to }) => `${letter} → ${to}`).toSorted()
}

/** Units at hand by variant key. */
export async function stockIn(db: Db): Promise<Record<string, number>> {
  const rows = await db.select().from(inventory)
  return Object.fromEntries(rows.map(({ variantKey, quantity }) => [variantKey, quantity]))
}

/** What a refused call says. Throws when the call was not refused, or left a trace. */
export const refusalOf = (db: Db, call: () => Promise<unknown>) => refused(() => orderBooks(db), call)
