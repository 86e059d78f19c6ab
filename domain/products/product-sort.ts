import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { currentPrice } from './variant-price.ts'

export const productSorts = ['recommended', 'price-low', 'price-high', 'newest', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

export const productSortLabels: Record<ProductSort, string> = {
  recommended: 'Recommended',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  newest: 'Newest',
  name: 'Name',
}

export type SortableProduct = {
  name: string
  price: number
  salePrice: number | null
  isNewArrival: boolean
  isBestSeller: boolean
  rank: number
  createdAt: Date | number
}

const alphabet = /* @__PURE__ */ new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** How two products stand in each sort; equals keep the order they came in. */
export const productComparators: Record<ProductSort, (a: SortableProduct, b: SortableProduct) => number> = {
  recommended: (a, b) => recommendedTier(a) - recommendedTier(b) || a.rank - b.rank,
  'price-low': (a, b) => currentPrice(a) - currentPrice(b),
  'price-high': (a, b) => currentPrice(b) - currentPrice(a),
  newest: (a, b) =>
    Number(b.isNewArrival) - Number(a.isNewArrival) || Number(b.createdAt) - Number(a.createdAt),
  name: (a, b) => alphabet.compare(a.name, b.name),
}

/** The sorts on offer: none by price in quote mode, where the order would tell the prices. */
export function sortsFor(mode: SalesMode): readonly ProductSort[] {
  return mode === 'purchase' ? productSorts : productSorts.filter((sort) => !sort.startsWith('price-'))
}

/** Best sellers, then new arrivals, then the rest. */
function recommendedTier(product: SortableProduct): number {
  if (product.isBestSeller) return 0
  return product.isNewArrival ? 1 : 2
}
