import { expect, test } from 'vitest'
import { sampleWishlistItem } from '#tests/support/samples/wishlist.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { loadFailure, usualFinish, wayToCart } from './wishlist-state.ts'

const sold = { variantStock: { ash: 0, oak: 0 }, stock: 0 }

test.each([
  ['in stock', {}, 'move'],
  ['without finishes', { variants: [], variantStock: { default: 3 }, stock: 3 }, 'move'],
  ['whose usual finish is sold out', { variantStock: { ash: 0, oak: 4 }, stock: 4 }, 'choose'],
  ['whose usual finish was never made', { variantStock: { oak: 4 }, stock: 4 }, 'choose'],
  ['that is sold out', sold, 'none'],
  ['that is no longer sold', { isGone: true }, 'none'],
])('the way to the cart of a piece %s', (_case, changes, way) => {
  expect(wayToCart(sampleWishlistItem(changes))).toBe(way)
})

test('a piece goes to the cart in its usual finish', () => {
  expect(usualFinish(sampleWishlistItem())).toBe('Natural ash')
  expect(usualFinish(sampleWishlistItem({ variants: [] }))).toBe('')
})

test.each([
  [503, 'The shop is very busy.', 'Failed to load wishlist: 503'],
  [0, 'We could not reach the shop.', 'Failed to load wishlist'],
])('a list that did not come names the status, where there is one: %i', (status, message, title) => {
  const error = new CallError({ status, code: 'unavailable', message })
  expect(loadFailure(error)).toEqual({ title, message })
})
