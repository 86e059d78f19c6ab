import { z } from 'zod'

/** A day of the calendar from the year 1 on: the database knows none before it. */
export function calendarDay(missing: string, first = '0001') {
  return z.iso.date(missing).refine((day) => day >= first, missing)
}

/** A day that somebody can mean: while a year is typed it is 0026, and one letter more makes it 20261. */
export function usualDay(missing: string) {
  const isUsual = (day: string) => day >= '2000' && day < '2100'
  return z.iso.date(missing).refine(isUsual, 'Choose a day from 2000 to 2099')
}
