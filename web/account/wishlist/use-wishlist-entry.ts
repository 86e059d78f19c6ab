import { useState } from 'react'
import { defaultChoice } from '#domain/products/variant-key.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { setCartCount } from '#web/cart/cart-count.ts'
import { keep, useIsChanging, useIsKept } from '#web/wishlist/wishlist.ts'
import type { WishlistItem } from './wishlist-state.ts'

const notDone = {
  moved: 'Failed to add item to cart',
  removed: 'Failed to remove item from wishlist',
  kept: 'Failed to add item to wishlist. Please try again.',
}

/** What was not done, and the reason where the shop gave one. */
export type Failure = { message: string; reason: string }

/** Moving a piece to the cart, taking it off the list and putting it back. */
export function useWishlistEntry(item: WishlistItem, onMoved: () => void) {
  const { _id } = item
  const [failure, setFailure] = useState<Failure | undefined>(undefined)
  const [isMoving, setMoving] = useState(false)
  const isKept = useIsKept(_id) ?? true
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

  const remove = () => done(() => keep(_id, false), notDone.removed)

  async function move() {
    setMoving(true)
    if ((await done(() => addToCart(item), notDone.moved)) && (await remove())) onMoved()
    setMoving(false)
  }

  return {
    failure,
    isMoving,
    isChanging,
    isRemoved: !isKept && !isMoving,
    move,
    remove,
    undo: () => done(() => keep(_id, true), notDone.kept),
  }
}

export type WishlistEntryState = ReturnType<typeof useWishlistEntry>

/** One piece in its usual finish. */
async function addToCart({ _id: productId, variants }: WishlistItem): Promise<void> {
  const body = { productId, quantity: 1, variants: defaultChoice(variants) }
  const { cart } = await call('POST /api/cart/add', { body })
  setCartCount(cart.totalItems)
}
