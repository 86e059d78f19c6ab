import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { BulkChange } from '#contract/products-admin.ts'
import { priceOff } from '#domain/products/managed-list.ts'
import type { Db } from '#kit/node/db/database.ts'
import { productCategories, products } from '#server/db/schema/products.ts'
import type { World } from '#server/world.ts'
import { refuseInPackages } from './in-packages.ts'
import { lockEach, managedByIds, type ManagedStored } from './managed-queries.ts'
import { productDifference } from './queries.ts'
import { refusalOfRace, refuseUnknownCategories } from './product-refusals.ts'

/**
 * Does one act on many products: all of them or, where one refuses, none. Each that it changed has its own row in
 * the audit log, so that its history is whole; those that were so already are left alone.
 *
 * @returns how many were changed
 * @throws Problem `product_not_found` · `product_in_package` (to be archived) · `validation_failed` (the category)
 */
export function bulkChange({ db, clock, cache }: World, actor: Actor, change: BulkChange): Promise<number> {
  const ids = [...new Set(change.ids)]
  const at = clock()
  const work = db.inTransaction(async (tx) => {
    const before = await lockAll(tx, actor, ids)
    await refuse(tx, change, ids)
    for (const product of before) await write(tx, product, change)
    const after = await managedByIds(tx, actor, ids)
    const action = actionOf(change)
    const changes = before
      .map((was, place) => ({ action, id: was._id, ...productDifference(was, after[place]) }))
      .filter(({ isNothing }) => !isNothing)
    const changedIds = changes.map(({ id }) => id)
    await tx.update(products).set({ updatedAt: at }).where(inArray(products.id, changedIds))
    await recordChange(tx, actor, ...changes)
    cache.changed(tx, tags.products(changedIds))
    return changes.length
  })
  return work.catch(refusalOfRace)
}

async function lockAll(tx: Db, actor: Actor, ids: string[]): Promise<ManagedStored[]> {
  const found = await lockEach(tx, actor, ids)
  if (found.length < ids.length) throw new Problem('product_not_found')
  return found
}

async function refuse(tx: Db, { action, category }: BulkChange, ids: string[]): Promise<void> {
  if (action === 'category') await refuseUnknownCategories(tx, category, [])
  if (action === 'archive') await refuseInPackages(tx, ids)
}

async function write(tx: Db, product: ManagedStored, change: BulkChange): Promise<void> {
  const { _id: id } = product
  await tx.update(products).set(valuesOf(product, change)).where(eq(products.id, id))
  if (change.action === 'category') {
    const isFurther = eq(productCategories.categoryId, change.category)
    await tx.delete(productCategories).where(and(eq(productCategories.productId, id), isFurther))
  }
}

function valuesOf({ price }: ManagedStored, { action, category, percentOff = 0 }: BulkChange) {
  switch (action) {
    case 'category':
      return { categoryId: category }
    case 'sale':
      return { isOnSale: true, salePriceCents: priceOff(price, percentOff) }
    case 'end-sale':
      return { isOnSale: false, salePriceCents: null }
    default:
      return { isArchived: action === 'archive' }
  }
}

function actionOf({ action }: BulkChange) {
  if (action === 'archive') return 'product.archived' as const
  return action === 'restore' ? ('product.restored' as const) : ('product.changed' as const)
}
