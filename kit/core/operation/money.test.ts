import { expect, test } from 'vitest'
import { z } from 'zod'
import { Dollars } from './money.ts'

test.each([
  [0, 0],
  [0.05, 5],
  [19.99, 19_99],
  [1_000_000, 1_000_000_00],
  [-25.5, -25_50],
])('$%d is %d cents', (dollars, cents) => {
  expect(z.decode(Dollars, dollars)).toBe(cents)
  expect(z.encode(Dollars, cents)).toBe(dollars)
})

test.each([
  [0.001, 'Use at most two decimals'],
  [999_999.999, 'Use at most two decimals'],
  [1_000_000.01, 'Use an amount of at most $1,000,000.00'],
  [1e21, 'Use an amount of at most $1,000,000.00'],
])('nobody may say $%d', (dollars, message) => {
  expect(z.safeDecode(Dollars, dollars).error?.issues).toMatchObject([{ message }])
})

test('the shop may answer with more than it takes', () => {
  expect(z.encode(Dollars, 1_500_000_00)).toBe(1_500_000)
})
