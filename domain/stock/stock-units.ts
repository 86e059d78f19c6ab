import type { ProductState } from '../products/product-state.ts'
import { isVariantKey, type Variant } from '#domain/products/variant-key.ts'
import { type Offered, orderableUnits } from './availability.ts'

/** Units of one product in one choice of variants. */
export type StockUnits = { productId: string; variantKey: string; quantity: number }

/** What one choice of one product is counted under. */
export function stockKey({ productId, variantKey }: Omit<StockUnits, 'quantity'>): string {
  return `${productId} ${variantKey}`
}

/** The units summed per product and choice, in the order in which stock rows are locked. */
export function mergedUnits(units: readonly StockUnits[]): StockUnits[] {
  const merged = [...Map.groupBy(units, stockKey).values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, quantity: rest.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  )
  return merged.toSorted((a, b) => (stockKey(a) < stockKey(b) ? -1 : 1))
}

/** How many units there are of each choice, by its `stockKey`. */
export function unitsByKey(units: readonly StockUnits[]): ReadonlyMap<string, number> {
  return new Map(units.map((row) => [stockKey(row), row.quantity]))
}

type Stocked = Offered & { _id: string; state: ProductState; variants: readonly Variant[] }

/** The units that can be had: none of what is not live, or of a choice that a product is no longer made in. */
export function availableStock(products: readonly Stocked[]): StockUnits[] {
  return products.flatMap((product) =>
    Object.keys(product.variantStock).flatMap((variantKey) =>
      product.state === 'live' && isVariantKey(product.variants, variantKey)
        ? [{ productId: product._id, variantKey, quantity: orderableUnits(product, variantKey) }]
        : [],
    ),
  )
}
