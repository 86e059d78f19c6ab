import { expect, test } from 'vitest'
import { cutText, endOf, shortened } from './cut-text.ts'

test.each([
  ['', 3, '', ''],
  ['abc', 3, 'abc', 'abc'],
  ['abcd', 3, 'abc', 'abc…'],
  ['ab🌺', 4, 'ab🌺', 'ab🌺'],
  ['ab🌺', 3, 'ab', 'ab…'],
  ['a🌺🌺', 4, 'a🌺', 'a🌺…'],
])('%j in %i characters is %j, and in view %j', (text, most, cut, shown) => {
  expect(cutText(text, most)).toBe(cut)
  expect(shortened(text, most)).toBe(shown)
})

test.each([
  ['', ''],
  ['12345', '2345'],
  ['1🌺345', '345'],
  ['12🌺34', '🌺34'],
])('the last four characters of %j are %j', (text, end) => {
  expect(endOf(text, 4)).toBe(end)
})
