import { expect, test } from 'vitest'
import { currentPrice, variantPrice } from './variant-price.ts'

const variants = [
  {
    name: 'Fabric',
    options: [
      { id: 'linen', name: 'Linen', priceDifference: 0 },
      { id: 'leather', name: 'Leather', priceDifference: 250_00 },
    ],
  },
  {
    name: 'Legs',
    options: [
      { id: 'oak', name: 'Oak', priceDifference: -15_50 },
      { id: 'steel', name: 'Steel', priceDifference: null },
    ],
  },
]

test.each([
  [{ price: 100_00 }, 100_00],
  [{ price: 100_00, salePrice: null }, 100_00],
  [{ price: 100_00, salePrice: 79_99 }, 79_99],
])('%j costs %d cents now', (product, cents) => {
  expect(currentPrice(product)).toBe(cents)
})

test.each([
  [{ fabric: 'linen', legs: 'steel' }, 1_000_00],
  [{ fabric: 'leather', legs: 'steel' }, 1_250_00],
  [{ fabric: 'leather', legs: 'oak' }, 1_234_50],
])('chosen as %j, $1,000 become %d cents', (choice, cents) => {
  expect(variantPrice(1_000_00, variants, choice)).toBe(cents)
})

test.each([{}, { fabric: 'linen' }, { fabric: 'velvet', legs: 'oak' }] as Record<string, string>[])(
  'there is no price for %j, which does not fit',
  (choice) => {
    expect(variantPrice(1_000_00, variants, choice)).toBeUndefined()
  },
)

test('a product without variants costs its base price', () => {
  expect(variantPrice(499_00, [], {})).toBe(499_00)
})
