import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { eq } from 'drizzle-orm'
import { one, type Db } from '#kit/node/db/database.ts'
import { orderHolds } from '#server/db/schema/inventory.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import { products } from '#server/db/schema/products.ts'
import type { World } from '#server/world.ts'
import { refuseInPackages } from './in-packages.ts'
import { requireManaged } from './managed-queries.ts'
import { productDifference } from './queries.ts'

/**
 * Deletes a product. What was ordered is never lost: such a product is archived instead.
 *
 * @returns whether it was archived
 * @throws Problem `product_not_found` · `product_in_package`
 */
export function removeProduct(
  { db, clock, cache }: World,
  actor: Actor,
  id: string,
): Promise<{ isArchived: boolean }> {
  return db.inTransaction(async (tx) => {
    // Whoever orders it at this moment waits, and then finds it gone or archived.
    await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update')
    const before = await requireManaged(tx, actor, id)
    await refuseInPackages(tx, [id])
    const isArchived = await wasOrdered(tx, id)
    if (isArchived) await archive(tx, id, clock())
    else await tx.delete(products).where(eq(products.id, id))
    const after = isArchived ? await requireManaged(tx, actor, id) : undefined
    const action = isArchived ? 'product.archived' : 'product.deleted'
    await recordChange(tx, actor, { action, id, ...productDifference(before, after) })
    cache.changed(tx, tags.products([id]))
    return { isArchived }
  })
}

async function wasOrdered(tx: Db, id: string): Promise<boolean> {
  const items = tx.select({ id: orderItems.productId }).from(orderItems).where(eq(orderItems.productId, id))
  const holds = tx.select({ id: orderHolds.productId }).from(orderHolds).where(eq(orderHolds.productId, id))
  return (await one(items.limit(1))) !== undefined || (await one(holds.limit(1))) !== undefined
}

async function archive(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(products).set({ state: 'archived', updatedAt: at }).where(eq(products.id, id))
}
