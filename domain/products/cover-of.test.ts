import { expect, test } from 'vitest'
import { coverOf } from './cover-of.ts'

const hero = { name: 'hero', variantKey: null }
const indigo = { name: 'indigo', variantKey: 'indigo' }
const sage = { name: 'sage', variantKey: 'sage' }

test('a variant is shown by its own picture', () => {
  expect(coverOf([hero, sage, indigo], 'indigo')).toBe(indigo)
})

test.each(['charcoal', '', undefined])('the first picture stands for variant %j, which has none', (key) => {
  expect(coverOf([hero, sage, indigo], key)).toBe(hero)
})

test('there is none of a piece without pictures', () => {
  expect(coverOf([], 'indigo')).toBeUndefined()
})
