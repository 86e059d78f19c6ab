import { expect, test } from 'vitest'
import { badgesOf, rareBadges } from './badges.ts'

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

const worn = (badge: 'isOnSale' | 'isNewArrival' | 'isBestSeller' | '', count: number) =>
  Array.from({ length: count }, () => ({
    price: 600_00,
    isOnSale: badge === 'isOnSale',
    isNewArrival: badge === 'isNewArrival',
    isBestSeller: badge === 'isBestSeller',
  }))

test('of cards beside each other a sale is always said, and of the rest what one in four wears', () => {
  const hidden = rareBadges([...worn('isBestSeller', 10), ...worn('isNewArrival', 2)])
  expect(hidden).not.toContain('Best Seller')
  expect(hidden).toContain('New')
  expect(rareBadges([...worn('isOnSale', 1), ...worn('isNewArrival', 2), ...worn('', 9)])).toContain('New')
  expect(rareBadges([...worn('isOnSale', 4), ...worn('isBestSeller', 3), ...worn('', 5)])).toContain(
    'Best Seller',
  )
  expect(rareBadges(worn('isOnSale', 4))).toContain('Sale')
  expect(rareBadges(worn('isBestSeller', 1))).toContain('Best Seller')
})
