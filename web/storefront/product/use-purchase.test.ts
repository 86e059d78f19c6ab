import { expect, test } from 'vitest'
import { sampleProduct, withoutPrices } from '#tests/support/samples/product.ts'
import { pricesOf, stockOf, successOf } from './use-purchase.ts'

const sofa = sampleProduct({ salePrice: 3990 })

test.each([
  [{ fabric: 'linen' }, 22],
  [{ fabric: 'indigo' }, 4],
  [{ fabric: 'velvet' }, 0],
])('of %j there are %d', (choice, units) => {
  expect(stockOf(sofa, choice)).toBe(units)
})

test('a piece without finishes has one stock', () => {
  expect(stockOf({ variants: [], variantStock: { default: 7 }, variantAvailability: {} }, {})).toBe(7)
})

test.each([
  [{ fabric: 'linen' }, 4450, 3990],
  [{ fabric: 'indigo' }, 4570, 4110],
])('chosen as %j it costs %d, on sale %d', (choice, price, salePrice) => {
  expect(pricesOf(sofa, choice)).toEqual({ price, salePrice })
})

test('prices on request stay on request, whatever is chosen', () => {
  expect(pricesOf(withoutPrices(sofa), { fabric: 'indigo' })).toEqual({ price: null, salePrice: null })
})

test.each([
  [2, 3, 'Added to your cart.'],
  [3, 3, 'All 3 that are left are in your cart.'],
  [999, 999, '999 are in your cart, the most one can order.'],
  [999, 5000, '999 are in your cart, the most one can order.'],
])('%d in the cart, of %d that can be had: %s', (quantity, stock, words) => {
  const items = [{ product: { _id: sofa._id }, variants: {}, quantity, stock }] as never
  expect(successOf({ items }, { productId: sofa._id, quantity: 1, variants: {} })).toBe(words)
})
