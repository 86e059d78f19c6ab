import { expect, test } from 'vitest'
import { typedPounds, weightIn } from './weight.ts'

test.each([
  ['168', 'lb', 168],
  ['168', 'kg', 370.3766],
  ['168 lbs', 'kg', 168],
  ['168 lb.', 'kg', 168],
  ['168 pounds', 'kg', 168],
  ['76,5 kg', 'lb', 168.6536],
  [' 76.5 Kilograms ', 'lb', 168.6536],
  ['.5', 'lb', 0.5],
  ['0', 'lb', 0],
] as const)('%j in %s is %d lb', (text, unit, pounds) => {
  expect(typedPounds(text, unit)).toBeCloseTo(pounds, 3)
})

test.each(['', 'heavy', '-3', '3 stone', '1 2', 'kg'])('%j is no weight', (text) => {
  expect(typedPounds(text, 'lb')).toBeUndefined()
})

test('a weight is shown to a tenth, and read back as it was shown', () => {
  expect(weightIn(168, 'lb')).toBe(168)
  expect(weightIn(168, 'kg')).toBe(76.2)
  expect(weightIn(typedPounds('76', 'kg') ?? 0, 'kg')).toBe(76)
})
