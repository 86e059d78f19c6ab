import type { Reply } from '#contract/call.ts'
import { paths } from '#web/paths.ts'
import type { ShownOrder } from './order-state.ts'
import { choiceText } from '#domain/stock/lead-time.ts'
import { itemsText } from '#kit/core/items-text.ts'

type CartItem = Reply<'GET /api/cart'>['cart']['items'][number]
type OrderItem = ShownOrder['orderItems'][number]

/** One kind of thing in an ordered package. */
export type PackagePiece = OrderItem['pieces'][number]

/** One piece in one finish, or one package, with its quantity, whether it lies in the cart or in an order. */
export type ItemLine = {
  id: string
  /** The address of its page; null for what a quote says in words. */
  to: string | null
  name: string
  /** Path of a picture, or empty. */
  image: string
  isPackage: boolean
  /** The names of what was chosen, "White oak, Linen"; of a package how much it holds, "46 items". */
  detail: string
  /** What one set of a package holds, as far as it is known here; empty for a piece. */
  pieces: readonly PackagePiece[]
  quantity: number
  /** Of one, in dollars; null while it is on request. */
  price: number | null
}

/** A line of the cart; its picture in the smallest size there is. */
export function cartItemLine(item: CartItem): ItemLine {
  const { _id, product, quantity, price } = item
  const { picture } = product
  return {
    id: _id,
    to: cartItemPath(item),
    name: product.name,
    image: picture ? `${picture.base}-${Math.min(...picture.widths)}.webp` : product.image,
    isPackage: item.packageId !== null,
    detail: cartItemDetail(item),
    pieces: [],
    quantity,
    price,
  }
}

/** The page of what lies in the cart. */
export function cartItemPath({ product, packageId }: Pick<CartItem, 'product' | 'packageId'>): string {
  return packageId === null ? paths.product(product._id) : paths.designerPackage(packageId)
}

/** The finish of a piece, or how much a package holds. */
export function cartItemDetail({
  packageId,
  pieces,
  labels,
  leadWeeks,
}: Pick<CartItem, 'packageId' | 'pieces' | 'labels' | 'leadWeeks'>) {
  return packageId === null ? choiceText(labels, leadWeeks) : itemsText(pieces)
}
