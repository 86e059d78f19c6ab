import { describe, expect, test } from 'vitest'
import { daysBetween } from '#kit/core/calendar-days.ts'
import { customRangeFaults, dateRanges, periodBefore, periodOf } from './sales-period.ts'

const ordinaryDay = '2026-11-20'

test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['last7days', '2026-11-14', '2026-11-20'],
  ['last30days', '2026-10-22', '2026-11-20'],
  ['thisMonth', '2026-11-01', '2026-11-20'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisYear', '2026-01-01', '2026-11-20'],
] as const)('%s is %s to %s', (range, from, to) => {
  expect(periodOf(range, ordinaryDay)).toEqual({ from, to })
})

test('there are eight ranges, and the eighth names its own days', () => {
  expect(dateRanges).toHaveLength(8)
  expect(dateRanges.at(-1)).toBe('custom')
})

describe('where months and years end', () => {
  test.each([
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2028-03-01', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2027-01-15', '2026-12-01', '2026-12-31'],
    ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['thisMonth', '2026-12-01', '2026-12-01', '2026-12-01'],
    ['thisYear', '2027-01-01', '2027-01-01', '2027-01-01'],
    ['yesterday', '2027-01-01', '2026-12-31', '2026-12-31'],
    ['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
    ['last7days', '2027-01-03', '2026-12-28', '2027-01-03'],
    ['last30days', '2028-03-10', '2028-02-10', '2028-03-10'],
  ] as const)('%s on %s is %s to %s', (range, today, from, to) => {
    expect(periodOf(range, today)).toEqual({ from, to })
  })
})

test.each([
  [{ from: '2026-11-20', to: '2026-11-20' }, '2026-11-19', '2026-11-19'],
  [{ from: '2026-10-22', to: '2026-11-20' }, '2026-09-22', '2026-10-21'],
  [{ from: '2028-02-01', to: '2028-02-29' }, '2028-01-03', '2028-01-31'],
  [{ from: '2028-01-01', to: '2028-12-31' }, '2026-12-31', '2027-12-31'],
])('before %j lie as many days: %s to %s', (period, from, to) => {
  expect(periodBefore(period)).toEqual({ from, to })
  expect(daysBetween(from, to)).toBe(daysBetween(period.from, period.to))
})

test.each([
  ['', '', { startDate: 'Start Date is required', endDate: 'End Date is required' }],
  ['', '2026-11-20', { startDate: 'Start Date is required' }],
  ['2026-11-20', '', { endDate: 'End Date is required' }],
  ['2026-11-20', '2026-11-19', { endDate: 'End Date must not be before Start Date' }],
  ['2026-11-20', '2026-11-20', {}],
  ['2024-02-29', '2034-02-28', {}],
  ['2016-11-20', '2026-11-19', {}],
  ['2016-11-20', '2026-11-20', { endDate: 'Choose a range of at most 10 years' }],
])('a custom range from "%s" to "%s" is told %j', (startDate, endDate, faults) => {
  expect(customRangeFaults(startDate, endDate)).toEqual(faults)
})
