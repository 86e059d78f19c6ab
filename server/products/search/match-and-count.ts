import { addAll, borrowEmpty, common, count, countCommon, docsIn } from '#kit/node/search/bits.ts'
import { type Counts, FACET, type ListFacet, listFacets } from './facet-column.ts'
import { isPriced, type Filter } from './filter.ts'
import type { ProductColumns } from './product-columns.ts'
import type { SortOrder } from './sort-order.ts'

/** The products that pass, as a set, and what is counted of them. */
export type Matches = { total: number; bits: Uint32Array; counts: Counts }

type Facet = keyof typeof FACET

/** Of fewer than one product in so many the values are counted product by product, else value by value. */
const SPARSE = 10

/**
 * Finds the products that pass `filter` and counts for each facet those that pass all but the facet's own filter.
 *
 * @param byPrice  all products by price
 * @param among    the only products that count, dead ones too; all where there are none
 */
export function matchAndCount(
  columns: ProductColumns,
  filter: Filter,
  byPrice: SortOrder,
  among?: Uint32Array,
): Matches {
  const passing = new Map(facetsOf(filter).map((facet) => [facet, havingOneOf(columns, filter, facet)]))
  const base = baseOf(columns, filter, byPrice, among)
  const passingAllBut = (facet?: Facet) =>
    [...passing].reduce((bits, [own, others]) => (own === facet ? bits : common(bits, others)), base)
  const bits = passingAllBut()
  const counted = (facet: Facet) => (passing.has(facet) ? passingAllBut(facet) : bits)
  const values = new Uint32Array(columns.facets.size)
  for (const [of, facets] of Map.groupBy(listFacets, counted)) countValues(columns, facets, of, values)
  const inStock = countCommon(counted('inStock'), columns.inStock)
  const onSale = countCommon(counted('onSale'), columns.onSale)
  return {
    total: bits === columns.alive ? columns.living : count(bits),
    bits,
    counts: { values, inStock, onSale, seatHeight: countCommon(bits, columns.seated) },
  }
}

function facetsOf({ wanted }: Filter): Facet[] {
  return (Object.keys(FACET) as Facet[]).filter((facet) => (wanted & FACET[facet]) !== 0)
}

function havingOneOf(columns: ProductColumns, filter: Filter, facet: Facet): Uint32Array {
  if (facet === 'inStock' || facet === 'onSale') return columns[facet]
  const bits = borrowEmpty(columns.alive.length)
  for (const number of filter.chosen.get(facet) ?? []) columns.facets.docsOf(number).addTo(bits)
  return bits
}

function baseOf(
  columns: ProductColumns,
  filter: Filter,
  byPrice: SortOrder,
  among?: Uint32Array,
): Uint32Array {
  const { alive, price } = columns
  const found = filter.sizes.reduce(
    (bits, size) => ofSize(columns, bits, size),
    among ? livingOf(columns, among) : alive,
  )
  if (!isPriced(filter)) return found
  const inRange = byPrice.slice(
    (doc) => price[doc]! < filter.minPrice,
    (doc) => price[doc]! > filter.maxPrice,
  )
  const priced = setOf(inRange, alive.length)
  return found === alive ? priced : common(found, priced)
}

function ofSize(
  columns: ProductColumns,
  bits: Uint32Array,
  { measure, min, max }: Filter['sizes'][number],
): Uint32Array {
  const column = columns[measure]
  const fitting = borrowEmpty(bits.length)
  for (let doc = 0; doc < columns.length; doc++) {
    if (column[doc]! >= min && column[doc]! <= max) fitting[doc >>> 5]! |= 1 << (doc & 31)
  }
  return common(bits, fitting)
}

/** Of a catalogue without dead numbers, all. */
function livingOf({ alive, living, length }: ProductColumns, bits: Uint32Array): Uint32Array {
  return living === length ? bits : common(bits, alive)
}

function setOf(docs: Uint32Array, words: number): Uint32Array {
  const bits = borrowEmpty(words)
  addAll(bits, docs)
  return bits
}

/** Counts into `values` how many products of `bits` have each value of some facets. */
function countValues(
  columns: ProductColumns,
  requested: readonly ListFacet[],
  bits: Uint32Array,
  values: Uint32Array,
): void {
  const { facets } = columns
  const size = count(bits)
  if (bits !== columns.alive && size * SPARSE < columns.length)
    return countItems(columns, requested, docsIn(bits, size), values)
  const living = bits === columns.alive ? facets.livingCounts() : undefined
  for (const { number } of requested.flatMap((facet) => facets.valuesOf(facet)))
    values[number] = living ? living[number]! : facets.docsOf(number).countIn(bits)
}

function countItems(
  { facets }: ProductColumns,
  requested: readonly ListFacet[],
  docs: Uint32Array,
  values: Uint32Array,
): void {
  const { starts, items, facets: facetOf } = facets
  const own = requested.reduce((all, facet) => all | FACET[facet], 0)
  for (let i = 0; i < docs.length; i++) {
    const end = starts[docs[i]! + 1]!
    for (let item = starts[docs[i]!]!; item < end; item++) {
      const number = items[item]!
      if (facetOf[number]! & own) values[number]!++
    }
  }
}
