import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import type { Change } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { insertProducts } from '../insert-product.ts'
import { writeCategories, writePictures } from '../product-lists.ts'
import { productDifference, type StoredProduct } from '../queries.ts'
import { writeStock } from '#server/stock/stock-rows.ts'
import type { Verdict } from './judge-product.ts'

export type Created = Extract<Verdict, { is: 'created' }>
export type Changed = Extract<Verdict, { is: 'changed' }>

type By = { actor: Actor; at: Date; newId: () => string; note: string }

/** Adds the products that are new; says of each what the audit log is to say. */
export async function writeCreated(
  tx: Db,
  created: readonly Created[],
  { actor, at, newId, note }: By,
): Promise<Change[]> {
  const added = created.map(({ after }) => ({ ...after, _id: newId() }))
  const rows = added.map((product) => ({
    ...rowOf(product),
    id: product._id,
    productCode: product.productCode,
    categories: product.categories,
    pictures: product.pictures,
    stock: product.variantStock,
    availability: product.variantAvailability,
    createdAt: at,
    updatedAt: at,
  }))
  await insertProducts(tx, rows, { actorId: actor.id, cause: 'import', note })
  return added.map((product) => {
    const { after } = productDifference(undefined, product)
    return { action: 'product.created', id: product._id, after }
  })
}

/** Writes what differs of a product that the shop has; says what the audit log is to say. */
export async function writeChanged(
  tx: Db,
  { before, after }: Changed,
  { actor, at, note }: By,
): Promise<Change> {
  const { _id: id } = before
  await tx
    .update(products)
    .set({ ...rowOf(after), updatedAt: at })
    .where(eq(products.id, id))
  if (!isDeepStrictEqual(after.categories, before.categories)) await writeCategories(tx, id, after.categories)
  if (!isDeepStrictEqual(after.pictures, before.pictures)) await writePictures(tx, id, after.pictures)
  const standingOf = ({ variantStock, variantAvailability }: StoredProduct) => [
    variantStock,
    variantAvailability,
  ]
  if (!isDeepStrictEqual(standingOf(after), standingOf(before))) {
    const keys = allVariantKeys(after.variants)
    const { variantStock: wanted, variantAvailability: availability } = after
    const wish = { productId: id, keys, wanted, availability, seen: {} }
    await writeStock(tx, wish, { actorId: actor.id, cause: 'import', note, at })
  }
  return { action: 'product.changed', id, ...productDifference(before, after) }
}

/** The product's own row, without what it keeps for ever. */
function rowOf(product: StoredProduct) {
  return {
    name: product.name,
    description: product.description,
    categoryId: product.category,
    priceCents: product.price,
    salePriceCents: product.salePrice,
    costPriceCents: product.costPrice,
    guideFromCents: product.guidePrice?.from ?? null,
    guideToCents: product.guidePrice?.to ?? null,
    features: product.features,
    materials: product.materials,
    colors: product.colors,
    dimensions: product.dimensions,
    weightLbs: product.weight,
    details: product.details,
    variants: product.variants,
    modelUrl: product.modelUrl,
    variantModels: product.variantModels,
    isOnSale: product.isOnSale,
    isNewArrival: product.isNewArrival,
    isBestSeller: product.isBestSeller,
    state: product.state,
  }
}
