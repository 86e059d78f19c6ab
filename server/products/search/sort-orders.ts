import {
  productComparators,
  productSorts,
  type ProductSort,
  type SortableProduct,
} from '#domain/products/product-sort.ts'
import type { Arrays } from '#kit/node/search/arrays.ts'
import type { ProductColumns } from './product-columns.ts'
import { SortOrder } from './sort-order.ts'

/** Puts numbers in order by other numbers, equals staying as they came: a few passes however many there are. */
const DIGIT = 16

const VALUES = 1 << DIGIT

const LOW = VALUES - 1

export type SortOrders = Record<ProductSort, SortOrder>

const SIGN = 0x80000000

const HIGHEST = 0xffffffff

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
  let byId: Uint32Array = Uint32Array.from({ length: columns.length }, (_, doc) => doc)
  for (const quarter of [3, 2, 1, 0]) byId = orderedBy(byId, (doc) => columns.ids.quarter(doc, quarter))
  const recommended = inTiers(
    columns,
    orderedBy(byId, (doc) => (columns.rank[doc]! ^ SIGN) >>> 0),
  )
  yield
  const sorted: Record<ProductSort, () => Uint32Array> = {
    recommended: () => recommended,
    'price-low': () => orderedBy(recommended, (doc) => columns.price[doc]!),
    'price-high': () => orderedBy(recommended, (doc) => HIGHEST - columns.price[doc]!),
    newest: () => {
      const latestFirst = orderedByFloat(recommended, (doc) => -columns.created[doc]!)
      return orderedBy(latestFirst, (doc) => 1 - columns.isNew[doc]!)
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
function inTiers({ isBest, isNew }: ProductColumns, docs: Uint32Array): Uint32Array {
  return orderedBy(docs, (doc) => (isBest[doc] === 1 ? 0 : 2 - isNew[doc]!))
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

/** So few are compared sooner than their digits are counted. */
const FEW = 2_000

/** `docs` in ascending order of `key`, a whole number from 0 to 2³² - 1; always memory of its own. */
function orderedBy(docs: Uint32Array, key: (doc: number) => number): Uint32Array {
  const keys = Uint32Array.from(docs, key)
  let [highest, isOrdered] = [0, true]
  for (let i = 0; i < keys.length; i++) {
    highest = Math.max(highest, keys[i]!)
    if (i > 0 && keys[i - 1]! > keys[i]!) isOrdered = false
  }
  if (isOrdered) return docs.slice()
  if (docs.length < FEW) {
    const places = Uint32Array.from(keys.keys()).toSorted((a, b) => keys[a]! - keys[b]! || a - b)
    return places.map((place) => docs[place]!)
  }
  const byLow = pass(docs, keys, 0)
  return highest > LOW ? pass(byLow.docs, byLow.keys, DIGIT).docs : byLow.docs
}

/** `docs` in ascending order of `key`, any number. */
function orderedByFloat(docs: Uint32Array, key: (doc: number) => number): Uint32Array {
  const float = new Float64Array(1)
  const halves = new Uint32Array(float.buffer)
  const read = (doc: number) => {
    // -0 and 0 are one number.
    float[0] = key(doc) + 0
    return halves[1]! >>> 31
  }
  const low = (doc: number) => (read(doc) ? ~halves[0]! >>> 0 : halves[0]!)
  const high = (doc: number) => (read(doc) ? ~halves[1]! >>> 0 : (halves[1]! | 0x80000000) >>> 0)
  return orderedBy(orderedBy(docs, low), high)
}

function pass(docs: Uint32Array, keys: Uint32Array, shift: number) {
  const starts = new Uint32Array(VALUES + 1)
  for (let i = 0; i < keys.length; i++) starts[((keys[i]! >>> shift) & LOW) + 1]!++
  for (let value = 1; value <= VALUES; value++) starts[value]! += starts[value - 1]!
  const ordered = { docs: new Uint32Array(docs.length), keys: new Uint32Array(docs.length) }
  for (let i = 0; i < docs.length; i++) {
    const place = starts[(keys[i]! >>> shift) & LOW]!++
    ordered.docs[place] = docs[i]!
    ordered.keys[place] = keys[i]!
  }
  return ordered
}
