import { measureNames, measures } from '#domain/products/measures.ts'
import type { CatalogueQuery } from './catalogue-query.ts'
import { FACET, listFacets, type FacetColumn, type ListFacet } from './facet-column.ts'

/** What a product must be. */
export type Filter = {
  /** The facets filtered by, as bits. */
  wanted: number
  /** Of each list that is filtered by: the numbers of its chosen values. */
  chosen: ReadonlyMap<ListFacet, readonly number[]>
  minPrice: number
  maxPrice: number
  /** In cm; what is not known lies in none. */
  sizes: readonly { measure: (typeof measureNames)[number]; min: number; max: number }[]
}

/** The filters of a query. Prices that are hidden filter nothing, or the answer would tell them. */
export function filterOf(query: CatalogueQuery, facets: FacetColumn): Filter {
  const lists = listFacets.filter((facet) => query[facet]?.length)
  const marks = (['inStock', 'onSale'] as const).filter((facet) => query[facet] === true)
  return {
    wanted: [...lists, ...marks].reduce((bits, facet) => bits | FACET[facet], 0),
    chosen: new Map(lists.map((facet) => [facet, facets.existing(facet, query[facet] ?? [])])),
    minPrice: (query.pricesVisible ? query.minPrice : undefined) ?? -Infinity,
    maxPrice: (query.pricesVisible ? query.maxPrice : undefined) ?? Infinity,
    sizes: measureNames.flatMap((measure) => {
      const [min, max] = measures[measure].map((end) => query[end])
      if (min === undefined && max === undefined) return []
      return { measure, min: Math.max(min ?? 0, 1), max: max ?? Infinity }
    }),
  }
}

/** Whether a price range is asked for. */
export function isPriced(filter: Filter): boolean {
  return filter.minPrice > -Infinity || filter.maxPrice < Infinity
}
