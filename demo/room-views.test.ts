import { expect, test } from 'vitest'
import type { RoomSpot } from './room-spots.ts'
import { bestViews } from './room-views.ts'

const spot = (id: string, box: RoomSpot['box'], finish?: string): RoomSpot => ({
  id,
  at: [0.5, 0.5],
  box,
  ...(finish && { finish }),
})

test('a piece is taken from where it is whole, in its first finish, and large', () => {
  const views = bestViews(
    new Map([
      ['cut', [spot('chair', [0.5, 0.4, 1, 0.9])]],
      ['other', [spot('chair', [0.2, 0.2, 0.6, 0.8], 'teak')]],
      ['small', [spot('chair', [0.4, 0.6, 0.5, 0.7])]],
      ['large', [spot('chair', [0.3, 0.4, 0.6, 0.85])]],
    ]),
  )
  expect(views.get('chair')).toMatchObject({ room: 'large' })
  expect(views.get('chair')).not.toHaveProperty('finish')
})

test('a view is square, holds the whole piece, and stays within the picture', () => {
  const boxes: RoomSpot['box'][] = [
    [0.01, 0.6, 0.1, 0.75],
    [0.2, 0.3, 0.8, 0.9],
    [0.9, 0.1, 0.99, 0.95],
  ]
  for (const box of boxes) {
    const [left, top, right, bottom] =
      bestViews(new Map([['room', [spot('piece', box)]]])).get('piece')?.box ?? box
    expect((right - left) * 1.5).toBeCloseTo(bottom - top)
    expect([left, top, 1 - right, 1 - bottom].every((gap) => gap >= -1e-9)).toBe(true)
    expect([left <= box[0], top <= box[1], bottom >= box[3]]).toEqual([true, true, true])
  }
})
