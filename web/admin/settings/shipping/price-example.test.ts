import { expect, test } from 'vitest'
import { sampleSettings } from '#tests/support/samples/settings.ts'
import { priceExample } from './price-example.ts'

const DAY = '2026-11-24'
const { shipping, payment } = sampleSettings()
const totalsOf = (change: Partial<typeof shipping>, dollars: number) =>
  priceExample({ shipping: { ...shipping, ...change }, payment }, dollars, DAY).ways.map(
    ({ label, totals }) => [label, totals.shippingPrice, totals.totalPrice],
  )

test('an order of $90.00 pays shipping and tax', () => {
  expect(totalsOf({}, 90)).toEqual([
    ['United States', 10_00, 109_00],
    ['Abroad', 10_00, 109_00],
  ])
})

test('each way that is switched on is there, at its price', () => {
  const change = { allowLocalPickup: true, internationalShippingRate: 25 }
  expect(totalsOf(change, 90)).toEqual([
    ['United States', 10_00, 109_00],
    ['Abroad', 35_00, 134_00],
    ['Picked up', 0, 99_00],
  ])
  expect(totalsOf({ allowInternationalShipping: false }, 90)).toHaveLength(1)
})

test('in a shop that follows the counties, an order to Oʻahu has its excise tax, also on delivery', () => {
  const taxed = { ...payment, tax: { ...payment.tax, mode: 'hawaii' as const } }
  const { ways } = priceExample({ shipping, payment: taxed }, 90, DAY)
  expect(ways.map(({ label, totals }) => [label, totals.taxPrice])).toEqual([
    ['Oʻahu', 4_71],
    ['United States', 9_00],
    ['Abroad', 9_00],
  ])
})

test('an order below the minimum is refused, and one at it is not', () => {
  expect(priceExample({ shipping, payment }, 499.99, DAY).refusal).toBe('Minimum order amount is $500.00')
  expect(priceExample({ shipping, payment }, 500, DAY).refusal).toBeUndefined()
})

test('figures that are not typed yet count as nothing', () => {
  expect(totalsOf({ flatRateShipping: Number.NaN }, Number.NaN)[0]).toEqual(['United States', 0, 0])
})
