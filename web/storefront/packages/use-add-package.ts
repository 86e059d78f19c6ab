import { useCallback, useState } from 'react'
import type { Reply } from '#contract/call.ts'
import { call } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { currentSession } from '#web/session.ts'
import { setCartCount } from '#web/cart/cart-count.ts'

export const LOG_IN_FIRST = 'Please log in to add items to cart'
const NOT_ADDED = 'Failed to add package to cart'

type Outcome = { is: 'added'; message: string } | { is: 'signed_out' } | { is: 'failed'; message: string }

/** Puts one set of a package in the cart, and says what came of it. */
export function useAddPackage(packageId: string) {
  const [isAdding, setAdding] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined)
  const forget = useCallback(() => setOutcome(undefined), [])

  async function add() {
    if (currentSession() === null) return setOutcome({ is: 'signed_out' })
    setAdding(true)
    setOutcome(undefined)
    setOutcome(await outcomeOf(packageId))
    setAdding(false)
  }

  return { add, isAdding, outcome, forget }
}

async function outcomeOf(packageId: string): Promise<Outcome> {
  try {
    const { cart } = await call('POST /api/cart/add', { body: { packageId } })
    setCartCount(cart.totalItems)
    return { is: 'added', message: addedWords(cart, packageId) }
  } catch (error) {
    // The session was over, and the call has ended it here, too.
    if (currentSession() === null) return { is: 'signed_out' }
    return { is: 'failed', message: messageOf(error, NOT_ADDED) }
  }
}

/** Adding stops at what is in stock, and then says so. */
export function addedWords(
  { items }: Pick<Reply<'POST /api/cart/add'>['cart'], 'items'>,
  id: string,
): string {
  const line = items.find((item) => item.packageId === id)
  if (!line || line.quantity < line.stock) return 'Added to your cart.'
  return line.stock === 1
    ? 'The last set is in your cart.'
    : `All ${line.stock} sets that are left are in your cart.`
}
