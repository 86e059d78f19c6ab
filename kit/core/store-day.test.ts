import { expect, test } from 'vitest'
import { storeDay } from './store-day.ts'

test.each([
  ['2026-11-20T22:00:00Z', 'Pacific/Honolulu', '2026-11-20'],
  ['2026-11-21T09:59:59Z', 'Pacific/Honolulu', '2026-11-20'],
  ['2026-11-21T10:00:00Z', 'Pacific/Honolulu', '2026-11-21'],
  ['2026-12-31T23:30:00Z', 'Pacific/Auckland', '2027-01-01'],
  ['2026-03-08T09:59:59Z', 'America/Los_Angeles', '2026-03-08'],
])('at %s it is in %s the day %s', (moment, timeZone, day) => {
  expect(storeDay(new Date(moment), timeZone)).toBe(day)
})
