import { expect, test } from 'vitest'
import { difference, isSameValue } from './audit.ts'

test('each side holds what differs, where it has it', () => {
  expect(difference({ name: 'Oak', price: 1, note: 'a' }, { name: 'Oak', price: 2, code: 'b' })).toEqual({
    before: { price: 1, note: 'a' },
    after: { price: 2, code: 'b' },
    isNothing: false,
  })
  expect(difference({ name: 'Oak' }, { name: 'Oak' })).toEqual({ before: {}, after: {}, isNothing: true })
  expect(difference(undefined, { name: 'Oak' })).toEqual({
    before: {},
    after: { name: 'Oak' },
    isNothing: false,
  })
})

test.each([
  ['dates of one instant', new Date(5), new Date(5), true],
  ['dates of two instants', new Date(5), new Date(6), false],
  ['a date and its text', new Date(5), new Date(5).toJSON(), false],
  ['keys in another order', { a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, true],
  ['a list in another order', [1, 2], [2, 1], false],
  ['a longer list', [1], [1, 2], false],
  ['a list and an object', [], {}, false],
  ['nothing and null', undefined, null, false],
  ['a field that is undefined and one that is missing', { a: undefined }, {}, true],
  ['null and an object', null, {}, false],
])('%s', (_, one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame)
  expect(isSameValue(other, one)).toBe(isSame)
})
