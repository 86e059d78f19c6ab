import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import type { ProductSort } from '#domain/products/product-sort.ts'
import { takeBack } from '#kit/node/search/bits.ts'
import type { CatalogueFacets, CatalogueQuery, CatalogueResult } from './catalogue-query.ts'
import { alphabetically, facetValues } from './facet-values.ts'
import { filterOf } from './filter.ts'
import type { Counts } from './facet-column.ts'
import { matchAndCount, type Matches } from './match-and-count.ts'
import { pickBest, pickPage } from './pick-page.ts'
import type { ProductColumns } from './product-columns.ts'
import { type CatalogueParts, isTrait, searchProducts } from './search-products.ts'

/** Answers a query: the exact total, the ids of one page and how many products each further choice would leave. */
export function answerQuery(parts: CatalogueParts, query: CatalogueQuery): CatalogueResult {
  takeBack()
  const { columns, orders } = parts
  const filter = filterOf(query, columns.facets)
  const text = query.search?.trim().slice(0, MAX_SEARCH_LENGTH)
  const found = text ? searchProducts(parts, text) : undefined
  const matches = matchAndCount(columns, filter, orders['price-low'], found?.bits)
  return {
    total: matches.total,
    ids: Array.from(pageOf(parts, matches, found?.scores, query), (doc) => columns.ids.at(doc)),
    facets: facetsOf(columns, matches.counts, query),
    understood: found?.understood,
    traits: [
      ...(found?.traits ?? []),
      ...[...(query.colors ?? []), ...(query.materials ?? [])].flatMap((name) =>
        parts.lexicon.namedIn(name).filter(isTrait),
      ),
    ],
  }
}

function pageOf(
  { orders, columns: { inStock: preferred } }: CatalogueParts,
  matches: Matches,
  scores: Uint16Array | undefined,
  { sort, offset, limit, pricesVisible }: CatalogueQuery,
): Uint32Array {
  const shown: ProductSort = !pricesVisible && sort.startsWith('price-') ? 'recommended' : sort
  return scores && shown === 'recommended'
    ? pickBest(orders[shown], matches, { scores, preferred }, offset, limit)
    : pickPage(orders[shown], matches, offset, limit)
}

function facetsOf(
  { facets }: ProductColumns,
  { values, ...counts }: Counts,
  query: CatalogueQuery,
): CatalogueFacets {
  return {
    categories: facetValues(facets, 'categories', values, query.categories),
    colors: alphabetically(facetValues(facets, 'colors', values, query.colors)),
    materials: alphabetically(facetValues(facets, 'materials', values, query.materials)),
    rooms: alphabetically(facetValues(facets, 'rooms', values, query.rooms)),
    styles: alphabetically(facetValues(facets, 'styles', values, query.styles)),
    ...counts,
  }
}
