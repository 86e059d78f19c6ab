import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { eq } from 'drizzle-orm'
import { type ProductChange, type ProductForm, saleTooHigh } from '#contract/product-form.ts'
import { Problem } from '#contract/problems.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import type { World } from '#server/world.ts'
import { keepProductFiles } from './keep-product-files.ts'
import { lockManaged, type ManagedStored, requireManaged } from './managed-queries.ts'
import { placeImages } from './place-images.ts'
import { productFields } from './product-fields.ts'
import { writeCategories, writePictures } from './product-lists.ts'
import { productDifference } from './queries.ts'
import { refusalOfRace, refuseTakenCode, refuseUnknownCategories } from './product-refusals.ts'
import { writeStock } from '#server/stock/stock-rows.ts'

/**
 * Changes of a product what is sent; to say what is there already changes nothing.
 *
 * @throws Problem `product_not_found` (or somebody else's) · `stale` (saved by another since the form was opened) ·
 *   `validation_failed` · `product_code_taken` · `unsupported_type` (a file that cannot be read)
 */
export async function changeProduct(
  shop: World,
  actor: Actor,
  id: string,
  change: ProductChange,
): Promise<ManagedStored> {
  const { db, files, config } = shop
  const { general } = await currentSettings.get(shop)
  // All that can be refused is refused before the work on pictures begins.
  const seen = await requireManaged(db, actor, id)
  refuseStale(seen, change)
  await refuseTakenCode(db, completed(change, seen).productCode, id)
  const stored = await keepProductFiles(files, change)
  const places = { hosts: general.modelHosts, origin: config.publicUrl }

  const work = db.inTransaction(async (tx) => {
    const before = await lockManaged(tx, actor, id)
    refuseStale(before, change)
    const form = completed(change, before)
    const fields = productFields(form, { keeper: actor, before, models: stored.models, places })
    const { row, categories, variants, stock, availability } = fields
    await refuseTakenCode(tx, form.productCode, id)
    await refuseUnknownCategories(tx, row.categoryId, categories)
    await tx.update(products).set(row).where(eq(products.id, id))
    const keys = allVariantKeys(variants)
    await writeCategories(tx, id, categories)
    await writePictures(tx, id, placeImages({ ...form, added: stored.images, before: before.pictures, keys }))
    const wish = { keys, availability, wanted: stock, seen: form.stockSeen ?? {} }
    await writeStock(tx, { productId: id, ...wish }, { actorId: actor.id, at: shop.clock() })
    return finish(tx, shop, actor, before)
  })
  return work.catch(refusalOfRace)
}

/**
 * What is left out of the parts that every product has, from what it was.
 *
 * @throws Problem `validation_failed`: on sale for no less
 */
function completed(change: ProductChange, before: ManagedStored): ProductForm {
  const { productCode, name, description, category, price, salePrice } = before
  const form = { productCode, name, description, category, price, salePrice, ...change }
  if (form.salePrice === null || form.salePrice < form.price) return form
  throw new Problem('validation_failed', { message: saleTooHigh, fields: { salePrice: saleTooHigh } })
}

/** Notes what was changed, if anything was, and shows it. */
async function finish(
  tx: Db,
  { clock, cache }: World,
  actor: Actor,
  before: ManagedStored,
): Promise<ManagedStored> {
  const { _id: id } = before
  const written = await requireManaged(tx, actor, id)
  const changed = productDifference(before, written)
  if (changed.isNothing) return written
  const updatedAt = clock()
  await tx.update(products).set({ updatedAt }).where(eq(products.id, id))
  await recordChange(tx, actor, { action: 'product.changed', id, ...changed })
  cache.changed(tx, tags.products([id]))
  return { ...written, updatedAt }
}

function refuseStale({ updatedAt }: ManagedStored, { updatedAt: seen }: ProductChange): void {
  if (seen !== undefined && seen.getTime() !== updatedAt.getTime()) throw new Problem('stale')
}
