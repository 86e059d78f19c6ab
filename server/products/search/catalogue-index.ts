import { answerQuery } from './answer-query.ts'
import type { CatalogueQuery, CatalogueResult } from './catalogue-query.ts'
import { ProductColumns, type IndexedProduct } from './product-columns.ts'
import { inRecommendedOrder, ordersOf, type SortOrders } from './sort-orders.ts'
import { textSignature } from './text-signature.ts'
import { postingOf, WordCollector, wordsOfProduct } from './word-collector.ts'
import type { WordPostings } from './word-postings.ts'

/** Dead and late numbers that are borne before a new build pays, and as a part of the living. */
const WORN_FROM = 1000
const WORN_PART = 0.1

/** Products added between two pauses of a build. */
const PRODUCTS_AT_ONCE = 500

export type IndexedCategory = { id: string; name: string }

type CategoryNames = ReadonlyMap<string, string>
type Parts = {
  columns: ProductColumns
  words: WordPostings
  orders: SortOrders
  categoryNames: CategoryNames
}

/** Builds the index of a whole catalogue in steps of some milliseconds; between them others may have their turn. */
export function* building(
  products: readonly IndexedProduct[],
  categories: readonly IndexedCategory[],
): Generator<void, CatalogueIndex, void> {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))
  const columns = new ProductColumns()
  for (const { id } of categories) columns.facets.numberOf('categories', id)
  const collector = new WordCollector()
  for (const product of inRecommendedOrder(products)) {
    const doc = columns.add(product)
    collector.add(doc, wordsOfProduct(product, categoryNames))
    if (doc % PRODUCTS_AT_ONCE === 0) yield
  }
  const words = collector.postings()
  yield
  const orders = yield* ordersOf(columns)
  return new CatalogueIndex({ columns, words, orders, categoryNames })
}

/** The products by number with their words and orders; kept up to date product by product. */
export class CatalogueIndex {
  /** Grows with every change: whoever keeps answers knows by it when they are stale. */
  version = 1
  readonly #columns: ProductColumns
  readonly #words: WordPostings
  readonly #orders: SortOrders
  readonly #categoryNames: CategoryNames
  readonly #docs: Map<string, number>
  #worn = 0

  constructor({ columns, words, orders, categoryNames }: Parts) {
    this.#columns = columns
    this.#words = words
    this.#orders = orders
    this.#categoryNames = categoryNames
    this.#docs = new Map(columns.ids.map((id, doc) => [id, doc]))
  }

  /** How many products there are. */
  get size(): number {
    return this.#docs.size
  }

  /** Whether so much has changed since the build that a new one pays. */
  get isWorn(): boolean {
    return this.#worn > Math.max(WORN_FROM, this.size * WORN_PART)
  }

  /** Answers a query: the exact total, the ids of one page and how many products each further choice would leave. */
  query(query: CatalogueQuery): CatalogueResult {
    return answerQuery({ columns: this.#columns, words: this.#words, orders: this.#orders }, query)
  }

  /** Takes over a product as it is now, new or changed. */
  update(product: IndexedProduct): void {
    const doc = this.#docs.get(product.id)
    if (doc !== undefined && this.#columns.signature[doc] === textSignature(product))
      this.#rewrite(doc, product)
    else {
      if (doc !== undefined) this.#bury(doc)
      this.#append(product)
    }
    this.version++
  }

  /** Forgets a product; an unknown id changes nothing. */
  remove(id: string): void {
    const doc = this.#docs.get(id)
    if (doc === undefined) return
    this.#bury(doc)
    this.#docs.delete(id)
    this.version++
  }

  #append(product: IndexedProduct): void {
    const doc = this.#columns.add(product)
    this.#docs.set(product.id, doc)
    for (const [word, fields] of wordsOfProduct(product, this.#categoryNames)) {
      this.#words.add(word, postingOf(doc, fields))
    }
    for (const order of Object.values(this.#orders)) order.insert(doc)
    this.#worn++
  }

  #bury(doc: number): void {
    this.#columns.bury(doc)
    for (const order of Object.values(this.#orders)) order.remove(doc)
    this.#worn++
  }

  #rewrite(doc: number, product: IndexedProduct): void {
    if (this.#columns.standsWhere(doc, product)) return this.#columns.write(doc, product)
    for (const order of Object.values(this.#orders)) order.remove(doc)
    this.#columns.write(doc, product)
    for (const order of Object.values(this.#orders)) order.insert(doc)
  }
}
