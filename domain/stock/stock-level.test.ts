import { expect, test } from 'vitest'
import { stockColor, stockLevel, stockText } from './stock-level.ts'

test.each([
  [0, 'Out of stock', 'red'],
  [1, 'Only 1 left', 'amber'],
  [5, 'Only 5 left', 'amber'],
  [6, 'Only 6 left', 'green'],
  [10, 'Only 10 left', 'green'],
  [11, 'In stock', 'green'],
])('%d pieces read "%s" and are %s in the back office', (stock, text, color) => {
  expect(stockText(stock)).toBe(text)
  expect(stockColor(stock)).toBe(color)
})

test.each([
  [-1, 'none'],
  [0, 'none'],
  [1, 'few'],
  [10, 'few'],
  [11, 'plenty'],
])('%d pieces are %s to shoppers', (stock, level) => {
  expect(stockLevel(stock)).toBe(level)
})
