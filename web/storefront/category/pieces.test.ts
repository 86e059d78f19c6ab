import { expect, test } from 'vitest'
import { reviewCount } from '#web/products/rating.tsx'
import { pieces } from './pieces.ts'

test('counts are told in words, with a comma at the thousands', () => {
  expect([1, 0, 67, 10_000].map(pieces)).toEqual(['1 piece', '0 pieces', '67 pieces', '10,000 pieces'])
  expect([1, 1012].map(reviewCount)).toEqual(['1 review', '1,012 reviews'])
})
