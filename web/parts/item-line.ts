import type { Reply } from '#contract/call.ts'
import type { ShownOrder } from './order-state.ts'

/** One piece in one finish with its quantity, whether it lies in the cart or in an order. */
export type ItemLine = {
  id: string
  productId: string
  name: string
  /** Path of a picture, or empty. */
  image: string
  /** The names of what was chosen: "White oak, Linen". */
  finish: string
  quantity: number
  /** Of one, in dollars; null while it is on request. */
  price: number | null
}

type CartItem = Reply<'GET /api/cart'>['cart']['items'][number]

/** A line of the cart; its picture in the smallest size there is. */
export function cartItemLine({ _id, product, labels, quantity, price }: CartItem): ItemLine {
  const { picture } = product
  return {
    id: _id,
    productId: product._id,
    name: product.name,
    image: picture ? `${picture.base}-${Math.min(...picture.widths)}.webp` : product.image,
    finish: Object.values(labels).join(', '),
    quantity,
    price,
  }
}

/** A line of an order. */
export function orderItemLine(item: ShownOrder['orderItems'][number]): ItemLine {
  const { _id, product, name, image, variants, quantity, price } = item
  return {
    id: _id,
    productId: product,
    name,
    image,
    finish: Object.values(variants).join(', '),
    quantity,
    price,
  }
}
