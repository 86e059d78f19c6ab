import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import type { ProductSort } from '#domain/products/product-sort.ts'
import { candidatesFor, docsHaving } from './candidates.ts'
import type { CatalogueFacets, CatalogueQuery, CatalogueResult } from './catalogue-query.ts'
import { FACET } from './facet-column.ts'
import { alphabetically, facetValues } from './facet-values.ts'
import { filterOf, isPriced, type Filter } from './filter.ts'
import { findText, type TextMatches } from './find-text.ts'
import { matchAndCount, type Counts, type Matches } from './match-and-count.ts'
import { pickBest, pickPage } from './pick-page.ts'
import type { ProductColumns } from './product-columns.ts'
import type { SortOrders } from './sort-orders.ts'
import type { WordPostings } from './word-postings.ts'

/** What a catalogue is made of. */
export type CatalogueParts = { columns: ProductColumns; words: WordPostings; orders: SortOrders }

/** Answers a query: the exact total, the ids of one page and how many products each further choice would leave. */
export function answerQuery(parts: CatalogueParts, query: CatalogueQuery): CatalogueResult {
  const filter = filterOf(query, parts.columns.facets)
  const text = query.search?.trim().slice(0, MAX_SEARCH_LENGTH)
  const found = text ? findText(parts.words, text, parts.columns.alive) : undefined
  const matches = found ? matchAndCount(parts.columns, filter, [found.docs]) : browse(parts, filter)
  return {
    total: matches.docs.length,
    ids: Array.from(pageOf(parts.orders, matches, found, query), (doc) => parts.columns.ids[doc]!),
    facets: facetsOf(parts.columns, matches.counts, query),
  }
}

/** Without a search: what the whole shop counts is known, and a lone filter leaves its own facet at that. */
function browse({ columns, orders }: CatalogueParts, filter: Filter): Matches {
  if (filter.wanted === 0 && !isPriced(filter)) {
    return { docs: orders.recommended.all(), counts: columns.livingCounts() }
  }
  const only = [...filter.chosen].find(([facet]) => filter.wanted === FACET[facet])
  if (!only || isPriced(filter)) return matchAndCount(columns, filter, candidatesFor(columns, filter, orders))
  const [facet, numbers] = only
  const { docs, counts } = matchAndCount(columns, filter, docsHaving(columns.facets, numbers))
  const whole = columns.facets.livingCounts()
  const isOwn = (number: number) => columns.facets.facets[number] === FACET[facet]
  return {
    docs,
    counts: { ...counts, values: whole.map((all, number) => (isOwn(number) ? all : counts.values[number]!)) },
  }
}

function pageOf(
  orders: SortOrders,
  { docs }: Matches,
  found: TextMatches | undefined,
  { sort, offset, limit, pricesVisible }: CatalogueQuery,
): Uint32Array {
  const shown: ProductSort = !pricesVisible && sort.startsWith('price-') ? 'recommended' : sort
  return found && shown === 'recommended'
    ? pickBest(orders[shown], docs, found.scores, offset, limit)
    : pickPage(orders[shown], docs, offset, limit)
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
