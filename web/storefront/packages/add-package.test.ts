import { expect, test } from 'vitest'
import { sampleCartItem } from '#tests/support/samples/cart.ts'
import { addedWords } from './add-package.tsx'

const inCart = (quantity: number, stock: number) => ({
  items: [sampleCartItem({ packageId: 'luxury', quantity, stock })],
})

test.each([
  [1, 8, 'Added to your cart.'],
  [8, 8, 'All 8 sets that are left are in your cart.'],
  [1, 1, 'The last set is in your cart.'],
])('with %i of %i sets in the cart it says so', (quantity, stock, words) => {
  expect(addedWords(inCart(quantity, stock), 'luxury')).toBe(words)
})
