import { expect, test } from 'vitest'
import { firstPromises } from '../settings/promises.ts'
import { quoteWait } from './due-text.ts'

const HOUR = 3_600_000
const noon = Date.UTC(2026, 0, 10, 12)

test.each([
  ['at once', 0, { text: '0 min', urgency: 'fresh' }],
  ['with a browser clock that runs behind', -0.1 * HOUR, { text: '0 min', urgency: 'fresh' }],
  ['within the hour', 0.75 * HOUR, { text: '45 min', urgency: 'fresh' }],
  ['just before the promise begins', 23.99 * HOUR, { text: '23 h', urgency: 'fresh' }],
  ['from 24 hours', 24 * HOUR, { text: '24 h', urgency: 'due' }],
  ['just before 48 hours', 47.99 * HOUR, { text: '47 h', urgency: 'due' }],
  ['from 48 hours', 48 * HOUR, { text: '2 days', urgency: 'late' }],
  ['for a week', 7.5 * 24 * HOUR, { text: '7 days', urgency: 'late' }],
] as const)('a request that waits %s', (_case, waited, expected) => {
  expect(quoteWait(noon - waited, noon, firstPromises)).toEqual(expected)
})

test.each([
  [1.9, 'fresh'],
  [2, 'due'],
  [4, 'late'],
])('promised within 2-4 hours, a request that waits %d hours is %s', (hours, urgency) => {
  const promised = { quoteHoursFrom: 2, quoteHoursTo: 4 }
  expect(quoteWait(noon - hours * HOUR, noon, promised)).toMatchObject({ urgency })
})
