import { FACET } from './facet-column.ts'
import type { Filter } from './filter.ts'
import type { ProductColumns } from './product-columns.ts'

/** How many products each further choice would leave; values by value number. */
export type Counts = { values: Uint32Array; inStock: number; onSale: number }

export type Matches = { docs: Uint32Array; counts: Counts }

/**
 * Finds the products that pass `filter` and counts, in the same pass, for each facet those that pass all but the
 * facet's own filter: one that fails one filter counts for that facet alone, one that fails two counts for none.
 *
 * @param candidates  lists that together hold every product failing at most one filter; one may be in several
 */
export function matchAndCount(
  columns: ProductColumns,
  filter: Filter,
  candidates: readonly ArrayLike<number>[],
): Matches {
  const docs = livingInPriceRange(columns, filter, candidates)
  const { starts, items, facets } = columns.facets
  const chosen = chosenBits(filter, columns.facets.size)
  const counts: Counts = { values: new Uint32Array(columns.facets.size), inStock: 0, onSale: 0 }
  let found = 0
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!
    const end = starts[doc + 1]!
    const [inStock, onSale] = [columns.inStock[doc]!, columns.onSale[doc]!]
    let passed = inStock * FACET.inStock + onSale * FACET.onSale
    for (let item = starts[doc]!; item < end; item++) passed |= chosen[items[item]!]!
    const failed = filter.wanted & ~passed
    if ((failed & (failed - 1)) !== 0) continue
    for (let item = starts[doc]!; item < end; item++) {
      if (failed === 0 || facets[items[item]!] === failed) counts.values[items[item]!]!++
    }
    if (failed !== 0) continue
    docs[found++] = doc
    counts.inStock += inStock
    counts.onSale += onSale
  }
  return { docs: docs.subarray(0, found), counts }
}

function livingInPriceRange(
  { alive, price }: ProductColumns,
  { minPrice, maxPrice }: Filter,
  candidates: readonly ArrayLike<number>[],
): Uint32Array {
  const docs = new Uint32Array(candidates.reduce((sum, list) => sum + list.length, 0))
  const unseen = candidates.length > 1 ? alive.slice() : alive
  let found = 0
  for (const list of candidates) {
    for (let i = 0; i < list.length; i++) {
      const doc = list[i]!
      if (unseen[doc] !== 1 || price[doc]! < minPrice || price[doc]! > maxPrice) continue
      docs[found++] = doc
      if (unseen !== alive) unseen[doc] = 0
    }
  }
  return docs.subarray(0, found)
}

/** By value number: the bit of its facet where it is chosen. */
function chosenBits({ chosen }: Filter, size: number): Uint8Array {
  const bits = new Uint8Array(size)
  for (const [facet, numbers] of chosen) for (const number of numbers) bits[number] = FACET[facet]
  return bits
}
