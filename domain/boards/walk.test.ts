import { expect, test } from 'vitest'
import { sampleRoom, standing } from '#tests/support/seed/board.ts'
import { standingPieces } from './note.ts'
import { furnishedViews, seenBy, stepped, walkStart, type Walker } from './walk.ts'

const room = sampleRoom()
const at = (x: number, y: number, yaw: number): Walker => ({ x, y, yaw, pitch: 0 })

function walked(walker: Walker, steps: number): Walker {
  return Array.from({ length: steps }).reduce<Walker>((now) => stepped(room, now, 300), walker)
}

test.each([
  ['down', 0, { x: 2500, y: 2300 }],
  ['left', 90, { x: 2200, y: 2000 }],
  ['up', 180, { x: 2500, y: 1700 }],
  ['right', 270, { x: 2800, y: 2000 }],
])('a step %s the sheet', (_case, yaw, place) => {
  expect(stepped(room, at(2500, 2000, yaw), 300)).toMatchObject(place)
})

test('nobody walks through a wall or a window, and along it where one meets it at an angle', () => {
  const { y } = walked(at(2500, 2000, 0), 30)
  expect(y).toBeGreaterThan(3400)
  expect(y).toBeLessThanOrEqual(4000 - 60 - 200)
  const along = walked(at(2500, 2000, 315), 30)
  expect(along.y).toBeLessThanOrEqual(3740)
  expect(along.x).toBeGreaterThan(4000)
})

test('one walks through a door', () => {
  expect(walked(at(1000, 2000, 180), 10).y).toBeLessThan(-500)
})

test('a walk begins in a corner, looking at what stands there, and tells what is before one', () => {
  const product = 'b3f7a2f0-0000-4000-8000-000000000001'
  const board = { ...room, pieces: { chairaaa: { ...standing(product, 700), y: 2000 } } }
  const pieces = standingPieces(
    board,
    new Map([[product, { size: { w: 600, d: 600, h: 800 }, category: 'chair' }]]),
  )
  const start = walkStart(board)!
  expect(seenBy(board, start, pieces)).toEqual({ room: 'Living room', pieces: ['chairaaa'] })
  expect(seenBy(board, { ...start, yaw: (start.yaw + 180) % 360 }, pieces).pieces).toEqual([])
  expect(seenBy(board, at(2500, -3000, 0), pieces)).toEqual({ room: null, pieces: [] })
  expect(walkStart({ ...board, walls: {} })).toBeNull()
})

test('each furnished room is seen once, from within it', () => {
  const product = 'b3f7a2f0-0000-4000-8000-000000000001'
  const board = { ...room, pieces: { chairaaa: standing(product, 700), chairbbb: standing(product) } }
  const views = furnishedViews(board)
  expect(views.map(({ name }) => name)).toEqual(['Living room'])
  expect(seenBy(board, views[0]!.walker, []).room).toBe('Living room')
  expect(furnishedViews(room)).toEqual([])
})
