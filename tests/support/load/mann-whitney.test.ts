import { expect, test } from 'vitest'
import { mannWhitney, median } from './mann-whitney.ts'

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, place) => from + place)

test('alike samples cannot be told apart, and shifted ones can', () => {
  expect(mannWhitney(upTo(100), upTo(100))).toBeCloseTo(1, 6)
  expect(mannWhitney(upTo(100), upTo(100, 5))).toBeGreaterThan(0.2)
  expect(mannWhitney(upTo(100), upTo(100, 30))).toBeLessThan(1e-6)
  expect(mannWhitney(upTo(100, 30), upTo(100))).toBeLessThan(1e-6)
})

test('a known case has its known figure', () => {
  // U = 13 of 36 pairs: z = (18 − 13) / √39.
  expect(mannWhitney([1, 3, 5, 7, 9, 2], [4, 6, 8, 10, 1.5, 5.5])).toBeCloseTo(0.4233, 3)
})

test('the median is the one in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
})
