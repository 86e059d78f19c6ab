import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import type { ProductSort } from '#domain/products/product-sort.ts'
import { docsIn } from '#kit/node/search/bits.ts'
import type { CatalogueFacets, CatalogueQuery, CatalogueResult } from './catalogue-query.ts'
import { type ListFacet, listFacets } from './facet-column.ts'
import { type FacetValue, facetValues } from './facet-values.ts'
import { filterOf } from './filter.ts'
import { isTrait } from './finishes.ts'
import { type Counts, matchAndCount, type Matches } from './match-and-count.ts'
import { pickBest, pickPage } from './pick-page.ts'
import type { ProductColumns } from './product-columns.ts'
import { type CatalogueParts, type Found, searchProducts } from './search-products.ts'

/** Answers a query: the exact total, the ids of one page and how many products each further choice would leave. */
export function answerQuery(parts: CatalogueParts, query: CatalogueQuery): CatalogueResult {
  const { columns, orders, lexicon } = parts
  const filter = filterOf(query, columns.facets, (name) => lexicon.namedIn(name).filter(isTrait))
  const text = query.search?.trim().slice(0, MAX_SEARCH_LENGTH)
  const found = text ? searchProducts(parts, text) : undefined
  const matches = matchAndCount(columns, filter, orders['price-low'], found?.bits)
  return {
    total: matches.total,
    ids: Array.from(pageOf(parts, matches, found?.scoresOf, query), (doc) => columns.ids.at(doc)),
    facets: facetsOf(columns, matches.counts, query),
    understood: found?.understood,
    traits: [found?.traits, filter.colorTraits, filter.materialTraits].flatMap((traits) => traits ?? []),
  }
}

function pageOf(
  { orders, columns: { inStock: preferred } }: CatalogueParts,
  matches: Matches,
  scoresOf: Found['scoresOf'],
  { sort, offset, limit, pricesVisible }: CatalogueQuery,
): Uint32Array {
  const shown: ProductSort = !pricesVisible && sort.startsWith('price-') ? 'recommended' : sort
  if (!scoresOf || shown !== 'recommended' || limit === 0)
    return pickPage(orders[shown], matches, offset, limit)
  const docs = docsIn(matches.bits, matches.total)
  return pickBest(orders[shown], { docs, scores: scoresOf(docs), preferred }, offset, limit)
}

function facetsOf(
  { facets }: ProductColumns,
  { values, ...counts }: Counts,
  query: CatalogueQuery,
): CatalogueFacets {
  const lists = listFacets.map((facet) => [facet, facetValues(facets, facet, values, query[facet])])
  return {
    ...(Object.fromEntries(lists) as Record<ListFacet, FacetValue[]>),
    ...counts,
    onSale: query.pricesVisible ? counts.onSale : 0,
  }
}
