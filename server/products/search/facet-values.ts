import type { FacetColumn, ListFacet } from './facet-column.ts'

/** One thing to choose and how many products it would leave. */
export type FacetValue = { value: string; count: number }

/** The values that would leave products and those already chosen: categories in the order of the shop, others by name. */
export function facetValues(
  facets: FacetColumn,
  facet: ListFacet,
  counts: Uint32Array,
  chosen: readonly string[] = [],
): FacetValue[] {
  const isChosen = new Set(chosen)
  const existing = facets
    .valuesOf(facet)
    .map(({ value, number }) => ({ value, count: counts[number] ?? 0 }))
    .filter(({ value, count }) => isChosen.delete(value) || count > 0)
  const all = [...existing, ...Array.from(isChosen, (value) => ({ value, count: 0 }))]
  return facet === 'categories' ? all : all.toSorted((a, b) => (a.value < b.value ? -1 : 1))
}
