import { ownOf } from '#kit/core/own-of.ts'
import { productDifference } from './queries.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { NewProductForm } from '#contract/product-form.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import { type StoredReply, idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { World } from '#server/world.ts'
import { insertProduct } from './insert-product.ts'
import { keepProductFiles } from './keep-product-files.ts'
import { type ManagedStored, requireManaged } from './managed-queries.ts'
import { placeImages } from './place-images.ts'
import { productFields } from './product-fields.ts'
import { refusalOfRace, refuseTakenCode, refuseUnknownCategories } from './product-refusals.ts'

/**
 * Adds a product to the shop, of a seller as their own, and shows it at once unless it is a draft.
 *
 * @returns what `reply` makes of the product, or the reply kept from the first time it was sent
 * @throws Problem `validation_failed` · `product_code_taken` · `unsupported_type` (a file that cannot be read)
 */
export async function createProduct<Reply>(
  shop: World,
  actor: Actor,
  form: NewProductForm,
  submit: IdempotentRequest | undefined,
  reply: (product: ManagedStored) => Reply,
): Promise<Reply | StoredReply> {
  const { db, clock, config, files, random, cache } = shop
  const { general } = await currentSettings.get(shop)
  if (!submit) await refuseTakenCode(db, form.productCode)
  const stored = await keepProductFiles(files, form)
  const places = { hosts: general.modelHosts, origin: config.publicUrl }
  const fields = productFields(form, { keeper: actor, before: undefined, models: stored.models, places })
  const { row, categories, variants, stock, availability } = fields
  const keys = allVariantKeys(variants)
  const pictures = placeImages({ ...form, added: stored.images, before: [], keys })
  const id = random.uuid()
  const at = clock()
  const isDraft = form.asDraft || (actor.role !== 'admin' && general.productsOfSellersWait)

  const work = idempotentWrite(db, submit, async (tx) => {
    await refuseTakenCode(tx, form.productCode)
    await refuseUnknownCategories(tx, row.categoryId, categories)
    const ownerId = actor.role === 'admin' ? null : actor.id
    const units = Object.fromEntries(keys.map((key) => [key, ownOf(stock, key) ?? 0]))
    const product = {
      ...row,
      id,
      ownerId,
      state: isDraft ? ('draft' as const) : ('live' as const),
      categories,
      pictures,
      stock: units,
      availability,
      createdAt: at,
      updatedAt: at,
    }
    await insertProduct(tx, product, { actorId: actor.id })
    const after = await requireManaged(tx, actor, id)
    const { after: facts } = productDifference(undefined, after)
    await recordChange(tx, actor, { action: 'product.created', id, after: facts })
    cache.changed(tx, tags.products([id]))
    return reply(after)
  })
  return work.catch(refusalOfRace)
}
