import { useStore } from '#kit/browser/store/atom.ts'
import { setLocalItem } from '#kit/browser/store/browser-storage.ts'
import { storedValue } from '#kit/browser/store/stored-value.ts'
import { call } from '#web/api.ts'
import { storedToken } from '#web/session.ts'

/** Lies in the browser, so that every tab shows the same; it goes with the session. */
const cart = storedValue(['cart'], (text) => ({ items: Number(text) || 0 }))

/** Every reply to a change of the cart has the number. */
export function setCartCount(items: number): void {
  if (storedToken() === null) return
  setLocalItem('cart', String(items))
  cart.refresh()
}

export async function refreshCartCount(): Promise<void> {
  const before = cart.get()
  const reply = await call('GET /api/cart')
  // A change made meanwhile has set a newer number.
  if (cart.get() === before) setCartCount(reply.cart.totalItems)
}

/** How many items the cart holds, as far as this browser knows. */
export function useCartCount(): number {
  return useStore(cart, ({ items }) => items) ?? 0
}
