import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { addDays } from '#kit/core/calendar-days.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { DesignPromise } from '../settings/promises.ts'
import type { DesignStatus } from './design-status.ts'

/** What the promise of a concept depends on. */
type ConceptState = {
  status: DesignStatus
  paymentStatus: PaymentStatus
  paidAt: Date | null
  conceptCount: number
  /** When the client last asked for changes. */
  revisedAt: Date | null
} & Pick<DesignPromise, 'designDaysTo'>

/**
 * Until when the next concept is promised: to the end of the last promised business day (Monday to Friday), in the store's time zone, after
 * the payment or after the client asked for changes. Null while none is owed.
 */
export function conceptDueAt(state: ConceptState, timeZone: string): Date | null {
  const owedSince = conceptOwedSince(state)
  return owedSince && endOfBusinessDay(owedSince, state.designDaysTo, timeZone)
}

function conceptOwedSince(state: ConceptState): Date | null {
  const { status, paymentStatus, paidAt, conceptCount, revisedAt } = state
  if (paymentStatus !== 'paid') return null
  if (status === 'revision') return revisedAt
  const isWaited = status === 'pending' || status === 'in_progress'
  return isWaited && conceptCount === 0 ? paidAt : null
}

/** The last moment of the `count`th business day after the day of `moment`. */
function endOfBusinessDay(moment: Date, count: number, timeZone: string): Date {
  let day = storeDay(moment, timeZone)
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return new Date(startOfDay(addDays(day, 1), timeZone) - 1)
}

function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday >= 1 && weekday <= 5
}

/** When the store's clocks show midnight at the beginning of `day`, in milliseconds. */
function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day)
  const guess = midnight - clockLead(midnight, timeZone)
  // The clocks may be moved between the guess and the true moment.
  return midnight - clockLead(guess, timeZone)
}

/** By how many milliseconds the clocks of `timeZone` are ahead of UTC at `moment`. */
function clockLead(moment: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const shown = clock.format(moment).replace(' ', 'T')
  return Date.parse(`${shown}Z`) - Math.floor(moment / 1000) * 1000
}
