import { expect, test } from 'vitest'
import { isIgnorable, synonymIn, wordPageIn } from './owner-words.ts'

test.each([
  ['couch, davenport , divan', { phrases: ['couch', 'davenport', 'divan'], also: [] }],
  ['snuggler > love seat', { phrases: ['snuggler'], also: ['love seat'] }],
  ['pūneʻe → day bed, settee', { phrases: ['pūneʻe'], also: ['day bed', 'settee'] }],
  ['couch', undefined],
  ['> sofa', undefined],
  ['a > b > c', undefined],
  ['<script>', undefined],
  [`${'x'.repeat(61)}, sofa`, undefined],
])('the synonym line “%s”', (line, rule) => {
  expect(synonymIn(line)).toEqual(rule)
})

test.each([
  ['returns, refunds > /returns', { phrases: ['returns', 'refunds'], path: '/returns' }],
  ['swatches > /category/all?color=green', { phrases: ['swatches'], path: '/category/all?color=green' }],
  ['swatches > /category/all?search=linen', undefined],
  ['returns', undefined],
  ['returns > https://elsewhere.example', undefined],
  ['returns > //elsewhere.example', undefined],
  ['returns > /\\elsewhere.example', undefined],
  ['orders > /admin', undefined],
  ['data > /api/products', undefined],
])('the page line “%s”', (line, rule) => {
  expect(wordPageIn(line)).toEqual(rule)
})

test('a word to ignore is one word', () => {
  expect([isIgnorable('aesthetic'), isIgnorable('look for'), isIgnorable('')]).toEqual([true, false, false])
})
