import { expect, test } from 'vitest'
import { categorySlug, isSameName } from './category-kinds.ts'

test.each([
  ['Sofa', 'sofa'],
  ['  Living   Room ', 'living-room'],
  ['1-Bedroom', '1-bedroom'],
  ['Lānai & garden', 'lanai-garden'],
  ['Koaʻs choice', 'koas-choice'],
  ['ソファ', 'category'],
  ['All', 'all-2'],
  ['x'.repeat(80), 'x'.repeat(50)],
  [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
])('"%s" gets the slug %s', (name, slug) => {
  expect(categorySlug(name, [])).toBe(slug)
})

test('a slug that is taken gets a number', () => {
  expect(categorySlug('Living-Room', ['living-room'])).toBe('living-room-2')
  expect(categorySlug('Living-Room', ['living-room', 'living-room-2'])).toBe('living-room-3')
})

test.each([
  ['Sofa', 'sofa ', true],
  ['Living  Room', 'living room', true],
  ['Lanai', 'Lānai', true],
  ['Sofa', 'Sofas', false],
  ['Living-Room', 'Living Room', false],
])('"%s" and "%s" read alike: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame)
})
