import { expect, test } from 'vitest'
import { priceOff } from './managed-list.ts'

test.each([
  [100_00, 15, 85_00],
  [99_99, 15, 84_99],
  [450_00, 90, 45_00],
  [1, 90, 1],
])('%i cents less %i percent are %i cents', (price, percent, left) => {
  expect(priceOff(price, percent)).toBe(left)
})
