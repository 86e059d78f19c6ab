import { expect, test } from 'vitest'
import { changeText, figureText } from './figure-text.ts'

test.each([
  ['money', 1_999_05, '$1,999.05'],
  ['money', -12_00, '−$12.00'],
  ['money', null, 'Not measured'],
  ['count', 12_345, '12,345'],
  ['percent', 3, '3.0%'],
  ['percent', null, 'Not measured'],
  ['text', 'Cove sofa', 'Cove sofa'],
] as const)('as %s, %s reads %s', (kind, value, text) => {
  expect(figureText(kind, value)).toBe(text)
})

test.each([
  [12.5, '+12.5%'],
  [0, '+0.0%'],
  [-3, '−3.0%'],
  [1234.5, '+1,234.5%'],
  [null, 'Not measured'],
])('a change of %s reads %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})
