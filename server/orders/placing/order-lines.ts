import { invalid } from '#server/invalid.ts'
import type { PlaceOrder } from '#contract/orders/order.ts'
import { Problem } from '#contract/problems.ts'
import type { PricedLine } from '#domain/orders/order-totals.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import type { StockUnits } from '#domain/stock/stock-units.ts'
import { choiceDoesNotFit, choiceLabels, variantKey } from '#domain/products/variant-key.ts'
import { currentPrice, variantPrice } from '#domain/products/variant-price.ts'
import type { Db } from '#kit/node/db/database.ts'
import { besideProducts, productIdsIn } from '#server/packages/package-in-shop.ts'
import { packagesByIds } from '#server/packages/queries.ts'
import { lineImageOf } from '#domain/products/line-image.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import { standingOf } from '#domain/stock/availability.ts'
import { availableStock } from '#domain/stock/stock-units.ts'
import { type OrderLine, packageLine } from './package-line.ts'

type RequestedItem = PlaceOrder['orderItems'][number]

/** Lines in the order they were asked for, the stock there was when they were read, and which products have an owner. */
export type ReadLines = { lines: OrderLine[]; stock: StockUnits[]; owned: string[] }

/**
 * Reads what is asked for from the catalogue: nothing but product or package, choice and quantity is believed.
 *
 * @throws Problem `product_not_found`, `package_not_found` (unknown or archived) · `validation_failed` (a choice
 *   that the product does not have)
 */
export async function readOrderLines(
  db: Db,
  requested: readonly RequestedItem[],
  fieldOf = (place: number) => `orderItems.${place}`,
): Promise<ReadLines> {
  const stored = await packagesByIds(db, idsIn(requested, 'packageId'))
  const products = await productsByIds(db, [
    ...new Set([...idsIn(requested, 'product'), ...productIdsIn(stored)]),
  ])
  const productOf = new Map(products.map((product) => [product._id, product]))
  const packageOf = new Map(besideProducts(stored, products).map((found) => [found._id, found]))
  const lines = requested.map((item, place) =>
    item.packageId === undefined
      ? productLine(productOf.get(item.product ?? ''), item, fieldOf(place))
      : packageLine(packageOf.get(item.packageId), item.quantity),
  )
  const owned = products.filter(({ ownerId }) => ownerId !== null).map(({ _id }) => _id)
  return { lines, stock: availableStock(products), owned }
}

/** One line for each product and choice, and for each package: what was asked for twice is summed. */
export function mergedLines(lines: readonly OrderLine[]): OrderLine[] {
  const same = Map.groupBy(lines, (line) => `${line.productId} ${line.packageId} ${line.variantKey}`)
  return [...same.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, quantity: rest.reduce((sum, line) => sum + line.quantity, first.quantity) }] : [],
  )
}

/** The lines at list prices, as sums are made of them. */
export function pricedLines(lines: readonly OrderLine[]): PricedLine[] {
  return lines.map(({ listPrice: price, quantity, packageId }) => ({
    price,
    quantity,
    includesDelivery: packageId !== null,
  }))
}

function idsIn(requested: readonly RequestedItem[], name: 'product' | 'packageId'): string[] {
  return [...new Set(requested.flatMap((item) => item[name] ?? []))]
}

function productLine(
  product: StoredProduct | undefined,
  { quantity, variants: choice }: RequestedItem,
  field: string,
): OrderLine {
  if (!product || product.state !== 'live') throw new Problem('product_not_found')
  const key = variantKey(product.variants, choice)
  const listPrice = variantPrice(currentPrice(product), product.variants, choice)
  if (key === undefined || listPrice === undefined) return refuseChoice(field)
  const cover = coverOf(product.pictures, key)
  return {
    productId: product._id,
    packageId: null,
    variantKey: key,
    quantity,
    leadWeeks: standingOf(product, key).leadWeeks,
    pieces: null,
    variants: choiceLabels(product.variants, choice),
    name: product.name,
    image: cover ? lineImageOf(cover) : '',
    listPrice,
    cost: product.costPrice,
  }
}

function refuseChoice(field: string): never {
  throw invalid(`${field}.variants`, choiceDoesNotFit)
}
