import { addAll, borrowEmpty, common, countCommon, those } from '#kit/node/search/bits.ts'
import { FACET } from './facet-column.ts'
import { isPriced, type Filter } from './filter.ts'
import type { ProductColumns } from './product-columns.ts'
import type { SortOrder } from './sort-order.ts'

/** How many products each further choice would leave; values by value number. */
export type Counts = { values: Uint32Array; inStock: number; onSale: number; seatHeight: number }

/** The products that pass, as a set, and what is counted of them. */
export type Matches = { total: number; bits: Uint32Array; counts: Counts }

/** Noted of what has the colors and the materials that are filtered by, and not in one finish. */
const APART = 128
/** Whether a product is in stock and on sale stands with its list, not in it. */
const MARKS = FACET.inStock | FACET.onSale
const MARKS_FROM = 3

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
  const { facets, inStock, onSale } = columns
  const base = baseOf(columns, filter, byPrice, among)
  const isTogether = facets.inOneFinish()
  const failed = failedByList(columns, filter, isTogether)
  const counts = { values: new Uint32Array(facets.names.length), inStock: 0, onSale: 0 }
  let total = 0
  const alike = countAlike(columns, base)
  for (let list = 0; list < facets.size; list++) {
    let many = 0
    for (let marks = 0; marks <= MARKS >>> MARKS_FROM; marks++) {
      const own = alike[(list << 2) | marks]!
      const missed = filter.wanted & MARKS & ~(marks << MARKS_FROM)
      if (missed === 0) many += own
      if (failed[list] !== 0) continue
      if (missed === 0) total += own
      if (marks & 1 && (missed & ~FACET.inStock) === 0) counts.inStock += own
      if (marks & 2 && (missed & ~FACET.onSale) === 0) counts.onSale += own
    }
    for (let item = many === 0 ? Infinity : facets.starts[list]!; item < facets.starts[list + 1]!; item++) {
      const number = facets.items[item]!
      const own = facets.facets[number]!
      const beside = filter.traitsBeside?.(own)
      if ((failed[list]! & ~(beside ? own | APART : own)) !== 0) continue
      if (!beside || isTogether(list, [filter.traitsOf(number), beside])) counts.values[number]! += many
    }
  }
  const marked = [inStock, onSale].filter((_, at) => filter.wanted & [FACET.inStock, FACET.onSale][at]!)
  const passing = filter.chosen.size > 0 ? those(base, (doc) => failed[facets.lists[doc]!] === 0) : base
  const bits = marked.reduce(common, passing)
  return { total, bits, counts: { ...counts, seatHeight: countCommon(bits, columns.seated) } }
}

/** How many of `bits` have each list of values and are in stock (1) and on sale (2): by `list << 2 | marks`. */
function countAlike(columns: ProductColumns, bits: Uint32Array): Uint32Array {
  if (bits === columns.alive && columns.alike) return columns.alike
  const { facets, inStock, onSale } = columns
  const alike = new Uint32Array(facets.size << 2)
  for (let word = 0; word < bits.length; word++) {
    const [stocked, reduced] = [inStock[word] ?? 0, onSale[word] ?? 0]
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const list = facets.lists[word * 32 + 31 - Math.clz32(bit)]!
      alike[(list << 2) | (stocked & bit ? 1 : 0) | (reduced & bit ? 2 : 0)]!++
    }
  }
  if (bits === columns.alive) columns.alike = alike
  return alike
}

/** By list of values: the facets whose filters it fails, as bits. */
function failedByList(
  { facets }: ProductColumns,
  { chosen, together }: Filter,
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
    const hasBoth = together.length > 0 && (left & (FACET.colors | FACET.materials)) === 0
    failed[list] = hasBoth && !isTogether(list, together) ? left | APART : left
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
  if (!isPriced(filter)) return found
  const inRange = byPrice.slice(
    (doc) => price[doc]! < filter.minPrice,
    (doc) => price[doc]! > filter.maxPrice,
  )
  const priced = borrowEmpty(alive.length)
  addAll(priced, inRange)
  return found === alive ? priced : common(found, priced)
}
