import { expect, test } from 'vitest'
import { marginOf } from './margin.ts'

const line = { price: 600_00, quantity: 2, cost: 450_00 }

test.each([
  ['a line', [line], 0, { cents: 300_00, percent: 25 }],
  ['a line with a discount', [{ ...line, discount: { percent: 10 } }], 0, { cents: 180_00, percent: 17 }],
  ['a line below its cost', [{ ...line, price: 400_00 }], 0, { cents: -100_00, percent: -12 }],
  ['a line for nothing', [{ ...line, price: 0 }], 0, { cents: -900_00, percent: null }],
  ['lines with a discount on the whole', [line, line], 100_00, { cents: 500_00, percent: 22 }],
  [
    'lines of which one has no known cost',
    [line, { ...line, cost: null }],
    0,
    { cents: 300_00, percent: 25 },
  ],
])('the margin of %s', (_what, lines, discount, expected) => {
  expect(marginOf(lines, discount)).toEqual(expected)
})

test('lines whose cost nobody knows have no margin', () => {
  expect(marginOf([{ ...line, cost: null }])).toBeUndefined()
  expect(marginOf([])).toBeUndefined()
})
