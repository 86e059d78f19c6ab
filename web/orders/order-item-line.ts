import { lineDiscountText } from '#domain/orders/line-discount.ts'
import { choiceText } from '#domain/stock/lead-time.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { itemsText } from '#kit/core/items-text.ts'
import { paths } from '#web/paths.ts'
import type { ItemLine } from './item-line.ts'
import type { ShownOrder } from './order-state.ts'

type OrderItem = ShownOrder['orderItems'][number]

/** A line of an order. */
export function orderItemLine(item: OrderItem): ItemLine {
  const { _id, name, image, pieces, variants, leadWeeks, packageId, quantity, price } = item
  const held = pieces.reduce((sum, piece) => sum + piece.quantity, 0)
  const what = packageId === null ? choiceText(variants, leadWeeks) : itemsText(held)
  return {
    id: _id,
    to: orderItemPath(item),
    name,
    image,
    isPackage: packageId !== null,
    detail: [what, discountOf(item)].filter(Boolean).join(', '),
    pieces,
    quantity,
    price,
  }
}

/** The discount of the line in words, with its sign; nothing where it has none. */
function discountOf({ price, quantity, discount }: OrderItem): string {
  if (price === null || !discount) return ''
  const inCents = 'amount' in discount ? { amount: centsOf(discount.amount) } : discount
  return lineDiscountText({ price: centsOf(price), quantity, discount: inCents })
}

/** The page of what was ordered: a package has one of its own, what is said in words none. */
export function orderItemPath({
  product,
  packageId,
}: Pick<OrderItem, 'product' | 'packageId'>): string | null {
  if (packageId !== null) return paths.designerPackage(packageId)
  return product === null ? null : paths.product(product)
}
