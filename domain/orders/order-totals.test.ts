import { describe, expect, test } from 'vitest'
import {
  minimumOrderMessage,
  orderTotals,
  reachesMinimum,
  type PricedLine,
  type PricingRules,
} from './order-totals.ts'

const rules: PricingRules = {
  freeShippingEnabled: true,
  freeShippingAbove: 100_00,
  shippingFee: 10_00,
  taxBasisPoints: 1_000,
  minimumOrder: 500_00,
  internationalFee: 0,
}
const honolulu = { pickup: false, country: 'US' }
const abroad = { pickup: false, country: 'ID' }
const one = (price: number) => [{ price, quantity: 1 }]

describe('what an order costs', () => {
  test.each([
    [0, 10_00, 0, 10_00],
    [99_99, 10_00, 10_00, 119_99],
    [100_00, 10_00, 10_00, 120_00],
    [100_01, 0, 10_00, 110_01],
    [499_99, 0, 50_00, 549_99],
    [500_00, 0, 50_00, 550_00],
  ])(
    'items of %d cents: shipping %d, tax %d, total %d',
    (itemsPrice, shippingPrice, taxPrice, totalPrice) => {
      expect(orderTotals(one(itemsPrice), 'purchase', rules, honolulu)).toEqual({
        itemsPrice,
        shippingPrice,
        taxPrice,
        totalPrice,
      })
    },
  )

  test.each([
    [4, 0],
    [5, 1],
    [14, 1],
    [15, 2],
    [100_05, 10_01],
  ])('the tax on %d cents is %d: half a cent goes up', (cents, tax) => {
    expect(orderTotals(one(cents), 'purchase', rules, honolulu).taxPrice).toBe(tax)
  })

  test('nothing is priced in quote mode', () => {
    expect(orderTotals(one(2_000_00), 'quote', rules, honolulu)).toEqual({
      itemsPrice: 0,
      shippingPrice: 0,
      taxPrice: 0,
      totalPrice: 0,
    })
  })
})

describe('what shipping costs', () => {
  const dear = { ...rules, internationalFee: 45_00 }
  test.each([
    ['at home', dear, honolulu, 50_00, 10_00],
    ['abroad, below free shipping', dear, abroad, 50_00, 55_00],
    ['abroad, above free shipping', dear, abroad, 200_00, 45_00],
    ['picked up by someone from abroad', dear, { pickup: true, country: 'ID' }, 50_00, 0],
    ['picked up', rules, { pickup: true, country: 'US' }, 50_00, 0],
    ['with free shipping off', { ...rules, freeShippingEnabled: false }, honolulu, 200_00, 10_00],
  ])('%s', (_case, figures, delivery, itemsPrice, shippingPrice) => {
    expect(orderTotals(one(itemsPrice), 'purchase', figures, delivery).shippingPrice).toBe(shippingPrice)
  })
})

describe('what shipping costs with packages, whose price holds their delivery', () => {
  const paid = { ...rules, freeShippingEnabled: false, internationalFee: 45_00 }
  const packages = { price: 1_999_00, quantity: 2, includesDelivery: true }
  const chair = { price: 60_00, quantity: 1, includesDelivery: false }
  test.each([
    ['packages alone', [packages], paid, honolulu, 0],
    ['packages alone, below free shipping', [{ ...packages, price: 40_00, quantity: 1 }], rules, honolulu, 0],
    ['packages alone, abroad', [packages], paid, abroad, 45_00],
    ['packages alone, picked up', [packages], paid, { pickup: true, country: 'ID' }, 0],
    ['a package and a chair', [packages, chair], paid, honolulu, 10_00],
    ['a package and a chair, together above free shipping', [packages, chair], rules, honolulu, 0],
    ['a chair', [chair], rules, honolulu, 10_00],
  ])('%s', (_case, lines, figures, delivery, shippingPrice) => {
    expect(orderTotals(lines, 'purchase', figures, delivery).shippingPrice).toBe(shippingPrice)
  })
})

describe('the minimum order', () => {
  test.each([
    [499_99, 'purchase', false],
    [500_00, 'purchase', true],
    [1, 'quote', true],
  ] as const)('items of %d cents in %s mode reach it: %s', (itemsPrice, mode, expected) => {
    expect(reachesMinimum(itemsPrice, mode, rules)).toBe(expected)
  })

  test('is named in the refusal', () => {
    expect(minimumOrderMessage(rules.minimumOrder)).toBe('Minimum order amount is $500.00')
  })
})

test('ten thousand random carts cost what a model in exact whole numbers says', () => {
  const random = seeded(20_250_515)
  for (let cart = 0; cart < 10_000; cart++) {
    const lines = Array.from({ length: random(8) }, () => ({
      price: random(5_000_000),
      quantity: 1 + random(99),
      includesDelivery: random(3) > 0,
    }))
    const figures = {
      freeShippingEnabled: random(2) === 0,
      freeShippingAbove: random(20_000_00),
      shippingFee: random(500_00),
      taxBasisPoints: random(10_001),
      minimumOrder: random(1_000_00),
      internationalFee: random(300_00),
    }
    const delivery = { pickup: random(4) === 0, country: random(2) === 0 ? 'US' : 'AU' }
    expect(orderTotals(lines, 'purchase', figures, delivery)).toEqual(exactly(lines, figures, delivery))
  }
})

function exactly(lines: PricedLine[], figures: PricingRules, delivery: typeof abroad) {
  let items = 0n
  for (const line of lines) items += BigInt(line.price) * BigInt(line.quantity)
  let shipping = BigInt(figures.shippingFee)
  if (figures.freeShippingEnabled && items > BigInt(figures.freeShippingAbove)) shipping = 0n
  if (lines.length > 0 && !lines.some((line) => !line.includesDelivery)) shipping = 0n
  if (delivery.country !== 'US') shipping += BigInt(figures.internationalFee)
  if (delivery.pickup) shipping = 0n
  const [whole, rest] = [
    (items * BigInt(figures.taxBasisPoints)) / 10_000n,
    (items * BigInt(figures.taxBasisPoints)) % 10_000n,
  ]
  const tax = rest >= 5_000n ? whole + 1n : whole
  const [itemsPrice, shippingPrice, taxPrice, totalPrice] = [
    items,
    shipping,
    tax,
    items + shipping + tax,
  ].map(Number)
  return { itemsPrice, shippingPrice, taxPrice, totalPrice }
}

/** Whole numbers below a bound, the same ones in every run (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
