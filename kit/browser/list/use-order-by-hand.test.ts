import { expect, test } from 'vitest'
import { moved } from './use-order-by-hand.ts'

const rooms = ['hall', 'kitchen', 'study']

test('a thing moves to another place, earlier or later', () => {
  expect(moved(rooms, 2, 0)).toEqual(['study', 'hall', 'kitchen'])
  expect(moved(rooms, 0, 1)).toEqual(['kitchen', 'hall', 'study'])
})

test.each([
  ['to where it is', 1, 1],
  ['before the first', 0, -1],
  ['behind the last', 2, 3],
  ['from nowhere', -1, 0],
])('nothing moves %s', (_where, from, to) => {
  expect(moved(rooms, from, to)).toBeUndefined()
})
