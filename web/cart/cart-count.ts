import { useSyncExternalStore } from 'react'
import { call } from '#web/api.ts'

const CHANGED = 'cart-count-change'

/** How many items the cart holds; undefined while that is not known. Lives in the browser only. */
let count: number | undefined
let changes = 0

/** Tells the header how many items the cart holds now; whoever changes the cart has the figure in the reply. */
export function setCartCount(items: number | undefined): void {
  count = items
  changes++
  window.dispatchEvent(new Event(CHANGED))
}

/** Asks the shop how many items the cart holds. */
export async function refreshCartCount(): Promise<void> {
  const changesBefore = changes
  const { cart } = await call('GET /api/cart')
  // Something was put in the cart while we asked: that reply is the newer one.
  if (changes === changesBefore) setCartCount(cart.totalItems)
}

/** How many items the cart holds; undefined while that is not known. */
export function useCartCount(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}
