import { expect, test } from 'vitest'
import { quoteTotals } from './quote-totals.ts'

const lines = [
  { price: 1_250_50, quantity: 2 },
  { price: 99_99, quantity: 1 },
]

test.each([
  ['items alone', { shippingPrice: 0, taxPrice: 0, discount: 0 }, 2_600_99],
  [
    'with shipping, tax and discount',
    { shippingPrice: 120_00, taxPrice: 122_55, discount: 200_00 },
    2_643_54,
  ],
  ['with a discount of everything', { shippingPrice: 10_00, taxPrice: 0, discount: 2_610_99 }, 0],
  ['with a discount of more than everything', { shippingPrice: 0, taxPrice: 0, discount: 9_999_99 }, 0],
])('a quote %s', (_case, figures, totalPrice) => {
  expect(quoteTotals(lines, figures)).toEqual({ itemsPrice: 2_600_99, ...figures, totalPrice })
})

test('the discounts of lines are part of its discount', () => {
  const [first, second] = lines
  if (!first || !second) throw new Error('No lines')
  const figures = { shippingPrice: 0, taxPrice: 0, discount: 50_00 }
  const discounted = [
    { ...first, discount: { percent: 10 } },
    { ...second, discount: { amount: 9_99 } },
  ]
  expect(quoteTotals(discounted, figures)).toEqual({
    ...figures,
    itemsPrice: 2_600_99,
    discount: 50_00 + 250_10 + 9_99,
    totalPrice: 2_290_90,
  })
})
