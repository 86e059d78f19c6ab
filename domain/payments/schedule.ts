import { addDays } from '#kit/core/calendar-days.ts'
import type { Due } from './dues.ts'
import type { PaymentMethod } from './payment-method.ts'

export const scheduleKinds = ['deposit', 'full'] as const

/** How the shop, or one quote, wants to be paid. */
export type Schedule = {
  kind: (typeof scheduleKinds)[number]
  /** Of the total, in percent; what is over a cent is rounded up. */
  depositPercent: number
  /** Days from the agreement until the first due. */
  depositDays: number
  /** Days that the balance comes before the delivery. */
  balanceDays: number
}

export const firstSchedule: Schedule = {
  kind: 'deposit',
  depositPercent: 50,
  depositDays: 5,
  balanceDays: 3,
}

type Agreed = { method: PaymentMethod; /** YYYY-MM-DD; left out while nobody has agreed yet. */ on?: string }

/** The dues of what comes to `total` cents. Cash is paid as a whole, on delivery. */
export function duesOf(total: number, schedule: Schedule, { method, on }: Agreed): Due[] {
  if (total <= 0) return []
  if (method === 'cash_on_delivery') return [{ kind: 'full', cents: total, rule: 'on_delivery' }]
  const { kind, depositPercent, depositDays, balanceDays } = schedule
  const first = {
    rule: 'agreement',
    days: depositDays,
    ...(on && { dueOn: addDays(on, depositDays) }),
  } as const
  const deposit = Math.ceil((total * depositPercent) / 100)
  if (kind === 'full' || deposit >= total) return [{ kind: 'full', cents: total, ...first }]
  return [
    { kind: 'deposit', cents: deposit, ...first },
    { kind: 'balance', cents: total - deposit, rule: 'before_delivery', days: balanceDays },
  ]
}
