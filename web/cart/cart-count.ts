import { setLocalItem } from '#kit/browser/store/browser-storage.ts'
import { useStore } from '#kit/browser/store/atom.ts'
import { storedValue } from '#kit/browser/store/stored-value.ts'
import { call } from '#web/api.ts'

/** In the browser's storage, so that all tabs show one number; another session, another object. */
const cart = storedValue(['cart', 'token'], (items) => ({ items: Number(items) }))

/** Every reply to a change of the cart has the number. */
export function setCartCount(items: number): void {
  setLocalItem('cart', String(items))
  cart.refresh()
}

export async function refreshCartCount(): Promise<void> {
  const before = cart.get()
  const reply = await call('GET /api/cart')
  // A change made meanwhile has set a newer number; whoever has signed out has none.
  if (cart.get() === before) setCartCount(reply.cart.totalItems)
}

/** How many items the cart holds; 0 until the shop has answered. */
export function useCartCount(): number {
  return useStore(cart, ({ items }) => items) ?? 0
}
