import { getSessionItem, removeSessionItems, setSessionItem } from '#kit/browser/store/browser-storage.ts'
import { WANTED } from '#web/session.ts'

/** Who comes back later than this has forgotten it. */
const FRESH_FOR_MS = 30 * 60_000

/** A piece or package for the cart, in so many units, or a piece for the wishlist. */
type Wanted = { product: string; units?: number | undefined; at: number }

export function wantAfterSignIn(product: string, units?: number): void {
  setSessionItem(WANTED, JSON.stringify({ product, units, at: Date.now() } satisfies Wanted))
}

/** What waits for a sign-in, unless that was long ago. */
export function waiting(): Partial<Wanted> {
  const wanted = JSON.parse(getSessionItem(WANTED) || '{}') as Partial<Wanted>
  return Date.now() - (wanted.at ?? 0) < FRESH_FOR_MS ? wanted : {}
}

/** What was wanted of this piece or package before the sign-in, once. */
export function takeWanted(product: string): Partial<Wanted> | undefined {
  const wanted = waiting()
  if (wanted.product !== product) return undefined
  removeSessionItems(WANTED)
  return wanted
}
