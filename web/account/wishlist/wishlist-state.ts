import { choiceLabels, defaultChoice, variantKey } from '#domain/products/variant-key.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import type { WishlistReply } from '#web/wishlist/wishlist.ts'

export type WishlistItem = WishlistReply['items'][number]

/**
 * How a piece gets from the wishlist into the cart: `move` in its usual finish, `choose` another one because that is
 * sold out, `none` while there is nothing to be had.
 */
export function wayToCart(item: WishlistItem): 'move' | 'choose' | 'none' {
  const { isGone, stock, variants, variantStock } = item
  if (isGone || stock <= 0) return 'none'
  return usualStock({ variants, variantStock }) > 0 ? 'move' : 'choose'
}

/** Units of the usual finish at hand. */
export function usualStock({
  variants,
  variantStock,
}: Pick<WishlistItem, 'variants' | 'variantStock'>): number {
  return variantStock[variantKey(variants, defaultChoice(variants)) ?? ''] ?? 0
}

/** The finish that a piece would be moved in, in words; empty where there is nothing to choose. */
export function usualFinish({ variants }: WishlistItem): string {
  return Object.values(choiceLabels(variants, defaultChoice(variants))).join(', ')
}

const NOT_LOADED = 'Failed to load wishlist'

/** What is said when the list cannot be shown, with the status of the answer where there was one. */
export function loadFailure(error: unknown): { title: string; message: string } {
  const status = error instanceof CallError ? error.status : 0
  return {
    title: status > 0 ? `${NOT_LOADED}: ${status}` : NOT_LOADED,
    message: messageOf(error, ''),
  }
}
