import { expect, test } from 'vitest'
import { badgesOf } from './badges.ts'

test.each([
  [true, true, true, ['Sale', 'New', 'Best Seller']],
  [true, false, false, ['Sale']],
  [false, true, false, ['New']],
  [false, false, true, ['Best Seller']],
  [false, false, false, []],
] as const)('on sale %s, new %s, best seller %s wears %j', (isOnSale, isNewArrival, isBestSeller, badges) => {
  expect(badgesOf({ price: 600_00, isOnSale, isNewArrival, isBestSeller })).toEqual(badges)
})

test('where prices are on request nothing is on sale', () => {
  expect(badgesOf({ price: null, isOnSale: true, isNewArrival: true, isBestSeller: false })).toEqual(['New'])
})
