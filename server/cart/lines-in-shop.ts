import { orderableUnits } from '#domain/stock/availability.ts'
import { productRows } from '#server/products/product-rows.ts'
import { capQuantity } from '#domain/cart/cart-lines.ts'
import type { PricedLine } from '#domain/orders/order-totals.ts'
import { currentPrice, variantPrice } from '#domain/products/variant-price.ts'
import { besideProducts, productIdsIn, type PackageInShop } from '#server/packages/package-in-shop.ts'
import { packagesByIds } from '#server/packages/queries.ts'
import type { StoredProduct } from '#server/products/queries.ts'
import type { World } from '#server/world.ts'
import type { CartLine } from './queries.ts'

type Standing = {
  /** Archived, or no longer made in this choice. */
  isGone: boolean
  /** Units that can be had, or whole sets of a package; 0 of what is gone. */
  stock: number
  /** Cents; undefined when the choice no longer fits the product. */
  unitPrice: number | undefined
}

export type ProductLine = CartLine & Standing & { product: StoredProduct }
export type PackageLine = CartLine & Standing & { package: PackageInShop }

/** A line of a cart beside what the shop has of it now. */
export type LineInShop = ProductLine | PackageLine

/** Lines of a cart with their products and packages as they are now. */
export async function linesInShop(world: World, lines: readonly CartLine[]): Promise<LineInShop[]> {
  if (lines.length === 0) return []
  const stored = await packagesByIds(world.db, idsIn(lines, 'packageId'))
  const ids = new Set([...idsIn(lines, 'productId'), ...productIdsIn(stored)])
  const products = await productRows.get(world, [...ids])
  const productOf = new Map(products.map((product) => [product._id, product]))
  const packageOf = new Map(besideProducts(stored, products).map((found) => [found._id, found]))
  return lines.flatMap((line): LineInShop[] => {
    const product = productOf.get(line.productId ?? '')
    if (product) return [productLine(line, product)]
    const found = packageOf.get(line.packageId ?? '')
    return found ? [packageLine(line, found)] : []
  })
}

/** What could be ordered of a cart now: nothing of what is gone or sold out. */
export function linesAtHand(lines: readonly LineInShop[]): PricedLine[] {
  return lines.flatMap(({ stock, unitPrice: price, quantity, packageId }) =>
    stock > 0 && price !== undefined ? [{ price, quantity, includesDelivery: packageId !== null }] : [],
  )
}

function idsIn(lines: readonly CartLine[], name: 'productId' | 'packageId'): string[] {
  return lines.flatMap((line) => line[name] ?? [])
}

function productLine(line: CartLine, product: StoredProduct): ProductLine {
  const unitPrice = variantPrice(currentPrice(product), product.variants, line.choice)
  const isGone = product.state !== 'live' || unitPrice === undefined
  const stock = isGone ? 0 : orderableUnits(product, line.variantKey)
  return { ...capped(line, stock), product, isGone, stock, unitPrice }
}

function packageLine(line: CartLine, found: PackageInShop): PackageLine {
  const { isArchived: isGone, stock, price: unitPrice } = found
  return { ...capped(line, stock), package: found, isGone, stock, unitPrice }
}

/** What is sold out stays as it was put in: there may be some again. */
function capped(line: CartLine, stock: number): CartLine {
  return { ...line, quantity: stock > 0 ? capQuantity(line.quantity, stock) : line.quantity }
}
