import { measureNames } from '#domain/products/measures.ts'
import { currentPrice } from '#domain/products/variant-price.ts'
import type { SortableProduct } from '#domain/products/product-sort.ts'
import { type Arrays, under, within } from '#kit/node/search/arrays.ts'
import { bitsFor, clear, count, has, withBit } from '#kit/node/search/bits.ts'
import { FacetColumn, type FacetNames } from './facet-column.ts'
import { type TypedArray, withRoom } from '#kit/node/search/growing.ts'
import { PackedTexts } from '#kit/node/search/packed-texts.ts'
import { ProductIds } from './product-ids.ts'
import type { Reading } from './product-terms.ts'
import { type IndexedProduct, textSignature } from './indexed-product.ts'

/** The products by number: one typed array per fact, so that a pass over all of them touches little memory. */
export class ProductColumns {
  ids = new ProductIds()
  names = new PackedTexts()
  /** Sets of the products that still exist; of those at hand, on sale and with a seat of known height, dead ones too. */
  alive = bitsFor(64)
  inStock = bitsFor(64)
  onSale = bitsFor(64)
  seated = bitsFor(64)
  isNew = new Uint8Array(0)
  isBest = new Uint8Array(0)
  /** What it costs now, in cents. */
  price = new Int32Array(0)
  rank = new Int32Array(0)
  /** In cm; 0 where nobody said. */
  width = new Uint16Array(0)
  depth = new Uint16Array(0)
  height = new Uint16Array(0)
  seatHeight = new Uint16Array(0)
  created = new Float64Array(0)
  /** Changes with what cannot be written over: see `textSignature`. */
  signature = new Float64Array(0)
  facets = new FacetColumn()
  /** How many of those that exist have each list of values, until one comes or goes. */
  alike: Uint32Array | undefined
  #living = 0

  static from(arrays: Arrays, facets: FacetNames): ProductColumns {
    const columns = new ProductColumns()
    for (const name of plain) Object.assign(columns, { [name]: arrays[name] })
    const ids = within('ids', arrays)
    columns.ids = new ProductIds(ids.words as Uint32Array, ids.table as Uint32Array)
    columns.names = new PackedTexts(within('names', arrays))
    columns.facets = FacetColumn.from(within('facets', arrays), facets)
    columns.#living = count(columns.alive)
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

  /** How many numbers are given, to dead products too. */
  get length(): number {
    return this.ids.length
  }

  /** How many products there are. */
  get living(): number {
    return this.#living
  }

  /** Adds a product and returns its number. */
  add(product: IndexedProduct, { rooms, styles, finishes }: Reading): number {
    const doc = this.ids.add(product.id)
    this.names.add(product.name)
    this.#makeRoom(doc + 1)
    this.alive = withBit(this.alive, doc)
    this.#living++
    this.alike = undefined
    this.signature[doc] = textSignature(product)
    this.write(doc, product)
    for (const measure of measureNames) this[measure][doc] = Math.round(product[`${measure}Cm`] ?? 0)
    if (this.seatHeight[doc]) this.seated = withBit(this.seated, doc)
    const { category, categories, colors, materials } = product
    this.facets.add({ categories: [category, ...categories], colors, materials, rooms, styles }, finishes)
    return doc
  }

  /** The number of a product that exists. */
  find(id: string): number | undefined {
    const doc = this.ids.find(id)
    return doc !== undefined && has(this.alive, doc) ? doc : undefined
  }

  /** Writes what changes without a new number: stock, price, marks and place. */
  write(doc: number, product: IndexedProduct): void {
    this.#mark('inStock', doc, product.stock > 0)
    this.#mark('onSale', doc, product.isOnSale)
    for (const [name, value] of placing(product)) this[name][doc] = value
  }

  /** Takes a product out of every count; its number stays unused. */
  bury(doc: number): void {
    this.alike = undefined
    clear(this.alive, doc)
    this.#living--
  }

  /** Whether `product` has the same place as product number `doc` in every order, its text being equal. */
  standsWhere(doc: number, product: IndexedProduct): boolean {
    return placing(product).every(([name, value]) => this[name][doc] === value)
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

  #mark(name: 'inStock' | 'onSale', doc: number, isMarked: boolean): void {
    if (isMarked) this[name] = withBit(this[name], doc)
    else clear(this[name], doc)
  }

  #makeRoom(length: number): void {
    for (const name of perProduct) Object.assign(this, { [name]: withRoom<TypedArray>(this[name], length) })
  }
}

const perProduct = ['isNew', 'isBest', 'price', 'rank', ...measureNames, 'created', 'signature'] as const
/** The arrays that are what they are. */
const plain = ['alive', 'inStock', 'onSale', 'seated', ...perProduct] as const

/** What the orders go by, but for the name. */
const placing = ({ priceCents: price, salePriceCents: salePrice, ...product }: IndexedProduct) =>
  [
    ['isNew', Number(product.isNewArrival)],
    ['isBest', Number(product.isBestSeller)],
    ['price', currentPrice({ price, salePrice })],
    ['rank', product.rank],
    ['created', product.createdAt],
  ] as const
