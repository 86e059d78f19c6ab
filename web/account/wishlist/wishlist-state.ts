import { useState } from 'react'
import { choiceLabels, defaultChoice, variantKey } from '#domain/products/variant-key.ts'
import { orderableUnits, type Standing, standingOf } from '#domain/stock/availability.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { changeWishlist, useIsChanging, useIsListed, type WishlistReply } from '#web/wishlist/wishlist.ts'
import { call } from '#web/api.ts'
import { setCartCount } from '#web/cart/cart-count.ts'

export type WishlistItem = WishlistReply['items'][number]

/**
 * How a piece gets from the wishlist into the cart: `move` in its usual finish, `choose` another one because that is
 * sold out, `none` while there is nothing to be had.
 */
export function wayToCart(item: WishlistItem): 'move' | 'choose' | 'none' {
  const { isGone, stock, variantStock } = item
  const canBeHad = stock > 0 || Object.keys(variantStock).some((key) => orderableUnits(item, key) > 0)
  if (isGone || !canBeHad) return 'none'
  return orderableUnits(item, usualKey(item)) > 0 ? 'move' : 'choose'
}

/** How many there are of the usual finish, where that can be had, else of all; and how else it can be had. */
export function stockOf(item: WishlistItem): { stock: number; standing: Standing } {
  const key = usualKey(item)
  return wayToCart(item) === 'move'
    ? { stock: orderableUnits(item, key), standing: standingOf(item, key) }
    : { stock: item.stock, standing: item.standing }
}

function usualKey({ variants }: WishlistItem): string {
  return variantKey(variants, defaultChoice(variants)) ?? ''
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

const notDone = {
  moved: 'Failed to add item to cart',
  removed: 'Failed to remove item from wishlist',
  stored: 'Failed to add item to wishlist. Please try again.',
}

/** What was not done, and the reason where the shop gave one. */
export type Failure = { message: string; reason: string }

/** Moving a piece to the cart, taking it off the list and putting it back. */
export function useWishlistEntry(item: WishlistItem, onMoved: () => void) {
  const { _id } = item
  const [failure, setFailure] = useState<Failure | undefined>(undefined)
  const [isMoving, setMoving] = useState(false)
  const isListed = useIsListed(_id) ?? true
  const isChanging = useIsChanging(_id)

  /** Whether it was done; when not, `failure` says what. */
  async function done(act: () => Promise<void>, message: string): Promise<boolean> {
    setFailure(undefined)
    try {
      await act()
      return true
    } catch (error) {
      setFailure({ message, reason: messageOf(error, '') })
      return false
    }
  }

  const remove = () => done(() => changeWishlist(_id, false), notDone.removed)

  async function move() {
    setMoving(true)
    if ((await done(() => addToCart(item), notDone.moved)) && (await remove())) onMoved()
    setMoving(false)
  }

  return {
    failure,
    isMoving,
    isChanging,
    isRemoved: !isListed && !isMoving,
    move,
    remove,
    undo: () => done(() => changeWishlist(_id, true), notDone.stored),
  }
}

export type WishlistEntryState = ReturnType<typeof useWishlistEntry>

/** One piece in its usual finish. */
async function addToCart({ _id: productId, variants }: WishlistItem): Promise<void> {
  const body = { productId, quantity: 1, variants: defaultChoice(variants) }
  const { cart } = await call('POST /api/cart/add', { body })
  setCartCount(cart.totalItems)
}
