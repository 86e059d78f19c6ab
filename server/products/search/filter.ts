import { measureNames, measures } from '#domain/products/measures.ts'
import type { CatalogueQuery } from './catalogue-query.ts'
import { listFacets, type FacetColumn, type ListFacet } from './facet-column.ts'
import type { Traits } from './finishes.ts'

/** What a product must be. */
export type Filter = {
  inStock: boolean
  onSale: boolean
  /** Of each list that is filtered by: the numbers of its chosen values. */
  chosen: ReadonlyMap<ListFacet, readonly number[]>
  minPrice: number
  maxPrice: number
  /** In cm; what is not known lies in none. */
  sizes: readonly { measure: (typeof measureNames)[number]; min: number; max: number }[]
  /** The traits that value number so much names. */
  traitsOf: (number: number) => Traits
  /** The traits of the chosen colors and of the chosen materials: a piece must have them in one finish. */
  colorTraits: Traits | undefined
  materialTraits: Traits | undefined
}

/** The filters of a query. Prices that are hidden filter nothing, or the answer would tell them. */
export function filterOf(
  query: CatalogueQuery,
  facets: FacetColumn,
  traitsIn: (text: string) => Traits,
): Filter {
  const traits = new Map<number, Traits>()
  const chosenTraits = (names: readonly string[] = []) => {
    const chosen = names.flatMap(traitsIn)
    return chosen.length > 0 ? chosen : undefined
  }
  const lists = listFacets.filter((facet) => query[facet]?.length)
  return {
    inStock: query.inStock === true,
    onSale: query.pricesVisible && query.onSale === true,
    chosen: new Map(
      lists.map((facet) => [
        facet,
        (query[facet] ?? []).flatMap((value) => facets.existing(facet, value) ?? []),
      ]),
    ),
    minPrice: (query.pricesVisible ? query.minPrice : undefined) ?? -Infinity,
    maxPrice: (query.pricesVisible ? query.maxPrice : undefined) ?? Infinity,
    sizes: measureNames.flatMap((measure) => {
      const [min, max] = measures[measure].map((end) => query[end])
      if (min === undefined && max === undefined) return []
      return { measure, min: Math.max(min ?? 0, 1), max: max ?? Infinity }
    }),
    traitsOf(number) {
      const own = traits.get(number) ?? traitsIn(facets.names[number]!.value)
      traits.set(number, own)
      return own
    },
    colorTraits: chosenTraits(query.colors),
    materialTraits: chosenTraits(query.materials),
  }
}
