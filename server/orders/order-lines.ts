import type { PlaceOrder } from '#contract/orders/order.ts'
import { Problem } from '#contract/problems.ts'
import { choiceDoesNotFit, choiceLabels, variantKey } from '#domain/products/variant-key.ts'
import { currentPrice, variantPrice } from '#domain/products/variant-price.ts'
import type { Db } from '#server/db/database.ts'
import { lineImageOf } from '#server/products/present-product.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import type { StockLine } from './stock-shortage.ts'

/** What an order keeps of one product in one choice, as the catalogue has it now; money in cents. */
export type OrderLine = StockLine & {
  variants: Record<string, string>
  name: string
  image: string
  listPrice: number
  cost: number | null
}

type AskedItem = PlaceOrder['orderItems'][number]

/** Lines in the order they were asked for, and the stock there was when they were read. */
export type ReadLines = { lines: OrderLine[]; stock: StockLine[] }

/**
 * Reads what is asked for from the catalogue: nothing but product, choice and quantity is believed.
 *
 * @throws Problem `product_not_found` (unknown or archived) · `validation_failed` (a choice that the product does not have)
 */
export async function readOrderLines(db: Db, asked: readonly AskedItem[]): Promise<ReadLines> {
  const products = await productsByIds(db, [...new Set(asked.map((item) => item.product))])
  const onOffer = new Map(products.flatMap((product) => (product.isArchived ? [] : [[product._id, product]])))
  const lines = asked.map((item, place) => {
    const product = onOffer.get(item.product)
    if (!product) throw new Problem('product_not_found')
    return orderLine(product, item) ?? refuseChoice(place)
  })
  return { lines, stock: products.flatMap(stockOf) }
}

/** One line for each product and choice: what was asked for twice is summed. */
export function mergedLines(lines: readonly OrderLine[]): OrderLine[] {
  const same = Map.groupBy(lines, ({ productId, variantKey: key }) => `${productId} ${key}`)
  return [...same.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, quantity: rest.reduce((sum, line) => sum + line.quantity, first.quantity) }] : [],
  )
}

function orderLine(product: StoredProduct, { quantity, variants: choice }: AskedItem): OrderLine | undefined {
  const key = variantKey(product.variants, choice)
  const listPrice = variantPrice(currentPrice(product), product.variants, choice)
  if (key === undefined || listPrice === undefined) return undefined
  const [cover] = product.pictures
  return {
    productId: product._id,
    variantKey: key,
    quantity,
    variants: choiceLabels(product.variants, choice),
    name: product.name,
    image: cover ? lineImageOf(cover) : '',
    listPrice,
    cost: product.costPrice,
  }
}

function refuseChoice(place: number): never {
  const message = choiceDoesNotFit
  throw new Problem('validation_failed', { message, fields: { [`orderItems.${place}.variants`]: message } })
}

function stockOf({ _id, variantStock }: StoredProduct): StockLine[] {
  return Object.entries(variantStock).map(([key, quantity]) => ({
    productId: _id,
    variantKey: key,
    quantity,
  }))
}
