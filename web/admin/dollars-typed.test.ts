import { expect, test } from 'vitest'
import { dollarsTyped, shownDollars } from './dollars-typed.ts'

test.each([
  ['1250', 1250],
  ['$1,250.50', 1250.5],
  [' 1 250 ', 1250],
  ['.5', 0.5],
  ['-3', -3],
  ['1,250,000', 1_250_000],
  ['12.', 12],
  ['0', 0],
  ['', Number.NaN],
  ['$', Number.NaN],
  ['abc', Number.NaN],
  ['12 apples', Number.NaN],
  ['12,34', Number.NaN],
  ['1,25', Number.NaN],
  ['1 25', Number.NaN],
  ['1.250,00', Number.NaN],
  ['1e5', Number.NaN],
  ['0x10', Number.NaN],
  ['.', Number.NaN],
])('%j is taken as %d', (text, dollars) => {
  expect(dollarsTyped(text)).toBe(dollars)
})

test('an amount is shown with its cents, and no amount as an empty field', () => {
  expect(shownDollars(1250)).toBe('1,250.00')
  expect(shownDollars(0)).toBe('0.00')
  expect(shownDollars(Number.NaN)).toBe('')
})
