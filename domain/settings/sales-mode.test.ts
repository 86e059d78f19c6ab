import { expect, test } from 'vitest'
import { checkoutSteps, seesPrices } from './sales-mode.ts'

test('asking for a quote takes three steps, none of them a payment', () => {
  expect(checkoutSteps('quote')).toEqual([
    { id: 'shipping', label: 'Shipping' },
    { id: 'placeorder', label: 'Request Quote' },
    { id: 'confirmation', label: 'Quote Submitted' },
  ])
})

test('ordering takes four', () => {
  expect(checkoutSteps('purchase')).toEqual([
    { id: 'shipping', label: 'Shipping' },
    { id: 'placeorder', label: 'Place Order' },
    { id: 'confirmation', label: 'Confirmation' },
    { id: 'payment', label: 'Payment' },
  ])
})

test.each([undefined, 'user', 'customer', 'seller', 'admin'] as const)(
  'with prices on, %s sees them',
  (role) => {
    expect(seesPrices('purchase', role)).toBe(true)
  },
)

test.each([
  [undefined, false, false],
  ['user', false, false],
  ['customer', false, false],
  ['customer', true, false],
  ['seller', false, false],
  ['seller', true, true],
  ['admin', false, true],
] as const)('in quote mode %s (owns the product: %s) sees its price: %s', (role, ownsIt, expected) => {
  expect(seesPrices('quote', role, ownsIt)).toBe(expected)
})
