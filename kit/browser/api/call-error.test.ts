import { expect, test } from 'vitest'
import { messageOf, noAnswer, refused, unanswered } from './call-error.ts'

test('the words of the shop come before those of the page', () => {
  const error = refused(409, { success: false, code: 'out_of_stock', message: 'Out of stock' })
  expect(messageOf(error, 'Failed to add to cart')).toBe('Out of stock')
})

test.each([
  ['an answer without words', refused(500, undefined)],
  ['the page of a proxy', refused(502, new File(['<h1>Bad gateway</h1>'], 'download'))],
  ['a fault of the page itself', new TypeError('x is undefined')],
])('%s leaves the words to the page', (_what, error) => {
  expect(messageOf(error, 'Failed to load cart')).toBe('Failed to load cart')
})

test('where nobody answered, the page says what failed and why', () => {
  const why = noAnswer.network
  expect(messageOf(unanswered('network'), 'Failed to load cart')).toBe(`Failed to load cart. ${why}`)
  expect(messageOf(unanswered('network'), 'Please try again.')).toBe(why)
  expect(messageOf(unanswered('network'), 'Failed to save. Please try again.')).toBe(`Failed to save. ${why}`)
  expect(messageOf(unanswered('network'), '')).toBe(why)
})
