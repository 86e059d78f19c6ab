import { addDays, daysBetween, firstOfMonth } from '#kit/core/calendar-days.ts'

/** What a sales report can look at, by the store's own calendar; `custom` names its days. */
export const dateRanges = [
  'today',
  'yesterday',
  'last7days',
  'last30days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'custom',
] as const
export type DateRange = (typeof dateRanges)[number]

export const DEFAULT_DATE_RANGE = 'last30days' satisfies DateRange
/** The longest custom range, so that a report stays a report. */
export const MAX_CUSTOM_YEARS = 10

export const dateRangeLabels: Record<DateRange, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  last7days: 'Last 7 Days',
  last30days: 'Last 30 Days',
  thisMonth: 'This Month',
  lastMonth: 'Last Month',
  thisYear: 'This Year',
  custom: 'Custom Range',
}

/** Whole days of the store's calendar, both ends counted. */
export type Period = { from: string; to: string }

const periods: Record<Exclude<DateRange, 'custom'>, (today: string) => Period> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last7days: (today) => ({ from: addDays(today, -6), to: today }),
  last30days: (today) => ({ from: addDays(today, -29), to: today }),
  thisMonth: (today) => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today) => {
    const to = addDays(firstOfMonth(today), -1)
    return { from: firstOfMonth(to), to }
  },
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
}

/** The days that a range means on the store's day `today`: nothing that lies ahead is in it. */
export function periodOf(range: Exclude<DateRange, 'custom'>, today: string): Period {
  return periods[range](today)
}

/** As many days just before: what growth is compared with. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -daysBetween(from, to)), to: addDays(from, -1) }
}

/** What is wrong with the days of a custom range, by field; nothing where both are right. */
export function customRangeFaults(startDate: string, endDate: string): Partial<Record<DateField, string>> {
  if (startDate === '' || endDate === '')
    return {
      ...(startDate === '' && { startDate: 'Start Date is required' }),
      ...(endDate === '' && { endDate: 'End Date is required' }),
    }
  if (endDate < startDate) return { endDate: 'End Date must not be before Start Date' }
  const last = `${Number(startDate.slice(0, 4)) + MAX_CUSTOM_YEARS}${startDate.slice(4)}`
  return endDate < last ? {} : { endDate: `Choose a range of at most ${MAX_CUSTOM_YEARS} years` }
}

type DateField = 'startDate' | 'endDate'
