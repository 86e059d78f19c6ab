import { currentPrice } from '#domain/products/variant-price.ts'
import type { SortableProduct } from '#domain/products/product-sort.ts'
import { withRoom } from './growing.ts'
import type { Counts } from './match-and-count.ts'
import { textSignature } from './text-signature.ts'
import { FacetColumn } from './facet-column.ts'

/** As much of a product as searching, filtering and sorting need; money in cents, `createdAt` in milliseconds. */
export type IndexedProduct = {
  id: string
  name: string
  description: string
  code: string
  category: string
  categories: readonly string[]
  colors: readonly string[]
  materials: readonly string[]
  priceCents: number
  salePriceCents: number | null
  stock: number
  isOnSale: boolean
  isNewArrival: boolean
  isBestSeller: boolean
  rank: number
  createdAt: number
}

/** The products by number: one typed array per fact, so that a pass over all of them touches little memory. */
export class ProductColumns {
  readonly ids: string[] = []
  readonly names: string[] = []
  alive = new Uint8Array(0)
  inStock = new Uint8Array(0)
  onSale = new Uint8Array(0)
  isNew = new Uint8Array(0)
  isBest = new Uint8Array(0)
  /** What it costs now, in cents. */
  price = new Int32Array(0)
  rank = new Int32Array(0)
  created = new Float64Array(0)
  /** Changes with what cannot be written over: see `textSignature`. */
  signature = new Float64Array(0)
  readonly facets = new FacetColumn()
  #livingInStock = 0
  #livingOnSale = 0

  /** Adds a product and returns its number. */
  add(product: IndexedProduct): number {
    const doc = this.ids.push(product.id) - 1
    this.names.push(product.name)
    this.#makeRoom(doc + 1)
    this.alive[doc] = 1
    this.signature[doc] = textSignature(product)
    this.write(doc, product)
    const { category, categories, colors, materials } = product
    this.facets.add({ categories: [category, ...categories], colors, materials })
    return doc
  }

  /** Writes what changes without a new number: stock, price, marks and place. */
  write(doc: number, product: IndexedProduct): void {
    const [inStock, onSale] = [Number(product.stock > 0), Number(product.isOnSale)]
    this.#livingInStock += inStock - this.inStock[doc]!
    this.#livingOnSale += onSale - this.onSale[doc]!
    this.inStock[doc] = inStock
    this.onSale[doc] = onSale
    this.isNew[doc] = Number(product.isNewArrival)
    this.isBest[doc] = Number(product.isBestSeller)
    this.price[doc] = priceOf(product)
    this.rank[doc] = product.rank
    this.created[doc] = product.createdAt
  }

  /** Takes a product out of every count; its number stays unused. */
  bury(doc: number): void {
    this.alive[doc] = 0
    this.#livingInStock -= this.inStock[doc]!
    this.#livingOnSale -= this.onSale[doc]!
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
      name: this.names[doc]!,
      price: this.price[doc]!,
      salePrice: null,
      isNewArrival: this.isNew[doc] === 1,
      isBestSeller: this.isBest[doc] === 1,
      rank: this.rank[doc]!,
      createdAt: this.created[doc]!,
    }
  }

  #makeRoom(length: number): void {
    this.alive = withRoom(this.alive, length)
    this.inStock = withRoom(this.inStock, length)
    this.onSale = withRoom(this.onSale, length)
    this.isNew = withRoom(this.isNew, length)
    this.isBest = withRoom(this.isBest, length)
    this.price = withRoom(this.price, length)
    this.rank = withRoom(this.rank, length)
    this.created = withRoom(this.created, length)
    this.signature = withRoom(this.signature, length)
  }
}

function priceOf(product: IndexedProduct): number {
  return currentPrice({ price: product.priceCents, salePrice: product.salePriceCents })
}
