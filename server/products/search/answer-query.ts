import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import type { ProductSort } from '#domain/products/product-sort.ts'
import { takeBack } from './bits.ts'
import type { CatalogueFacets, CatalogueQuery, CatalogueResult } from './catalogue-query.ts'
import { alphabetically, facetValues } from './facet-values.ts'
import { filterOf } from './filter.ts'
import { findText, type TextMatches } from './find-text.ts'
import { matchAndCount, type Counts, type Matches } from './match-and-count.ts'
import { pickBest, pickPage } from './pick-page.ts'
import type { ProductColumns } from './product-columns.ts'
import type { SortOrders } from './sort-orders.ts'
import type { WordPostings } from './word-postings.ts'

/** What a catalogue is made of. */
export type CatalogueParts = { columns: ProductColumns; words: WordPostings; orders: SortOrders }

/** Answers a query: the exact total, the ids of one page and how many products each further choice would leave. */
export function answerQuery(
  { columns, words, orders }: CatalogueParts,
  query: CatalogueQuery,
): CatalogueResult {
  takeBack()
  const filter = filterOf(query, columns.facets)
  const text = query.search?.trim().slice(0, MAX_SEARCH_LENGTH)
  const found = text ? findText(words, text, columns.alive, columns.length) : undefined
  const matches = matchAndCount(columns, filter, orders['price-low'], found?.docs)
  return {
    total: matches.total,
    ids: Array.from(pageOf(orders, matches, found, query), (doc) => columns.ids.at(doc)),
    facets: facetsOf(columns, matches.counts, query),
  }
}

function pageOf(
  orders: SortOrders,
  matches: Matches,
  found: TextMatches | undefined,
  { sort, offset, limit, pricesVisible }: CatalogueQuery,
): Uint32Array {
  const shown: ProductSort = !pricesVisible && sort.startsWith('price-') ? 'recommended' : sort
  return found && shown === 'recommended'
    ? pickBest(orders[shown], matches, found, offset, limit)
    : pickPage(orders[shown], matches, offset, limit)
}

function facetsOf(
  { facets }: ProductColumns,
  { values, inStock, onSale }: Counts,
  query: CatalogueQuery,
): CatalogueFacets {
  return {
    categories: facetValues(facets, 'categories', values, query.categories),
    colors: alphabetically(facetValues(facets, 'colors', values, query.colors)),
    materials: alphabetically(facetValues(facets, 'materials', values, query.materials)),
    inStock,
    onSale,
  }
}
