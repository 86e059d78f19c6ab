import {
  productComparators,
  productSorts,
  type ProductSort,
  type SortableProduct,
} from '#domain/products/product-sort.ts'
import type { IndexedProduct, ProductColumns } from './product-columns.ts'
import { SortOrder } from './sort-order.ts'

export type SortOrders = Record<ProductSort, SortOrder>

type Sorted = { id: string; sortable: SortableProduct }

/** Compares in `sort`; equals in the recommended order and these by id, so no two products are ever equal. */
function compareIn(sort: ProductSort, a: Sorted, b: Sorted): number {
  return (
    productComparators[sort](a.sortable, b.sortable) ||
    productComparators.recommended(a.sortable, b.sortable) ||
    (a.id < b.id ? -1 : 1)
  )
}

/** Every sort as an order of all products of `columns`, one a step. */
export function* ordersOf(columns: ProductColumns): Generator<void, SortOrders, void> {
  const all = columns.ids.map((_id, doc) => sortedOf(columns, doc))
  const numbers = Uint32Array.from(all.keys())
  const orders: Partial<SortOrders> = {}
  for (const sort of productSorts) {
    const docs = numbers.toSorted((a, b) => compareIn(sort, all[a]!, all[b]!))
    orders[sort] = new SortOrder(docs, (a, b) => compareIn(sort, sortedOf(columns, a), sortedOf(columns, b)))
    yield
  }
  return orders as SortOrders
}

/** Best sellers, then new arrivals, then the rest, each by rank and id. */
export function inRecommendedOrder(products: readonly IndexedProduct[]): readonly IndexedProduct[] {
  return products
    .map((product) => ({ product, id: product.id, sortable: sortableOf(product) }))
    .toSorted((a, b) => compareIn('recommended', a, b))
    .map(({ product }) => product)
}

function sortableOf(product: IndexedProduct): SortableProduct {
  return { ...product, price: product.priceCents, salePrice: product.salePriceCents }
}

function sortedOf(columns: ProductColumns, doc: number): Sorted {
  return { id: columns.ids[doc]!, sortable: columns.sortable(doc) }
}
