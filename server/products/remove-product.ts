import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { eq } from 'drizzle-orm'
import { one, type Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import type { World } from '#server/world.ts'
import { refuseInPackages } from './in-packages.ts'
import { requireManaged } from './managed-queries.ts'
import { productDifference } from './queries.ts'

/**
 * Deletes a product. What was ordered or suggested is never lost: such a product is archived instead.
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
    const isArchived = await isNamed(tx, id)
    if (isArchived) await archive(tx, id, clock())
    else await tx.delete(products).where(eq(products.id, id))
    const after = isArchived ? await requireManaged(tx, actor, id) : undefined
    const action = isArchived ? 'product.archived' : 'product.deleted'
    await recordChange(tx, actor, { action, id, ...productDifference(before, after) })
    cache.changed(tx, tags.products([id]))
    return { isArchived }
  })
}

const namedText = `
  select exists (select from order_items where product_id = $1)
    or exists (select from order_holds where product_id = $1)
    or exists (select from design_suggestions where product_id = $1) as "isNamed"`

/** Whether an order or a design tells of it. */
async function isNamed(tx: Db, id: string): Promise<boolean> {
  const named = await one(
    tx.rows<{ isNamed: boolean }>({ name: 'product_named', text: namedText, values: [id] }),
  )
  return named?.isNamed === true
}

async function archive(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(products).set({ state: 'archived', updatedAt: at }).where(eq(products.id, id))
}
