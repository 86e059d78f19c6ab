import { expect, test } from 'vitest'
import { sampleComment } from '#tests/support/samples/request.ts'
import { centerOfDrawing, NEW_PIN, pinsOf, placeAfterKey, placeWords } from './comment-place.ts'

test.each([
  ['ArrowLeft', 0.48, 0.5],
  ['ArrowRight', 0.52, 0.5],
  ['ArrowUp', 0.5, 0.48],
  ['ArrowDown', 0.5, 0.52],
])('%s moves a new pin by one step', (key, x, y) => {
  expect(placeAfterKey(key, centerOfDrawing)).toEqual({ page: 1, x, y })
})

test('a pin stays on the drawing, and comes back to where it was', () => {
  const edge = placeAfterKey('ArrowRight', { page: 2, x: 0.99, y: 0 })
  expect(edge).toEqual({ page: 2, x: 1, y: 0 })
  const there = placeAfterKey('ArrowUp', { page: 1, x: 0.3, y: 0.3 })
  expect(there && placeAfterKey('ArrowDown', there)).toEqual({ page: 1, x: 0.3, y: 0.3 })
})

test('other keys move nothing', () => {
  expect(placeAfterKey('Tab', centerOfDrawing)).toBeUndefined()
})

test('a place is told in words', () => {
  expect(placeWords({ x: 0.5, y: 0.254 })).toBe('50% from the left, 25% from the top')
})

test('comments are pinned under their numbers, and the one being written with a plus', () => {
  const settled = sampleComment({ number: 7, resolvedAt: '2026-11-24T20:00:00.000Z' })
  expect(pinsOf([settled], centerOfDrawing)).toEqual([
    { id: settled._id, label: '7', page: 1, x: 0.25, y: 0.5, isResolved: true },
    { id: NEW_PIN, label: '+', page: 1, x: 0.5, y: 0.5, isResolved: false },
  ])
})
