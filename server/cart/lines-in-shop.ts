import { capQuantity } from '#domain/cart/cart-lines.ts'
import { currentPrice, variantPrice } from '#domain/products/variant-price.ts'
import type { Db } from '#server/db/database.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import { listCartLines, type CartLine } from './queries.ts'

/** A line of a cart beside what the shop has of it now. */
export type LineInShop = CartLine & {
  product: StoredProduct
  /** Archived, or no longer made in this choice. */
  isGone: boolean
  /** Units that can be had; 0 of what is gone. */
  stock: number
  /** Cents; undefined when the choice no longer fits the product. */
  unitPrice: number | undefined
}

/** The lines of a person's cart with their products as they are now, in two round trips. */
export async function listLinesInShop(db: Db, userId: string): Promise<LineInShop[]> {
  const lines = await listCartLines(db, userId)
  if (lines.length === 0) return []
  const products = await productsByIds(db, [...new Set(lines.map(({ productId }) => productId))])
  const byId = new Map(products.map((product) => [product._id, product]))
  return lines.flatMap((line) => {
    const product = byId.get(line.productId)
    return product ? [lineInShop(line, product)] : []
  })
}

function lineInShop(line: CartLine, product: StoredProduct): LineInShop {
  const unitPrice = variantPrice(currentPrice(product), product.variants, line.choice)
  const isGone = product.isArchived || unitPrice === undefined
  const stock = isGone ? 0 : (product.variantStock[line.variantKey] ?? 0)
  // What is sold out stays as it was put in: there may be some again.
  const quantity = stock > 0 ? capQuantity(line.quantity, stock) : line.quantity
  return { ...line, quantity, product, isGone, stock, unitPrice }
}

/** What could be ordered of a cart now: nothing of what is gone or sold out. */
export function linesAtHand(lines: readonly LineInShop[]): { price: number; quantity: number }[] {
  return lines.flatMap(({ stock, unitPrice: price, quantity }) =>
    stock > 0 && price !== undefined ? [{ price, quantity }] : [],
  )
}
