import { expect, test } from 'vitest'
import { mergedUnits, unitsByKey } from './stock-units.ts'

test('units of one choice are summed, and stand in one order whoever asks', () => {
  const units = [
    { productId: 'b', variantKey: 'oak', quantity: 2 },
    { productId: 'a', variantKey: 'teak', quantity: 1 },
    { productId: 'b', variantKey: 'oak', quantity: 3 },
    { productId: 'a', variantKey: 'oak', quantity: 4 },
  ]
  const merged = [
    { productId: 'a', variantKey: 'oak', quantity: 4 },
    { productId: 'a', variantKey: 'teak', quantity: 1 },
    { productId: 'b', variantKey: 'oak', quantity: 5 },
  ]
  expect(mergedUnits(units)).toEqual(merged)
  expect(mergedUnits(units.toReversed())).toEqual(merged)
})

test('choices that are written alike are not mixed up', () => {
  const left = unitsByKey([
    { productId: 'a', variantKey: 'oak', quantity: 1 },
    { productId: 'a', variantKey: 'oak-teak', quantity: 2 },
  ])
  expect([...left.values()]).toEqual([1, 2])
})
