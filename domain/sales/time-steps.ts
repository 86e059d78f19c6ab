import { addDays, daysBetween } from '#kit/core/calendar-days.ts'
import type { Period } from './sales-period.ts'

/** How finely sales over time are told: one day by hours, up to a quarter by days, anything longer by months. */
export const timeUnits = ['hour', 'day', 'month'] as const
export type TimeUnit = (typeof timeUnits)[number]

const MOST_DAYS_BY_DAY = 92
const HOURS = 24

export function timeUnitOf({ from, to }: Period): TimeUnit {
  const days = daysBetween(from, to)
  if (days === 1) return 'hour'
  return days <= MOST_DAYS_BY_DAY ? 'day' : 'month'
}

/**
 * Every step of a period, by its name: `2026-11-20T13`, `2026-11-20` or `2026-11`. A day has 24 hours here even where
 * the clocks are moved: the hour that comes twice is one step, the hour that is left out one without sales.
 */
export function timeStepsOf(period: Period): string[] {
  const { from, to } = period
  const unit = timeUnitOf(period)
  if (unit === 'hour')
    return Array.from({ length: HOURS }, (_, hour) => `${from}T${String(hour).padStart(2, '0')}`)
  const days = Array.from({ length: daysBetween(from, to) }, (_, place) => addDays(from, place))
  return unit === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))]
}

/** The unit that a step's name tells. */
function unitOfStep(step: string): TimeUnit {
  if (step.includes('T')) return 'hour'
  return step.length === 'YYYY-MM'.length ? 'month' : 'day'
}

const looks: Record<TimeUnit, Intl.DateTimeFormatOptions> = {
  hour: { hour: 'numeric' },
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
}
const shortLooks: Record<TimeUnit, Intl.DateTimeFormatOptions> = {
  ...looks,
  day: { month: 'short', day: 'numeric' },
}

/** A step as people read it: "1 PM", "Nov 20, 2026", "Nov 2026". */
export function timeStepLabel(step: string): string {
  return written(step, looks)
}

/** The same for an axis, where the year of a day is plain: "Nov 20". */
export function shortTimeStepLabel(step: string): string {
  return written(step, shortLooks)
}

function written(step: string, look: typeof looks): string {
  const unit = unitOfStep(step)
  const at = new Date(unit === 'hour' ? `${step}:00Z` : step)
  return new Intl.DateTimeFormat('en-US', { ...look[unit], timeZone: 'UTC' })
    .format(at)
    .replaceAll('\u202F', ' ')
}
