const DAY_MS = 86_400_000

/** `day` (YYYY-MM-DD) moved by `days`, in the calendar: no clock and no time zone is in it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** `moment` moved by `days` of 24 hours, below 0 back. */
export function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS)
}

/** How many days lie from `first` to `last`, both counted. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
}

/** The first day of the month that `day` is in. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}
