import { expect, test } from 'vitest'
import { countFault } from './stocktake.ts'

test.each([
  ['', undefined],
  ['12', undefined],
  ['1000000', undefined],
  ['1000001', 'Stock can be at most 1,000,000'],
  ['-1', 'Use a whole number'],
  ['1e9', 'Use a whole number'],
])('a count of “%s”: %s', (typed, fault) => {
  expect(countFault(typed)).toBe(fault)
})
