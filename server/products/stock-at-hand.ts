import type { StockUnits } from '#domain/stock/stock-units.ts'
import { isVariantKey } from '#domain/products/variant-key.ts'
import type { StoredProduct } from './queries.ts'

/** The units that can be had: none of what is archived, or of a choice that a product is no longer made in. */
export function stockAtHand(products: readonly StoredProduct[]): StockUnits[] {
  return products.flatMap(({ _id: productId, isArchived, variants, variantStock }) =>
    Object.entries(variantStock).flatMap(([variantKey, quantity]) =>
      !isArchived && isVariantKey(variants, variantKey) ? [{ productId, variantKey, quantity }] : [],
    ),
  )
}
