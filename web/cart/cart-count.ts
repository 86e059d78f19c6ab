import { atom, useStore } from '#kit/browser/store/atom.ts'
import { call } from '#web/api.ts'

const cart = atom<{ items: number | undefined }>({ items: undefined })

/** Every reply to a change of the cart has the number; undefined once nobody is signed in. */
export function setCartCount(items: number | undefined): void {
  cart.set({ items })
}

export async function refreshCartCount(): Promise<void> {
  const before = cart.get()
  const reply = await call('GET /api/cart')
  // A change made meanwhile has set a newer number.
  if (cart.get() === before) setCartCount(reply.cart.totalItems)
}

/** How many items the cart holds; undefined until the shop has answered. */
export function useCartCount(): number | undefined {
  return useStore(cart, ({ items }) => items)
}
