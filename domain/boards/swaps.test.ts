import { expect, test } from 'vitest'
import { furnished, piece, products, sofa } from '#tests/support/planned-room.ts'
import { footprintOf } from './footprint.ts'
import type { Products } from './note.ts'
import { fitsInPlace, inPlaceOf, likestFirst, mayStandFor, withSwaps } from './swaps.ts'

const all: Products = new Map([
  ...products,
  ['deep sofa', { size: { ...sofa, d: 1150 }, category: 'sofa' }],
  ['long sofa', { size: { ...sofa, w: 5900 }, category: 'sofa' }],
  ['large table', { size: { w: 1400, d: 900, h: 400 }, category: 'table' }],
])
const wanted = (product: string) => ({ product, key: 'default' })

test.each([0, 90, 180, 270])('the back of a piece turned by %i° stays at its wall', (turn) => {
  const before = piece('sofa', 3000, 2500, turn)
  const after = inPlaceOf(before, wanted('deep sofa'), all)
  const backOf = (one: typeof before, d: number) => footprintOf(one, { w: 2000, d }).slice(0, 2)
  for (const [at, corner] of backOf(after, 1150).entries()) {
    expect(corner.x).toBeCloseTo(backOf(before, 950)[at]!.x, 6)
    expect(corner.y).toBeCloseTo(backOf(before, 950)[at]!.y, 6)
  }
})

test('in place of a low table others like it come before dining tables', () => {
  const sizeOf = (product: string) => all.get(product)?.size
  expect(likestFirst(['dining', 'large table'], 'table', sizeOf)).toEqual(['large table', 'dining'])
  expect(likestFirst(['dining', 'table'], 'never sold', sizeOf)).toEqual(['dining', 'table'])
})

test('what has no back keeps its middle', () => {
  const before = piece('table', 3000, 2500, 90)
  expect(inPlaceOf(before, wanted('large table'), all)).toEqual({ ...before, product: 'large table' })
})

test.each([
  ['another finish', { product: 'sofa', key: 'indigo' }, true],
  ['a piece of its kind', wanted('deep sofa'), true],
  ['a piece of another kind', wanted('bed'), false],
])('%s', (_case, other, may) => {
  const before = piece('sofa', 3000, 2500)
  expect(mayStandFor(before, other, (id) => all.get(id)?.category)).toBe(may)
})

test('a swap fits where it comes into no wall and no other piece', () => {
  const board = furnished(piece('sofa', 3000, 600), piece('table', 3000, 1700))
  const put = (product: string) => inPlaceOf(board.pieces['pieceaaa']!, wanted(product), all)
  expect(fitsInPlace(board, 'pieceaaa', put('deep sofa'), all)).toBe(true)
  expect(fitsInPlace(board, 'pieceaaa', put('long sofa'), all)).toBe(false)
  expect(fitsInPlace(board, 'pieceaaa', put('rug'), all)).toBe(false)
  const near = furnished(piece('sofa', 3000, 600), piece('table', 3000, 1460))
  expect(fitsInPlace(near, 'pieceaaa', put('deep sofa'), all)).toBe(false)
})

test('what stood badly before is no reason against another', () => {
  const board = furnished(piece('sofa', 3000, 100), piece('table', 3000, 3000))
  const next = inPlaceOf(board.pieces['pieceaaa']!, wanted('deep sofa'), all)
  expect(fitsInPlace(board, 'pieceaaa', next, all)).toBe(true)
  expect(withSwaps(board, { pieceaaa: next }).pieces['piecebaa']).toBe(board.pieces['piecebaa'])
})
