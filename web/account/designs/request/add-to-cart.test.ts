import { expect, test } from 'vitest'
import { leftOutWords } from '#web/cart/added-words.ts'
import { addedWords, notAddedWords } from './add-to-cart.tsx'

const sofa = { name: 'Shoreline sofa', quantity: 1 }
const chairs = { name: 'Reed chair', quantity: 4 }
const gone = { name: 'Canoe table', reason: 'gone' } as const

test('all that were asked for are in the cart', () => {
  expect(addedWords({ added: [sofa, chairs], leftOut: [] }, 'all')).toEqual({
    tone: 'good',
    words: 'All suggested products added to your cart',
  })
})

test('what came along is named where something did not, or only the accepted were asked for', () => {
  const words = 'Added to your cart: Shoreline sofa, Reed chair × 4'
  expect(addedWords({ added: [sofa, chairs], leftOut: [gone] }, 'all')).toEqual({ tone: 'good', words })
  expect(addedWords({ added: [sofa, chairs], leftOut: [] }, 'accepted')).toEqual({ tone: 'good', words })
})

test('where nothing came along there was nothing to add', () => {
  expect(addedWords({ added: [], leftOut: [gone] }, 'all')).toEqual({
    tone: 'info',
    words: 'No products to add to cart',
  })
})

test.each([
  ['gone', 'Canoe table: no longer sold'],
  ['out_of_stock', 'Canoe table: out of stock'],
  ['fewer', 'Canoe table: fewer in stock than suggested'],
  ['cart_full', 'Canoe table: your cart already holds all there are of it'],
  ['too_many_lines', 'Canoe table: your cart holds no more different pieces'],
] as const)('a piece that was left out because it is %s says so', (reason, words) => {
  expect(leftOutWords({ name: 'Canoe table', reason })).toBe(words)
})

test.each([
  ['The shop is closed', 'Failed to add products to cart: The shop is closed'],
  ['', 'Failed to add products to cart: Unknown error'],
])('a failure with the reason "%s" is told', (reason, words) => {
  expect(notAddedWords(reason)).toBe(words)
})
