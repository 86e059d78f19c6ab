import { expect, test } from 'vitest'
import { settingsWith } from '#tests/support/pages/draw-private-page.tsx'
import { shippingWords, taxWords } from './order-terms.tsx'

const settings = settingsWith()

test.each([
  [{}, 'Free over $100 of items, otherwise $10.'],
  [{ freeShippingThreshold: 250.5, flatRateShipping: 9.9 }, 'Free over $250.50 of items, otherwise $9.90.'],
  [{ enableFreeShipping: false }, '$10.'],
  [
    { internationalShippingRate: 250 },
    'Free over $100 of items, otherwise $10. Outside the United States $250 more.',
  ],
])('shipping with %j reads %s', (changes, words) => {
  expect(shippingWords({ ...settings, shipping: { ...settings.shipping, ...changes } })).toBe(words)
})

test('tax reads as the rate of the shop', () => {
  expect(taxWords(settings)).toBe('10 percent of items.')
  expect(taxWords({ ...settings, taxRate: 4.712 })).toBe('4.712 percent of items.')
})
