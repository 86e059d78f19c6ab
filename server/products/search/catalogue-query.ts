import type { Understood } from '#contract/products.ts'
import type { MeasureEnd } from '#domain/products/measures.ts'
import type { ProductSort } from '#domain/products/product-sort.ts'
import type { OwnerWords } from '#domain/search/owner-words.ts'
import type { ListFacet } from './facet-column.ts'
import type { FacetValue } from './facet-values.ts'

/** Ends of a size in whole cm, of what a product measures; both count. */
export type CatalogueQuery = { [End in MeasureEnd]?: number | undefined } & {
  /** Of a list of values a product needs one; an empty list is no filter. */
  [Facet in ListFacet]?: readonly string[] | undefined
} & {
  /** Up to 200 characters; what is longer is cut. */
  search?: string | undefined
  /** What the owner adds to the words of search. */
  words?: OwnerWords | undefined
  /** In cents, of what a product costs now; both ends count. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** `true` leaves out the others; anything else filters nothing. */
  inStock?: boolean | undefined
  onSale?: boolean | undefined
  /** Recommended, with something searched for, is the best match first. */
  sort: ProductSort
  offset: number
  limit: number
  /** Where prices are hidden neither order nor number may tell them: price sorts and price filters are ignored. */
  pricesVisible: boolean
}

export type CatalogueFacets = Record<ListFacet, FacetValue[]> & {
  inStock: number
  onSale: number
  /** How many of the products have a seat whose height is known. */
  seatHeight: number
}

export type CatalogueResult = {
  total: number
  ids: string[]
  facets: CatalogueFacets
  /** Absent where nothing is searched for. */
  understood: Understood | undefined
  /** The colors and materials that were asked for, by search or by filter: what finishes are chosen by. */
  traits: readonly string[]
}
