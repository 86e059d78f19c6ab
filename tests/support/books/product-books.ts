import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'

/** All that is written of products and of what was done with them, to see that a refusal changed nothing. */
export async function productBooks(db: Db) {
  return {
    products: await db.select().from(products).orderBy(asc(products.id)),
    stock: await db.select().from(inventory).orderBy(asc(inventory.productId), asc(inventory.variantKey)),
    history: await db.select().from(stockHistory).orderBy(asc(stockHistory.id)),
    audit: await auditRows(db),
  }
}

/** What the audit log says of products, or of one, oldest first; it is never emptied. */
export function auditRows(db: Db, productId?: string) {
  const which = productId === undefined ? undefined : eq(auditLog.objectId, productId)
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.objectType, 'product'), which))
    .orderBy(asc(auditLog.id))
}

/** The stock history of one product: its moves by combination, oldest first. */
export function movesOf(db: Db, productId: string) {
  const { variantKey, change, quantityAfter, cause, actorId } = stockHistory
  return db
    .select({ variantKey, change, quantityAfter, cause, actorId })
    .from(stockHistory)
    .where(eq(stockHistory.productId, productId))
    .orderBy(asc(stockHistory.id))
}
