import { expect, test } from 'vitest'
import { capQuantity, cartTotals } from './cart-lines.ts'

test.each([
  [1, 5, 1],
  [5, 5, 5],
  [6, 5, 5],
  [3, 0, 0],
  [3, -2, 0],
])('of %d wanted with %d in stock, %d are given', (wanted, stock, input) => {
  expect(capQuantity(wanted, stock)).toBe(input)
})

test.each([
  ['an empty cart', [], { totalItems: 0, totalPrice: 0 }],
  [
    'a cart',
    [
      { price: 19_99, quantity: 3 },
      { price: 10, quantity: 1 },
    ],
    { totalItems: 4, totalPrice: 60_07 },
  ],
  ['a cart in quote mode', [{ price: null, quantity: 2 }], { totalItems: 2, totalPrice: null }],
  [
    'one piece on request among others',
    [
      { price: 5_00, quantity: 1 },
      { price: null, quantity: 1 },
    ],
    { totalItems: 2, totalPrice: null },
  ],
])('the totals of %s', (_case, lines, totals) => {
  expect(cartTotals(lines)).toEqual(totals)
})
