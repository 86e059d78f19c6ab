import { addAll, common, count, countCommon, those } from '#kit/node/search/bits.ts'
import { FACET } from './facet-column.ts'
import type { Filter } from './filter.ts'
import type { Traits } from './finishes.ts'
import type { ProductColumns } from './product-columns.ts'
import type { SortOrder } from './sort-order.ts'

/** How many products each further choice would leave; values by value number. */
export type Counts = { values: Uint32Array; inStock: number; onSale: number; seatHeight: number }

/** The products that pass, as a set, and what is counted of them. */
export type Matches = { total: number; bits: Uint32Array; counts: Counts }

/** Noted of what has the colors and the materials that are filtered by, and not in one finish. */
const APART = 128

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
  const { facets, inStock, onSale, seated } = columns
  const isTogether = facets.inOneFinish()
  const failed = failedByList(columns, filter, isTogether)
  const base = baseOf(columns, filter, byPrice, among)
  const passing = filter.chosen.size > 0 ? those(base, (doc) => failed[facets.lists[doc]!] === 0) : base
  const stocked = filter.inStock ? [inStock] : []
  const reduced = filter.onSale ? [onSale] : []
  const values = new Uint32Array(facets.names.length)
  for (const [list, many] of countLists(columns, [...stocked, ...reduced].reduce(common, base)).entries()) {
    for (let item = many === 0 ? Infinity : facets.starts[list]!; item < facets.starts[list + 1]!; item++) {
      const number = facets.items[item]!
      const own = facets.facets[number]!
      const beside = traitsBeside(own, filter)
      if ((failed[list]! & ~(beside ? own | APART : own)) !== 0) continue
      if (!beside || isTogether(list, [filter.traitsOf(number), beside])) values[number]! += many
    }
  }
  const bits = [...stocked, ...reduced].reduce(common, passing)
  const counts = {
    values,
    inStock: countCommon(reduced.reduce(common, passing), inStock),
    onSale: countCommon(stocked.reduce(common, passing), onSale),
    seatHeight: countCommon(bits, seated),
  }
  return { total: count(bits), bits, counts }
}

/** What a value of this facet must be in one finish with, if any. */
function traitsBeside(facet: number, { colorTraits, materialTraits }: Filter): Traits | undefined {
  if (facet === FACET.colors) return materialTraits
  return facet === FACET.materials ? colorTraits : undefined
}

/** How many of `bits` have each list of values. */
function countLists(columns: ProductColumns, bits: Uint32Array): Uint32Array {
  const { facets, alive } = columns
  if (bits === alive && columns.alike) return columns.alike
  const alike = new Uint32Array(facets.size)
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      alike[facets.lists[word * 32 + 31 - Math.clz32(rest & -rest)]!]!++
  }
  if (bits === alive) columns.alike = alike
  return alike
}

/** By list of values: the facets whose filters it fails, as bits. */
function failedByList(
  { facets }: ProductColumns,
  { chosen, colorTraits, materialTraits }: Filter,
  isTogether: ReturnType<ProductColumns['facets']['inOneFinish']>,
): Uint8Array {
  const failed = new Uint8Array(facets.size)
  if (chosen.size === 0) return failed
  const wanted = [...chosen.keys()].reduce((bits, facet) => bits | FACET[facet], 0)
  const isChosen = new Uint8Array(facets.names.length)
  for (const number of [...chosen.values()].flat()) isChosen[number] = 1
  for (let list = 0; list < failed.length; list++) {
    let left = wanted
    for (let item = facets.starts[list]!; item < facets.starts[list + 1]!; item++) {
      const number = facets.items[item]!
      if (isChosen[number]) left &= ~facets.facets[number]!
    }
    const hasBoth = colorTraits && materialTraits && (left & (FACET.colors | FACET.materials)) === 0
    failed[list] = hasBoth && !isTogether(list, [colorTraits, materialTraits]) ? left | APART : left
  }
  return failed
}

function baseOf(
  columns: ProductColumns,
  filter: Filter,
  byPrice: SortOrder,
  among?: Uint32Array,
): Uint32Array {
  const { alive, price, living, length } = columns
  // Of a catalogue without dead numbers, all.
  const found = filter.sizes.reduce(
    (bits, { measure, min, max }) => {
      const column = columns[measure]
      return those(bits, (doc) => column[doc]! >= min && column[doc]! <= max)
    },
    among && living < length ? common(among, alive) : (among ?? alive),
  )
  if (filter.minPrice === -Infinity && filter.maxPrice === Infinity) return found
  const inRange = byPrice.slice(
    (doc) => price[doc]! < filter.minPrice,
    (doc) => price[doc]! > filter.maxPrice,
  )
  const priced = new Uint32Array(alive.length)
  addAll(priced, inRange)
  return found === alive ? priced : common(found, priced)
}
