import { expect, test } from 'vitest'
import { shortTimeStepLabel, timeStepLabel, timeStepsOf, timeUnitOf } from './time-steps.ts'

test.each([
  ['2026-11-20', '2026-11-20', 'hour', 24],
  ['2026-11-19', '2026-11-20', 'day', 2],
  ['2026-08-21', '2026-11-20', 'day', 92],
  ['2026-08-20', '2026-11-20', 'month', 4],
  ['2028-01-01', '2028-02-29', 'day', 60],
  ['2026-01-01', '2026-12-31', 'month', 12],
  ['2016-11-20', '2026-11-19', 'month', 121],
])('%s to %s is told by the %s, in %i steps', (from, to, unit, count) => {
  expect(timeUnitOf({ from, to })).toBe(unit)
  expect(timeStepsOf({ from, to })).toHaveLength(count)
})

test('a day has 24 hours even where the clocks are moved, and they are named apart', () => {
  const steps = timeStepsOf({ from: '2026-11-01', to: '2026-11-01' })
  expect(new Set(steps).size).toBe(24)
  expect([steps[0], steps.at(-1)]).toEqual(['2026-11-01T00', '2026-11-01T23'])
})

test('the days of a leap February are all there, once each', () => {
  const steps = timeStepsOf({ from: '2028-02-27', to: '2028-03-01' })
  expect(steps).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'])
})

test('months are named over the turn of a year', () => {
  expect(timeStepsOf({ from: '2025-11-28', to: '2026-03-01' })).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ])
})

test.each([
  ['2026-11-20T00', '12 AM', '12 AM'],
  ['2026-11-20T13', '1 PM', '1 PM'],
  ['2026-11-20', 'Nov 20, 2026', 'Nov 20'],
  ['2026-11', 'Nov 2026', 'Nov 2026'],
])('%s reads %s, and %s on an axis', (step, label, short) => {
  expect(timeStepLabel(step)).toBe(label)
  expect(shortTimeStepLabel(step)).toBe(short)
})
