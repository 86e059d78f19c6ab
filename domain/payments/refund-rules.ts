import { creditOf, refundableOf, type Sums } from './sums.ts'

/** Why money goes back. */
export const refundReasons = [
  'return',
  'damage',
  'price',
  'goodwill',
  'overpaid',
  'cancelled',
  'other',
] as const
export type RefundReason = (typeof refundReasons)[number]

export const refundStates = ['approved', 'sent', 'withdrawn'] as const

const labels: Record<RefundReason, string> = {
  return: 'Return',
  damage: 'Damage',
  price: 'Price match',
  goodwill: 'Goodwill',
  overpaid: 'Paid too much',
  cancelled: 'Canceled',
  other: 'Other',
}

/** What a reason is called; credit that moved to another payable went back for none of them. */
export function refundReasonLabel(reason: string): string {
  const named = refundReasons.find((candidate) => candidate === reason)
  return named ? labels[named] : 'Moved to another order'
}

/** The most that may go back: what was paid too much, else all that came, which makes a living payable come to less. */
export function mostRefundable(sums: Sums, reason: RefundReason): number {
  const isCreditOnly = reason === 'overpaid' || sums.isCancelled
  return isCreditOnly ? Math.min(creditOf(sums), refundableOf(sums)) : Math.max(refundableOf(sums), 0)
}
