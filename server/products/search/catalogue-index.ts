import type { OwnerWords } from '#domain/search/owner-words.ts'
import type { NamedCategory } from '#domain/search/vocabulary.ts'
import { answerQuery } from './answer-query.ts'
import type { CatalogueQuery, CatalogueResult } from './catalogue-query.ts'
import { type Arrays, under, within } from '#kit/node/search/arrays.ts'
import type { Lexicon } from '#kit/node/search/lexicon.ts'
import { TermCollector } from '#kit/node/search/term-collector.ts'
import { postingOf, TermPostings } from '#kit/node/search/term-postings.ts'
import type { FacetNames } from './facet-column.ts'
import { ProductColumns } from './product-columns.ts'
import type { CatalogueParts } from './search-products.ts'
import { arraysOf, ordersFrom, ordersOf } from './sort-orders.ts'
import { meaningsFor, type Meanings } from './product-lexicon.ts'
import { type IndexedProduct, textSignature } from './indexed-product.ts'

/** Dead and late numbers that are borne before a new build pays, and as a part of the living. */
const WORN_FROM = 1000
const WORN_PART = 0.1

/** Products added between two pauses of a build. */
const PRODUCTS_AT_ONCE = 500

/** An index as it goes to a file or to another thread: its arrays, and the little that is none. */
export type PackedIndex = {
  arrays: Arrays
  figures: { facets: FacetNames; categories: readonly NamedCategory[] }
}

type Parts = Omit<CatalogueParts, 'lexicon'> & { meanings: Meanings }

/** Takes products one after another and builds the index of them all. */
export class IndexBuilder {
  readonly #columns = new ProductColumns()
  readonly #collector = new TermCollector()
  readonly #meanings: Meanings

  constructor(categories: readonly NamedCategory[]) {
    this.#meanings = meaningsFor(categories)
    for (const { id } of categories) this.#columns.facets.numberOf('categories', id)
  }

  add(product: IndexedProduct): void {
    const reading = this.#meanings.read(product)
    this.#columns.add(product, reading)
    this.#collector.add(reading.terms)
  }

  /** The index in steps of some milliseconds for a small shop; between them others may have their turn. */
  *build(): Generator<void, CatalogueIndex, void> {
    const terms = this.#collector.postings()
    yield
    const orders = yield* ordersOf(this.#columns)
    return new CatalogueIndex({ columns: this.#columns, terms, orders, meanings: this.#meanings })
  }
}

/** Builds the index of a whole catalogue in steps. */
export function* building(
  products: readonly IndexedProduct[],
  categories: readonly NamedCategory[],
): Generator<void, CatalogueIndex, void> {
  const builder = new IndexBuilder(categories)
  for (const [number, product] of products.entries()) {
    builder.add(product)
    if (number % PRODUCTS_AT_ONCE === 0) yield
  }
  return yield* builder.build()
}

/** The index again that was packed, in steps. */
export function* unpacking({ arrays, figures }: PackedIndex): Generator<void, CatalogueIndex, void> {
  const columns = ProductColumns.from(within('columns', arrays), figures.facets)
  yield
  const terms = new TermPostings(within('terms', arrays))
  yield
  const orders = yield* ordersFrom(columns, within('orders', arrays))
  return new CatalogueIndex({ columns, terms, orders, meanings: meaningsFor(figures.categories) })
}

/** The products by number with their terms and orders; kept up to date product by product. */
export class CatalogueIndex {
  /** Grows with every change: whoever keeps answers knows by it when they are stale. */
  version = 1
  readonly #parts: Parts
  #worn = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get #columns(): ProductColumns {
    return this.#parts.columns
  }

  /** What words mean in this shop, with what its owner adds. */
  lexiconWith(words: OwnerWords | undefined): Lexicon {
    return this.#parts.meanings.lexiconWith(words)
  }

  /** How many products there are. */
  get size(): number {
    return this.#columns.living
  }

  /** Whether so much has changed since the build that a new one pays. */
  get isWorn(): boolean {
    return this.#worn > Math.max(WORN_FROM, this.size * WORN_PART)
  }

  /** What it is made of, to be unpacked again; only before its first change. */
  pack(): PackedIndex {
    if (this.#worn > 0) throw new Error('An index that has changed cannot be packed')
    const { columns, terms, orders, meanings } = this.#parts
    return {
      arrays: {
        ...under('columns', columns.arrays),
        ...under('terms', terms.arrays),
        ...under('orders', arraysOf(orders)),
      },
      figures: { facets: columns.facets.names, categories: meanings.categories },
    }
  }

  /** Answers a query: the exact total, the ids of one page and how many products each further choice would leave. */
  query(query: CatalogueQuery): CatalogueResult {
    return answerQuery({ ...this.#parts, lexicon: this.lexiconWith(query.words) }, query)
  }

  /**
   * Takes over products as they are now and forgets those `gone`, each product once; an unknown id changes nothing. What must move in the orders is
   * moved together: at a million products that costs little more than moving one.
   */
  change(products: readonly IndexedProduct[], gone: readonly string[]): void {
    const leaving = gone.flatMap((id) => this.#columns.find(id) ?? [])
    if (products.length === 0 && leaving.length === 0) return
    const changed = products.map((product) => ({ product, doc: this.#columns.find(product.id) }))
    const isRewritten = ({ product, doc }: { product: IndexedProduct; doc: number | undefined }) =>
      doc !== undefined && this.#columns.signature[doc] === textSignature(product)
    const rewritten = changed.filter(isRewritten).map(({ product, doc }) => ({ product, doc: doc! }))
    const renewed = changed.filter((one) => !isRewritten(one))
    const moving = rewritten.filter(({ product, doc }) => !this.#columns.standsWhere(doc, product))
    const buried = [...leaving, ...renewed.flatMap(({ doc }) => doc ?? [])]
    this.#reorder('removeAll', [...buried, ...moving.map(({ doc }) => doc)])
    for (const doc of buried) this.#columns.bury(doc)
    for (const { product, doc } of rewritten) this.#columns.write(doc, product)
    const added = renewed.map(({ product }) => this.#append(product))
    this.#reorder('insertAll', [...moving.map(({ doc }) => doc), ...added])
    this.#worn += buried.length + added.length
    this.version++
  }

  #append(product: IndexedProduct): number {
    const { columns, terms, meanings } = this.#parts
    const reading = meanings.read(product)
    const doc = columns.add(product, reading)
    for (const [term, fields] of reading.terms) terms.add(term, postingOf(doc, fields))
    return doc
  }

  #reorder(how: 'removeAll' | 'insertAll', docs: readonly number[]): void {
    if (docs.length > 0) for (const order of Object.values(this.#parts.orders)) order[how](docs)
  }
}
