import { addDays } from '#kit/core/calendar-days.ts'

/** What becomes of an order whose first due does not come. */
export type LateDeposit = { on: boolean; graceDays: number }

export const firstLateDeposit: LateDeposit = { on: true, graceDays: 7 }

const BUSINESS_DAYS_BEFORE = 2
/** With a weekend between. */
const MOST_DAYS_BEFORE = 4
/** Days after its own on which is reminded of a due again. */
const DAYS_AFTER = [3, 10] as const
/** So many days are left to pay once the last call went out. */
export const LAST_CALL_DAYS = 2

/**
 * On `today` is reminded of what is due until `dueUntil`, where nobody was reminded so many days after its day (below
 * zero before it) or later. A stage that `isCalled` comes no earlier than the last call of what is held.
 */
export type ReminderStage = { dueUntil: string; daysAfter: number; isCalled: boolean }

/** The reminders that may be due on `today`, the latest first: before the day of a due, and after it. */
export function reminderStages(today: string, late: LateDeposit): ReminderStage[] {
  const after = DAYS_AFTER.toReversed().map((daysAfter) => ({
    dueUntil: addDays(today, -daysAfter),
    daysAfter,
    isCalled: late.on && daysAfter >= lastCallAfter(late),
  }))
  const dueUntil = addBusinessDays(today, BUSINESS_DAYS_BEFORE)
  return [...after, { dueUntil, daysAfter: -MOST_DAYS_BEFORE, isCalled: false }]
}

/** So many days after its own a due is called for the last time: never before its day is over. */
export function lastCallAfter({ graceDays }: LateDeposit): number {
  return Math.max(graceDays - LAST_CALL_DAYS, 1)
}

/** The last day for what was due on `dueOn` and called for the last time on `calledOn`. */
export function lastDay(dueOn: string, calledOn: string, { graceDays }: LateDeposit): string {
  const [ofGrace, ofCall] = [addDays(dueOn, graceDays), addDays(calledOn, LAST_CALL_DAYS)]
  return ofGrace > ofCall ? ofGrace : ofCall
}

/** `day` moved on by so many days from Monday to Friday. */
export function addBusinessDays(day: string, days: number): string {
  let [moved, left] = [day, days]
  while (left > 0) {
    moved = addDays(moved, 1)
    if (!isWeekend(moved)) left--
  }
  return moved
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}

/** How long ago something was due, in the steps in which money that is owed is looked at. */
export const ages = [
  'Not due yet',
  '0–7 days',
  '8–14 days',
  '15–30 days',
  '31–60 days',
  'Over 60 days',
] as const

/** From which day after the due day each step but the first begins. */
export const ageStarts = [0, 8, 15, 31, 61] as const
