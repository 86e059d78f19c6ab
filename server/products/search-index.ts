/**
 * The catalogue in memory: finds, filters, sorts and counts products without asking the database.
 *
 * Products are numbered in the recommended order and kept as columns (`search/product-columns.ts`), words lie in
 * one array of postings (`search/word-postings.ts`), and each sort keeps its own order (`search/sort-order.ts`).
 * A product whose texts change gets a new number and leaves the old one dead; after many of these (`isWorn`) the
 * owner builds a new index beside this one.
 */
import { building, type CatalogueIndex, type IndexedCategory } from './search/catalogue-index.ts'
import type { IndexedProduct } from './search/product-columns.ts'

export type { CatalogueIndex, IndexedCategory } from './search/catalogue-index.ts'
export type { CatalogueQuery, CatalogueResult } from './search/catalogue-query.ts'
export type { IndexedProduct } from './search/product-columns.ts'

/** Builds the index of a whole catalogue. `categories` come in the order of the shop, which their facet keeps. */
export function buildIndex(
  products: readonly IndexedProduct[],
  categories: readonly IndexedCategory[],
): CatalogueIndex {
  const steps = building(products, categories)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Builds it beside other work: `pause` is awaited every few milliseconds. */
export async function buildIndexBeside(
  pause: () => Promise<unknown>,
  products: readonly IndexedProduct[],
  categories: readonly IndexedCategory[],
): Promise<CatalogueIndex> {
  const steps = building(products, categories)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
