import {
  productComparators,
  productSorts,
  type ProductSort,
  type SortableProduct,
} from '#domain/products/product-sort.ts'
import type { Arrays } from '#kit/node/search/arrays.ts'
import type { ProductColumns } from './product-columns.ts'
import { SortOrder } from './sort-order.ts'

export type SortOrders = Record<ProductSort, SortOrder>

/** Compares in `sort`; equals in the recommended order and these by id, so no two products are ever equal. */
function compareIn(columns: ProductColumns, sort: ProductSort, a: number, b: number): number {
  const [left, right] = [columns.sortable(a), columns.sortable(b)]
  return (
    productComparators[sort](left, right) ||
    productComparators.recommended(left, right) ||
    columns.ids.compare(a, b)
  )
}

/** Every sort as an order of all products of `columns`, none of which is dead; one a step. */
export function* ordersOf(columns: ProductColumns): Generator<void, SortOrders, void> {
  const docs = Uint32Array.from({ length: columns.length }, (_, doc) => doc)
  const byId = docs.toSorted((a, b) => columns.ids.compare(a, b))
  const recommended = orderedBy(
    orderedBy(byId, (doc) => columns.rank[doc]!),
    (doc) => tierOf(columns, doc),
  )
  yield
  const sorted: Record<ProductSort, () => Uint32Array> = {
    recommended: () => recommended,
    'price-low': () => orderedBy(recommended, (doc) => columns.price[doc]!),
    'price-high': () => orderedBy(recommended, (doc) => -columns.price[doc]!),
    newest: () => {
      const latestFirst = orderedBy(recommended, (doc) => -columns.created[doc]!)
      return orderedBy(latestFirst, (doc) => -columns.isNew[doc]!)
    },
    name: () => byName(columns, recommended),
  }
  return yield* eachOrder(columns, (sort) => sorted[sort]())
}

/** The orders again from what `arraysOf` told; one a step. */
export function ordersFrom(columns: ProductColumns, arrays: Arrays): Generator<void, SortOrders, void> {
  return eachOrder(columns, (sort) => arrays[sort] as Uint32Array)
}

export function arraysOf(orders: SortOrders): Arrays {
  return Object.fromEntries(productSorts.map((sort) => [sort, orders[sort].all()]))
}

function* eachOrder(
  columns: ProductColumns,
  docsIn: (sort: ProductSort) => Uint32Array,
): Generator<void, SortOrders, void> {
  const orders: Partial<SortOrders> = {}
  for (const sort of productSorts) {
    orders[sort] = new SortOrder(docsIn(sort), (a, b) => compareIn(columns, sort, a, b))
    yield
  }
  return orders as SortOrders
}

/** Best sellers, then new arrivals, then the rest. */
function tierOf({ isBest, isNew }: ProductColumns, doc: number): number {
  return isBest[doc] === 1 ? 0 : 2 - isNew[doc]!
}

/** Every different name is put in its place once: that is slow, and many products share one. */
function byName(columns: ProductColumns, docs: Uint32Array): Uint32Array {
  const numbers = new Map<string, number>()
  const nameOf = new Uint32Array(columns.length)
  for (const doc of docs) {
    const name = columns.names.at(doc)
    const number = numbers.get(name) ?? numbers.size
    if (number === numbers.size) numbers.set(name, number)
    nameOf[doc] = number
  }
  const sortables = Array.from(numbers.keys(), named)
  const compare = productComparators.name
  const sorted = Uint32Array.from(numbers.values()).toSorted((a, b) => compare(sortables[a]!, sortables[b]!))
  const placeOf = new Uint32Array(sorted.length)
  let place = 0
  for (let i = 1; i < sorted.length; i++) {
    // Names that differ in a capital or an accent only have one place.
    if (compare(sortables[sorted[i - 1]!]!, sortables[sorted[i]!]!) !== 0) place++
    placeOf[sorted[i]!] = place
  }
  return orderedBy(docs, (doc) => placeOf[nameOf[doc]!]!)
}

function named(name: string): SortableProduct {
  return { name, price: 0, salePrice: null, isNewArrival: false, isBestSeller: false, rank: 0, createdAt: 0 }
}

/** `docs` in ascending order of `key`, equals staying as they came; always memory of its own. */
function orderedBy(docs: Uint32Array, key: (doc: number) => number): Uint32Array {
  const keys = new Float64Array(docs.length)
  for (const doc of docs) keys[doc] = key(doc)
  return docs.toSorted((a, b) => keys[a]! - keys[b]!)
}
