import { sumCents } from '#kit/core/money.ts'

/** When a due is due: by the agreement, or some days after it; before the delivery, or on it. */
export const dueRules = ['agreement', 'before_delivery', 'on_delivery'] as const

/** One part of what a payable comes to; `cents` is above zero. */
export type Due = {
  kind: 'full' | 'deposit' | 'balance' | 'extra'
  cents: number
  rule: (typeof dueRules)[number]
  /** After the agreement, or before the delivery. */
  days?: number
  /** YYYY-MM-DD, where that is known. */
  dueOn?: string
}

/** A due with what is still missing of it. */
export type OpenDue = Omit<Due, 'cents'> & { amount: number; open: number }

/** A payable of `total` cents that is due at once, as a whole. */
export function dueInFull(total: number): Due[] {
  return total > 0 ? [{ kind: 'full', cents: total, rule: 'agreement' }] : []
}

/** The dues with what is missing of each once `paid` cents came: the first is met first. */
export function openDues(dues: readonly Due[], paid: number): OpenDue[] {
  let left = Math.max(paid, 0)
  return dues.map(({ cents: amount, ...due }) => {
    const met = Math.min(amount, left)
    left -= met
    return { ...due, amount, open: amount - met }
  })
}

/** The first due of which something is missing. */
export function nextDue<Open extends { open: number }>(dues: readonly Open[]): Open | undefined {
  return dues.find(({ open }) => open > 0)
}

/** Whether the first due, on which the work waits, is met by the `paid` cents. */
export function isFirstMet(dues: readonly Due[], paid: number): boolean {
  return (openDues(dues, paid)[0]?.open ?? 0) === 0
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
