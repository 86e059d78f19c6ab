import { expect, test } from 'vitest'
import { meanRating } from './rating.ts'

test.each([
  [0, 0, null],
  [5, 1, 5],
  [9, 2, 4.5],
  [14, 3, 4.7],
  [13, 3, 4.3],
  [87, 20, 4.4],
])('ratings that add up to %i in %i reviews mean %j', (sum, count, mean) => {
  expect(meanRating(sum, count)).toBe(mean)
})
