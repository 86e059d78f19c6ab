import { sumCents } from '#kit/core/money.ts'
import type { PaymentMethod } from './payment-method.ts'

/** One part of what a payable comes to; `cents` is above zero. */
export type Due = {
  kind: 'full' | 'deposit' | 'balance' | 'extra'
  cents: number
  rule: 'agreement' | 'before_delivery' | 'on_delivery'
}

/** When money of a method is due that is not due before delivery. */
export function dueRule(method: PaymentMethod): Due['rule'] {
  return method === 'cash_on_delivery' ? 'on_delivery' : 'agreement'
}

/** A payable of `total` cents that is due at once, as a whole. */
export function dueInFull(total: number, rule: Due['rule'] = 'agreement'): Due[] {
  return total > 0 ? [{ kind: 'full', cents: total, rule }] : []
}

/** Whether the first due, on which the work waits, is met by the `paid` cents. */
export function isFirstMet([first]: readonly Due[], paid: number): boolean {
  return first === undefined || first.cents <= paid
}

/** The dues of a payable that comes to `total` cents now: what is less is taken from the last, what is more is due at once. */
export function duesFor(dues: readonly Due[], total: number): Due[] {
  const more = total - sumCents(dues.map(({ cents }) => cents))
  if (more > 0) return [...dues, { kind: 'extra', cents: more, rule: 'agreement' }]
  let left = total
  return dues.flatMap((due) => {
    const cents = Math.min(due.cents, left)
    left -= cents
    return cents > 0 ? [{ ...due, cents }] : []
  })
}
