import type { FacetColumn } from './facet-column.ts'
import { isPriced, type Filter } from './filter.ts'
import type { ProductColumns } from './product-columns.ts'
import type { SortOrders } from './sort-orders.ts'

/**
 * The fewest lists that hold every product failing at most one filter of `filter`.
 *
 * With two lists of values to choose from, such a product has a value of one or the other, so the products of
 * the two shortest will do. A price range must always hold.
 */
export function candidatesFor(
  { facets, price }: ProductColumns,
  filter: Filter,
  orders: SortOrders,
): readonly Uint32Array[] {
  const all = isPriced(filter)
    ? orders['price-low'].slice(
        (doc) => price[doc]! < filter.minPrice,
        (doc) => price[doc]! > filter.maxPrice,
      )
    : orders.recommended.all()
  const [shortest, second] = Array.from(filter.chosen.values(), (numbers) =>
    docsHaving(facets, numbers),
  ).toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const withValues = shortest && second ? [...shortest, ...second] : undefined
  return withValues && lengthOf(withValues) < all.length ? withValues : [all]
}

/** The products, dead ones too, that have one of the values; those of several come several times. */
export function docsHaving(facets: FacetColumn, numbers: readonly number[]): readonly Uint32Array[] {
  return numbers.map((number) => facets.docsOf(number))
}

function lengthOf(lists: readonly Uint32Array[]): number {
  return lists.reduce((sum, list) => sum + list.length, 0)
}
