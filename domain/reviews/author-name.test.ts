import { expect, test } from 'vitest'
import { authorName, initialOf } from './author-name.ts'

test.each([
  ['Leilani', 'Kahale', 'Leilani K.'],
  ['Mary Ann', 'de Silva', 'Mary Ann D.'],
  ['Keoni', 'ʻIolani', 'Keoni I.'],
  ['Åse', 'Éluard', 'Åse É.'],
  ['Mei', '李', 'Mei 李.'],
  ['Kai', '', 'Kai'],
  ['Kai', '123', 'Kai'],
])('%s %s signs as %s', (firstName, lastName, signed) => {
  expect(authorName({ firstName, lastName, isDeleted: false })).toBe(signed)
})

test('nothing of the name of a deleted person is told', () => {
  expect(authorName({ firstName: 'Leilani', lastName: 'Kahale', isDeleted: true })).toBe('A former customer')
})

test.each([
  ["ʻŌ'Brien", 'Ō'],
  ['leilani', 'L'],
  ['123', ''],
])('the initial of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
