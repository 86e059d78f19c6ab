import { expect, test } from 'vitest'
import { firstLateDeposit, lastCallAfter, lastDay, reminderStages } from './late-due.ts'

const off = { on: false, graceDays: 7 }

test.each([
  ['Monday', '2026-11-23', '2026-11-25'],
  ['Thursday', '2026-11-26', '2026-11-30'],
  ['Friday', '2026-11-27', '2026-12-01'],
  ['Saturday', '2026-11-28', '2026-12-01'],
  ['Sunday', '2026-11-29', '2026-12-01'],
])('on a %s is reminded of what is due two business days later', (_day, today, dueUntil) => {
  expect(reminderStages(today, off).at(-1)).toEqual({ dueUntil, daysAfter: -4, isCalled: false })
})

test.each([
  ['stays open', off, [10, 3, -4]],
  ['is called for the last time after 5 days', firstLateDeposit, [3, -4]],
  ['is called for the last time after 12 days', { on: true, graceDays: 14 }, [10, 3, -4]],
  ['is called for the last time at once', { on: true, graceDays: 0 }, [-4]],
])('what is held and %s is reminded of after so many days', (_what, late, days) => {
  const stages = reminderStages('2026-11-25', late).filter(({ isCalled }) => !isCalled)
  expect(stages.map(({ daysAfter }) => daysAfter)).toEqual(days)
})

test.each([
  [7, 5],
  [3, 1],
  [0, 1],
])('with a grace of %i days it is called for the last time after %i', (graceDays, days) => {
  expect(lastCallAfter({ on: true, graceDays })).toBe(days)
})

test.each([
  ['in time', '2026-11-30', '2026-12-02'],
  ['late, two days are left', '2026-12-09', '2026-12-11'],
])('who was called %s', (_when, calledOn, last) => {
  expect(lastDay('2026-11-25', calledOn, firstLateDeposit)).toBe(last)
})
