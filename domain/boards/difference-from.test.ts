import { expect, test } from 'vitest'
import type { Piece } from './board.ts'
import { differenceFrom, missingLines, piecesOf } from './difference-from.ts'

const standing = (product: string, key = 'oak'): Piece => ({
  product,
  key,
  x: 0,
  y: 0,
  turn: 0,
  up: 0,
  isLocked: false,
  note: '',
})
const line = (product: string, quantity: number, key = 'oak') => ({ product, key, quantity })

test('a board that holds a package differs in nothing, whatever rooms its pieces are listed in', () => {
  const board = { pieces: { a: standing('chair'), b: standing('chair'), c: standing('sofa') } }
  const lines = [line('chair', 1), line('sofa', 1), line('chair', 1)]
  expect(differenceFrom(lines, board)).toEqual({ missing: [], extra: [] })
  expect(piecesOf(lines, board)).toEqual(['a', 'b', 'c'])
})

test('what is missing and what is too many is counted', () => {
  const board = {
    pieces: { a: standing('chair'), b: standing('lamp'), c: standing('lamp'), d: standing('rug') },
  }
  const lines = [line('chair', 2), line('chair', 2), line('lamp', 1), line('sofa', 1)]
  expect(differenceFrom(lines, board)).toEqual({
    missing: [line('chair', 3), line('sofa', 1)],
    extra: [line('lamp', 1), line('rug', 1)],
  })
  expect(piecesOf(lines, board)).toEqual(['a', 'b'])
})

test('another finish is another piece', () => {
  const board = { pieces: { a: standing('chair', 'ash') } }
  expect(differenceFrom([line('chair', 1)], board)).toEqual({
    missing: [line('chair', 1)],
    extra: [line('chair', 1, 'ash')],
  })
  expect(piecesOf([line('chair', 1)], board)).toEqual([])
})

test('of nothing, all is missing or too many', () => {
  expect(differenceFrom([line('chair', 2)], { pieces: {} })).toEqual({
    missing: [line('chair', 2)],
    extra: [],
  })
  expect(differenceFrom([], { pieces: { a: standing('chair') } })).toEqual({
    missing: [],
    extra: [line('chair', 1)],
  })
})

test('what is missing is said with the room that each line names', () => {
  const board = { pieces: { a: standing('lamp'), b: standing('lamp'), c: standing('lamp') } }
  const lines = [
    { ...line('lamp', 2), room: 'Bedroom' },
    { ...line('lamp', 2), room: 'Study' },
    { ...line('sofa', 1), room: 'Living room' },
  ]
  expect(missingLines(lines, board)).toEqual([
    { ...line('lamp', 1), room: 'Study' },
    { ...line('sofa', 1), room: 'Living room' },
  ])
})
