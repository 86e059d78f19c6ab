import { expect, test } from 'vitest'
import { formatMoney, formatShortMoney, formatWholeDollars, sumCents } from './money.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_99, '$99.99'],
  [1_999_00, '$1,999.00'],
  [58_888_00, '$58,888.00'],
  [-12_50, '−$12.50'],
  [1_000_000_00, '$1,000,000.00'],
])('%d cents read %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})

test.each([
  [1_999_00, '$1,999'],
  [500_00, '$500'],
  [35_888_00, '$35,888'],
])('%d cents as a from-price read %s', (cents, text) => {
  expect(formatWholeDollars(cents)).toBe(text)
})

test.each([
  [10_00, '$10'],
  [10_50, '$10.50'],
])('%d cents in a sentence read %s', (cents, text) => {
  expect(formatShortMoney(cents)).toBe(text)
})

test('cents add up without the dust of floating dollars', () => {
  expect(sumCents([10, 20])).toBe(30)
  expect(sumCents([])).toBe(0)
})
