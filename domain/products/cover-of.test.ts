import { expect, test } from 'vitest'
import { coverOf } from './cover-of.ts'

const hero = { name: 'hero', variantKey: null }
const indigo = { name: 'indigo', variantKey: 'indigo' }
const sage = { name: 'sage', variantKey: 'sage' }

test('a variant is shown by its own picture', () => {
  expect(coverOf([hero, sage, indigo], 'indigo')).toBe(indigo)
})

test('the piece by itself is before the piece in a room, which is better than another variant', () => {
  const inRoom = { name: 'in a room', variantKey: 'indigo', kind: 'room' }
  expect(coverOf([hero, inRoom, sage, indigo], 'indigo')).toBe(indigo)
  expect(coverOf([hero, inRoom, sage], 'indigo')).toBe(inRoom)
})

test.each(['charcoal', '', undefined])('the first picture stands for variant %j, which has none', (key) => {
  expect(coverOf([hero, sage, indigo], key)).toBe(hero)
})

test('there is none of a piece without pictures', () => {
  expect(coverOf([], 'indigo')).toBeUndefined()
})
