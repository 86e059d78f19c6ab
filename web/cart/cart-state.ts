import type { Reply } from '#contract/call.ts'

export type CartReply = Reply<'GET /api/cart'>
export type Cart = CartReply['cart']
export type CartItem = Cart['items'][number]

/** What is said when a cart cannot be shown and the shop gave no reason. */
export const CART_NOT_LOADED = 'Failed to load cart'

/** Whether a line can be ordered now: still sold, and some left. */
export function isAtHand({ product, stock }: CartItem): boolean {
  return !product.isGone && stock > 0
}
