import { addDays } from '#kit/core/calendar-days.ts'

/** When something of the story happened: `20h` is 20 hours ago, `12d 09:40` that time of day 12 days ago. */
export type When = `${number}h` | `${number}d ${string}`

/** The story begins so many days ago, when the shop opens. */
export const OPENED_DAYS_AGO = 76
export const OPENED: When = `${OPENED_DAYS_AGO}d 08:00`

const HOUR = 3_600_000
/** The story plays in Honolulu, which has no summer time. */
const BEHIND_UTC = 10 * HOUR

/** The moment that `when` means at `now`. */
export function momentOf(when: When, now: Date): Date {
  const [ago = '', time] = when.split(' ')
  const count = Number.parseFloat(ago)
  if (time === undefined) return new Date(now.getTime() - count * HOUR)
  return new Date(Date.parse(`${dayAfter(now, -count)}T${time}Z`) + BEHIND_UTC)
}

/** The day `days` after `moment`, as YYYY-MM-DD. */
export function dayAfter(moment: Date, days: number): string {
  return addDays(new Date(moment.getTime() - BEHIND_UTC).toISOString().slice(0, 10), days)
}
