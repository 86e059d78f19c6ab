import type { Reply } from '#contract/call.ts'

type AddedReply = Pick<
  Reply<'POST /api/design-requests/:id/suggested-products/add-to-cart'>,
  'added' | 'leftOut'
>
type LeftOut = AddedReply['leftOut'][number]

/** Which suggestions go into the cart: all, or those that the client accepted. */
export type Which = 'all' | 'accepted'

const ALL_ADDED = 'All suggested products added to your cart'
const NOTHING_TO_ADD = 'No products to add to cart'

const reasons: Record<LeftOut['reason'], string> = {
  gone: 'no longer sold',
  out_of_stock: 'out of stock',
  fewer: 'fewer in stock than suggested',
  cart_full: 'your cart already holds all there are of it',
  too_many_lines: 'your cart holds no more different pieces',
}

/** What is said after suggestions went into the cart. */
export function addedWords({ added, leftOut }: AddedReply, which: Which) {
  if (added.length === 0) return { tone: 'info', words: NOTHING_TO_ADD } as const
  if (which === 'all' && leftOut.length === 0) return { tone: 'good', words: ALL_ADDED } as const
  return { tone: 'good', words: `Added to your cart: ${named(added)}` } as const
}

/** A piece that is not in the cart, or not all of it, and why. */
export function leftOutWords({ name, reason }: LeftOut): string {
  return `${name}: ${reasons[reason]}`
}

/** What is said when nothing could be added; `reason` is the shop's own, or empty. */
export function notAddedWords(reason: string): string {
  return `Failed to add products to cart: ${reason || 'Unknown error'}`
}

function named(added: AddedReply['added']): string {
  return added.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', ')
}
