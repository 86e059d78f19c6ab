import { ownOf } from '#kit/core/own-of.ts'
import { isDeepStrictEqual } from 'node:util'
import type { ProductState } from '#domain/products/product-state.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import type { ManagedStored } from '../managed-queries.ts'
import type { ProductFields } from '../product-fields.ts'
import type { StoredProduct } from '../queries.ts'

type Rest = {
  before: ManagedStored | undefined
  pictures: ProductPicture[]
  /** Variant key → units, of every combination. */
  stock: Record<string, number>
  state: ProductState
}

/** A product as it will stand in the shop once `fields` are written; a new one has no id yet. */
export function storedAfter(
  { row, categories, variants, availability }: ProductFields,
  { before, pictures, stock, state }: Rest,
): StoredProduct {
  const { priceCents, salePriceCents, costPriceCents, guideFromCents: from, guideToCents: to, ...rest } = row
  const { categoryId, weightLbs, ...others } = rest
  return {
    ...(before ?? unborn),
    ...(others as Omit<StoredProduct, keyof typeof unborn | 'price'>),
    category: categoryId,
    categories,
    price: priceCents,
    salePrice: salePriceCents ?? null,
    costPrice: costPriceCents === undefined ? (before?.costPrice ?? null) : costPriceCents,
    guidePrice: from === undefined ? (before?.guidePrice ?? null) : from && to ? { from, to } : null,
    weight: weightLbs ?? null,
    variants,
    pictures,
    variantStock: isMoved(before, variants, stock) ? stock : (before?.variantStock ?? stock),
    variantAvailability: availability,
    state,
  }
}

const unborn = { _id: '', incoming: {}, ratingSum: 0, ratingCount: 0, ownerId: null }

/** Combinations that were never counted, and counts of those that are gone, are no difference. */
function isMoved(
  before: ManagedStored | undefined,
  variants: StoredProduct['variants'],
  stock: Record<string, number>,
): boolean {
  if (!before || !isDeepStrictEqual(before.variants, variants)) return true
  return Object.entries(stock).some(([key, units]) => units !== (ownOf(before.variantStock, key) ?? 0))
}
