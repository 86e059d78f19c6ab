import { useState } from 'react'
import type { OrderActions } from './use-order-actions.ts'

/** Which question about an order is open in a window; each opens without the last one's refusal. */
export function useAsking<Question extends string>({ forget }: OrderActions) {
  const [asking, setAsking] = useState<Question>()

  function ask(question: Question) {
    forget()
    setAsking(question)
  }
  return { asking, ask, close: () => setAsking(undefined) }
}
