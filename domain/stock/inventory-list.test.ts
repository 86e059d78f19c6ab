import { expect, test } from 'vitest'
import { inventoryStandingLabels, stockState } from './inventory-list.ts'

test.each([
  [0, 'Out of stock'],
  [1, 'Low stock'],
  [5, 'Low stock'],
  [6, 'In stock'],
])('%d units are called "%s"', (units, state) => {
  expect(stockState(units)).toBe(state)
})

test('the filter of low stock names its limit', () => {
  expect(inventoryStandingLabels.low).toBe('Low Stock (≤ 5)')
})
