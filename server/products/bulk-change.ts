import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { BulkChange } from '#contract/products-admin.ts'
import type { Settings } from '#contract/settings.ts'
import { priceOff, stateOfAction } from '#domain/products/managed-list.ts'
import { actOfState, type ProductState } from '#domain/products/product-state.ts'
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
 * @throws Problem `product_not_found` · `product_in_package` (to leave the shop) · `validation_failed` (the category) ·
 *   `product_without_picture` · `product_awaits_studio`, `illegal_state` (what a seller cannot publish)
 */
export async function bulkChange(shop: World, actor: Actor, change: BulkChange): Promise<number> {
  const { db, clock, cache } = shop
  const { general } = await currentSettings.get(shop)
  const state = stateOfAction[change.action]
  const ids = [...new Set(change.ids)]
  const at = clock()
  const work = db.inTransaction(async (tx) => {
    const before = await lockAll(tx, actor, ids)
    const moved = before.filter((product) => product.state !== state)
    if (change.action === 'category') await refuseUnknownCategories(tx, change.category, [])
    if (state === 'live') refuseUnpublishable(moved, actor, general)
    else if (state)
      await refuseInPackages(
        tx,
        moved.map(({ _id }) => _id),
      )
    await write(tx, ids, before, change)
    const after = await managedByIds(tx, actor, ids)
    const changes = before
      .map((was, place) => ({
        action: actionOf(was.state, after[place]?.state),
        id: was._id,
        ...productDifference(was, after[place]),
      }))
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

/** What would be shown broken, and what a seller leaves to the studio. */
function refuseUnpublishable(
  found: readonly ManagedStored[],
  actor: Actor,
  { productsOfSellersWait }: Settings['general'],
): void {
  if (actor.role !== 'admin') {
    if (productsOfSellersWait) throw new Problem('product_awaits_studio')
    if (found.some(({ state }) => state === 'archived')) throw new Problem('product_in_archive')
  }
  const bare = found.filter(({ state, pictures }) => state === 'draft' && pictures.length === 0)
  const [first] = bare
  if (!first) return
  const others = bare.length > 1 ? ` and ${(bare.length - 1).toLocaleString('en-US')} more` : ''
  throw new Problem('product_without_picture', {
    message: `${first.name} (${first.productCode})${others} cannot be published without a picture. Add at least one first.`,
  })
}

async function write(
  tx: Db,
  ids: string[],
  before: readonly ManagedStored[],
  change: BulkChange,
): Promise<void> {
  await tx.update(products).set(valuesOf(before, change)).where(inArray(products.id, ids))
  if (change.action === 'category') {
    const isFurther = eq(productCategories.categoryId, change.category)
    await tx.delete(productCategories).where(and(inArray(productCategories.productId, ids), isFurther))
  }
}

function valuesOf(before: readonly ManagedStored[], { action, category, percentOff = 0 }: BulkChange) {
  switch (action) {
    case 'category':
      return { categoryId: category }
    case 'sale': {
      const priceOf = Object.fromEntries(before.map(({ _id, price }) => [_id, priceOff(price, percentOff)]))
      return {
        isOnSale: true,
        salePriceCents: sql`(${JSON.stringify(priceOf)}::jsonb ->> ${products.id}::text)::int`,
      }
    }
    case 'end-sale':
      return { isOnSale: false, salePriceCents: null }
    default:
      return { state: stateOfAction[action] }
  }
}

function actionOf(before: ProductState, after = before) {
  return before === after ? ('product.changed' as const) : (`product.${actOfState(before, after)}` as const)
}
