import type { LineDiscount } from '#domain/orders/line-discount.ts'

/** What one set of an ordered package held at that moment; things outside the catalogue have no product. */
export type PackagePiece = {
  room: string
  name: string
  quantity: number
  productId: string | null
  variantKey: string
  variants: Record<string, string>
  /** Weeks to make it, where it was made to order: then it takes no units. */
  leadWeeks?: number
}

/** A line of a quote outside `order_items`: of a draft, or as it was sent; money in cents. */
export type QuotedLine = {
  _id: string
  productId: string | null
  packageId: string | null
  variantKey: string
  pieces: PackagePiece[] | null
  variants: Record<string, string>
  name: string
  image: string
  quantity: number
  leadWeeks: number | null
  price: number | null
  discount: LineDiscount | null
  listPrice: number
  cost: number | null
}
