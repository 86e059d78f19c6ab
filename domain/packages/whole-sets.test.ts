import { expect, test } from 'vitest'
import { unitsByKey, type StockUnits } from '#domain/stock/stock-units.ts'
import { wholeSets } from './whole-sets.ts'

const units = (productId: string, quantity: number, variantKey = 'oak'): StockUnits => ({
  productId,
  variantKey,
  quantity,
})
const chairs = units('chair', 4)
const table = units('table', 1)

test.each([
  ['its scarcest piece', [table, chairs], [units('table', 9), units('chair', 11)], 2],
  ['nothing, when one piece is sold out', [table, chairs], [units('table', 9), units('chair', 0)], 0],
  ['nothing, when fewer are left than one set takes', [chairs], [units('chair', 3)], 0],
  ['nothing, when a piece is not counted at all', [table, chairs], [units('table', 9)], 0],
  ['nothing of another finish', [chairs], [units('chair', 9, 'teak')], 0],
  ['what all rooms take together', [chairs, units('chair', 1)], [units('chair', 9)], 1],
  ['as many as there are', [table], [units('table', 5_000)], 5_000],
  ['what one line may hold, when nothing is counted', [], [], 999],
])('a package gives %s', (_case, pieces, left, sets) => {
  expect(wholeSets(pieces, unitsByKey(left))).toBe(sets)
})
