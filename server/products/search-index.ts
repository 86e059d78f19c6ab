/**
 * The catalogue in memory: finds, filters, sorts and counts products without asking the database.
 *
 * Products are numbered and kept as columns (`search/product-columns.ts`), the values of the facets as sets of bits
 * (`kit/node/search/bits.ts`), terms lie in one array of postings (`kit/node/search/term-postings.ts`), and each sort keeps its own
 * order (`search/sort-order.ts`). All of it is typed arrays, which another thread may build and a file may keep.
 * A product whose texts change gets a new number and leaves the old one dead; after many of these (`isWorn`) the
 * owner builds a new index beside this one.
 */
import type { NamedCategory } from '#domain/search/vocabulary.ts'
import { building, type CatalogueIndex, type PackedIndex, unpacking } from './search/catalogue-index.ts'
import type { IndexedProduct } from './search/indexed-product.ts'

export { IndexBuilder } from './search/catalogue-index.ts'
export type { CatalogueIndex, PackedIndex } from './search/catalogue-index.ts'
export type { CatalogueQuery, CatalogueResult } from './search/catalogue-query.ts'
export type { IndexedProduct } from './search/indexed-product.ts'

/** Builds the index of a whole catalogue. `categories` come in the order of the shop, which their facet keeps. */
export function buildIndex(
  products: readonly IndexedProduct[],
  categories: readonly NamedCategory[],
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
  categories: readonly NamedCategory[],
): Promise<CatalogueIndex> {
  return finishBeside(pause, building(products, categories))
}

/** Makes it usable again that was packed, beside other work. */
export async function unpackBeside(
  pause: () => Promise<unknown>,
  packed: PackedIndex,
): Promise<CatalogueIndex> {
  return finishBeside(pause, unpacking(packed))
}

async function finishBeside(
  pause: () => Promise<unknown>,
  steps: Generator<void, CatalogueIndex, void>,
): Promise<CatalogueIndex> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
