import { expect, test } from 'vitest'
import { labelledPlaces, moneyTicks, shortMoney } from './money-scale.ts'

test.each([
  [0, [0, 0.25]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [7, [0, 2, 4, 6, 8]],
  [999, [0, 250, 500, 750, 1000]],
  [1000, [0, 250, 500, 750, 1000]],
  [1001, [0, 500, 1000, 1500]],
  [48_200, [0, 20_000, 40_000, 60_000]],
])('up to %d the lines are %j', (highest, ticks) => {
  expect(moneyTicks(highest)).toEqual(ticks)
})

test('every amount lies under the highest line, and there are at most five lines', () => {
  for (let highest = 1; highest < 1e7; highest *= 1.37) {
    const ticks = moneyTicks(highest)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
    expect(ticks.length).toBeLessThanOrEqual(5)
  }
})

test.each([
  [0, '$0'],
  [250, '$250'],
  [2500, '$2.5K'],
  [1_200_000, '$1.2M'],
])('%d is written %s', (dollars, text) => {
  expect(shortMoney(dollars)).toBe(text)
})

test.each([
  [30, 6, [0, 5, 10, 15, 20, 25]],
  [3, 6, [0, 1, 2]],
  [24, 5, [0, 5, 10, 15, 20]],
  [1, 0, [0]],
])('of %i steps at most %i are named: %j', (count, most, places) => {
  expect(labelledPlaces(count, most)).toEqual(places)
})
