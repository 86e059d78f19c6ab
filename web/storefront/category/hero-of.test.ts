import { expect, test } from 'vitest'
import { rooms } from '#web/storefront/home/rooms.ts'
import { heroOf } from './hero-of.ts'

const kinds = [
  'sofa',
  'settee',
  'ottoman',
  'cabinet',
  'chair',
  'stool',
  'table',
  'bench',
  'bed',
  'dresser',
  'desk',
]

test.each(kinds)('the head of a category shows its kind: %s', (kind) => {
  const room = heroOf(kind)
  expect(room && rooms[room]).toContain(kind)
})
