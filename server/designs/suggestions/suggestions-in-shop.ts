import { orderableUnits } from '#domain/stock/availability.ts'
import { currentPrice, variantPrice } from '#domain/products/variant-price.ts'
import type { Db } from '#kit/node/db/database.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import { listStandIns, listSuggestions, type StoredSuggestion } from './queries.ts'

/** A suggested piece beside what the shop has of it now. */
export type SuggestionInShop = StoredSuggestion & {
  product: StoredProduct
  /** Archived, or no longer made in this choice. */
  isGone: boolean
  /** Units of this choice at hand; 0 of what is gone. */
  stock: number
  /** Cents; undefined when the choice no longer fits the product. */
  unitPrice: number | undefined
}

/** The pieces suggested for a request as the shop has them now, in the studio's order. */
export async function listSuggestionsInShop(db: Db, requestId: string): Promise<SuggestionInShop[]> {
  const suggestions = await listSuggestions(db, requestId)
  const productOf = await productsOf(
    db,
    suggestions.map(({ productId }) => productId),
  )
  return suggestions.flatMap((suggestion) => {
    const product = productOf.get(suggestion.productId)
    return product ? [besideProduct(suggestion, product)] : []
  })
}

/** What could take the place of each piece that is gone or sold out, by its product's id, nearest first. */
export async function standInsFor(
  db: Db,
  suggestions: readonly SuggestionInShop[],
): Promise<Map<string, StoredProduct[]>> {
  const missing = suggestions.filter(({ stock }) => stock === 0).map(({ productId }) => productId)
  if (missing.length === 0) return new Map()
  const taken = suggestions.map(({ productId }) => productId)
  const places = await listStandIns(db, missing, taken)
  const productOf = await productsOf(
    db,
    places.map(({ standInId }) => standInId),
  )
  const standIns = Map.groupBy(places, ({ productId }) => productId)
  return new Map(
    [...standIns].map(([productId, found]) => [
      productId,
      found.flatMap(({ standInId }) => productOf.get(standInId) ?? []),
    ]),
  )
}

async function productsOf(db: Db, ids: readonly string[]): Promise<Map<string, StoredProduct>> {
  const products = ids.length > 0 ? await productsByIds(db, [...new Set(ids)]) : []
  return new Map(products.map((product) => [product._id, product]))
}

function besideProduct(suggestion: StoredSuggestion, product: StoredProduct): SuggestionInShop {
  const unitPrice = variantPrice(currentPrice(product), product.variants, suggestion.choice)
  const isGone = product.state !== 'live' || unitPrice === undefined
  const stock = isGone ? 0 : orderableUnits(product, suggestion.variantKey)
  return { ...suggestion, product, isGone, stock, unitPrice }
}
