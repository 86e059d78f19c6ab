import { currentPrice } from '#domain/products/variant-price.ts'
import type { SortableProduct } from '#domain/products/product-sort.ts'
import { type Arrays, under, within } from '#kit/node/search/arrays.ts'
import { bitsFor, clear, has, withBit } from '#kit/node/search/bits.ts'
import { type Counts, FacetColumn, type FacetNames } from './facet-column.ts'
import { withRoom } from '#kit/node/search/growing.ts'
import { PackedTexts } from '#kit/node/search/packed-texts.ts'
import { ProductIds } from './product-ids.ts'
import { type IndexedProduct, textSignature } from './indexed-product.ts'

/** What `arrays` cannot hold. */
export type ColumnFigures = { living: number; inStock: number; onSale: number; facets: FacetNames }

/** The products by number: one typed array per fact, so that a pass over all of them touches little memory. */
export class ProductColumns {
  ids = new ProductIds()
  names = new PackedTexts()
  /** Sets of the products that still exist; of those at hand and those on sale, dead ones too. */
  alive = bitsFor(64)
  inStock = bitsFor(64)
  onSale = bitsFor(64)
  isNew = new Uint8Array(0)
  isBest = new Uint8Array(0)
  /** What it costs now, in cents. */
  price = new Int32Array(0)
  rank = new Int32Array(0)
  /** In cm; 0 where nobody said. */
  width = new Uint16Array(0)
  created = new Float64Array(0)
  /** Changes with what cannot be written over: see `textSignature`. */
  signature = new Float64Array(0)
  facets = new FacetColumn()
  #living = 0
  #livingInStock = 0
  #livingOnSale = 0

  static from(arrays: Arrays, { living, inStock, onSale, facets }: ColumnFigures): ProductColumns {
    const columns = new ProductColumns()
    for (const name of plain) Object.assign(columns, { [name]: arrays[name] })
    const ids = within('ids', arrays)
    columns.ids = new ProductIds(ids.words as Uint32Array, ids.table as Uint32Array)
    const names = within('names', arrays)
    columns.names = new PackedTexts(names.bytes as Uint8Array, names.ends as Uint32Array)
    columns.facets = FacetColumn.from(within('facets', arrays), facets, columns.length)
    columns.#living = living
    columns.#livingInStock = inStock
    columns.#livingOnSale = onSale
    return columns
  }

  get arrays(): Arrays {
    return {
      ...Object.fromEntries(plain.map((name) => [name, this[name]])),
      ...under('ids', this.ids.parts),
      ...under('names', this.names.parts),
      ...under('facets', this.facets.arrays),
    }
  }

  get figures(): ColumnFigures {
    const { names: facets } = this.facets
    return { living: this.#living, inStock: this.#livingInStock, onSale: this.#livingOnSale, facets }
  }

  /** How many numbers are given, to dead products too. */
  get length(): number {
    return this.ids.length
  }

  /** How many products there are. */
  get living(): number {
    return this.#living
  }

  /** Adds a product and returns its number. */
  add(product: IndexedProduct): number {
    const doc = this.ids.add(product.id)
    this.names.add(product.name)
    this.#makeRoom(doc + 1)
    this.alive = withBit(this.alive, doc)
    this.#living++
    this.signature[doc] = textSignature(product)
    this.write(doc, product)
    this.width[doc] = Math.round(product.widthCm ?? 0)
    const { category, categories, colors, materials } = product
    this.facets.add({ categories: [category, ...categories], colors, materials })
    return doc
  }

  /** The number of a product that exists. */
  find(id: string): number | undefined {
    const doc = this.ids.find(id)
    return doc !== undefined && has(this.alive, doc) ? doc : undefined
  }

  /** Writes what changes without a new number: stock, price, marks and place. */
  write(doc: number, product: IndexedProduct): void {
    this.#livingInStock += this.#mark('inStock', doc, product.stock > 0)
    this.#livingOnSale += this.#mark('onSale', doc, product.isOnSale)
    this.isNew[doc] = Number(product.isNewArrival)
    this.isBest[doc] = Number(product.isBestSeller)
    this.price[doc] = priceOf(product)
    this.rank[doc] = product.rank
    this.created[doc] = product.createdAt
  }

  /** Takes a product out of every count; its number stays unused. */
  bury(doc: number): void {
    clear(this.alive, doc)
    this.#living--
    this.#livingInStock -= Number(has(this.inStock, doc))
    this.#livingOnSale -= Number(has(this.onSale, doc))
    this.facets.bury(doc)
  }

  /** What the whole shop counts, kept up with every change. */
  livingCounts(): Counts {
    return { values: this.facets.livingCounts(), inStock: this.#livingInStock, onSale: this.#livingOnSale }
  }

  /** Whether `product` has the same place as product number `doc` in every order, its text being equal. */
  standsWhere(doc: number, product: IndexedProduct): boolean {
    return (
      this.price[doc] === priceOf(product) &&
      this.rank[doc] === product.rank &&
      this.isBest[doc] === Number(product.isBestSeller) &&
      this.isNew[doc] === Number(product.isNewArrival) &&
      this.created[doc] === product.createdAt
    )
  }

  /** A product as the comparators of the domain see it. */
  sortable(doc: number): SortableProduct {
    return {
      name: this.names.at(doc),
      price: this.price[doc]!,
      salePrice: null,
      isNewArrival: this.isNew[doc] === 1,
      isBestSeller: this.isBest[doc] === 1,
      rank: this.rank[doc]!,
      createdAt: this.created[doc]!,
    }
  }

  /** Marks a product or not, and says by how much that changes the number of marked ones. */
  #mark(name: 'inStock' | 'onSale', doc: number, isMarked: boolean): number {
    const was = has(this[name], doc)
    if (isMarked) this[name] = withBit(this[name], doc)
    else clear(this[name], doc)
    return Number(isMarked) - Number(was)
  }

  #makeRoom(length: number): void {
    this.isNew = withRoom(this.isNew, length)
    this.isBest = withRoom(this.isBest, length)
    this.price = withRoom(this.price, length)
    this.rank = withRoom(this.rank, length)
    this.width = withRoom(this.width, length)
    this.created = withRoom(this.created, length)
    this.signature = withRoom(this.signature, length)
  }
}

/** The arrays that are what they are. */
// oxfmt-ignore
const plain = ['alive', 'inStock', 'onSale', 'isNew', 'isBest', 'price', 'rank', 'width', 'created', 'signature'] as const

function priceOf(product: IndexedProduct): number {
  return currentPrice({ price: product.priceCents, salePrice: product.salePriceCents })
}
