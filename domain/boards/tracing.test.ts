import { expect, test } from 'vitest'
import { newIds } from '#tests/support/planned-room.ts'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { emptyBoard, type Board } from './board.ts'
import { applied } from './edits.ts'
import { faultsOf } from './faults.ts'
import { laidUnder, scaleDoubt, scaledBy } from './plan-scale.ts'
import type { Point } from './polygons.ts'
import { cornerAt, openingIn, snappedCorner, tracedRoom, withoutWall } from './tracing.ts'
import { roomsOf } from './wall-graph.ts'

const box = (x: number, y: number, w: number, d: number): Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + d },
  { x, y: y + d },
]
const traced = (board: Board, corners: Point[]) => applied(board, tracedRoom(board, corners, newIds()) ?? [])
const areas = (board: Board) =>
  roomsOf(board)
    .map(({ areaM2 }) => Math.round(areaM2 * 10) / 10)
    .toSorted((one, other) => one - other)

test('a traced room is a room with its walls, and can be opened', () => {
  const board = traced(emptyBoard(), box(0, 0, 5114, 4114))
  expect(faultsOf(board)).toEqual([])
  expect(areas(board)).toEqual([20])
  expect(roomsOf(board)[0]).toMatchObject({ id: expect.any(String), name: 'Room 1' })
})

test('a second room shares the wall that it lies against, and its door goes with its half', () => {
  const room = sampleRoom()
  const board = traced(room, box(0, -3000, 3000, 3000))
  expect(faultsOf(board)).toEqual([])
  expect(Object.keys(board.walls)).toHaveLength(4 + 1 + 3)
  expect(roomsOf(board)).toHaveLength(2)
  const further = traced(room, box(2000, -3000, 3000, 3000))
  expect(further.openings.dooraaaa).toEqual(room.openings.dooraaaa)
  const parted = traced(
    { ...room, openings: { dooraaaa: { ...room.openings.dooraaaa!, at: 4000 } } },
    box(0, -3000, 3000, 3000),
  )
  expect(parted.openings.dooraaaa).toMatchObject({ at: 1000 })
  expect(parted.openings.dooraaaa?.wall).not.toBe('wallaaaa')
})

test('a room longer than its neighbour takes the corners on its way', () => {
  const board = traced(sampleRoom(), box(0, -3000, 8000, 3000))
  expect(faultsOf(board)).toEqual([])
  expect(roomsOf(board)).toHaveLength(2)
})

test.each([
  ['a corner in a door', box(1000, -3000, 3000, 3000)],
  ['two corners', box(0, 0, 3000, 0).slice(0, 2)],
  ['corners at one place', box(7000, 7000, 3, 3)],
])('%s traces nothing', (_what, corners) => {
  expect(tracedRoom(sampleRoom(), corners, newIds())).toBeUndefined()
})

test('a corner comes to corners, to walls, and to right angles', () => {
  const room = sampleRoom()
  expect(snappedCorner(room, [], { x: 4960, y: 30 }, 100)).toMatchObject({ x: 5000, y: 0 })
  expect(snappedCorner(room, [], { x: 2500, y: 60 }, 100)).toEqual({ x: 2500, y: 0 })
  expect(snappedCorner(emptyBoard(), [{ x: 0, y: 0 }], { x: 3000, y: 90 }, 50)).toEqual({ x: 3000, y: 0 })
  expect(snappedCorner(emptyBoard(), [{ x: 0, y: 0 }], { x: 3000, y: 900 }, 50)).toEqual({
    x: 3000,
    y: 900,
  })
  expect(cornerAt({ x: 0, y: 0 }, { x: 30, y: 40 }, 5000)).toEqual({ x: 3000, y: 4000 })
})

test('a door stands where there is room for it, and a wall goes with what hangs on it', () => {
  const room = sampleRoom()
  const door = openingIn(room, 'wallaaaa', 'door')!
  const board = applied(room, [{ of: 'openings', id: 'doorbbbb', value: door }])
  expect(faultsOf(board)).toEqual([])
  expect(openingIn(room, 'wallzzzz', 'door')).toBeUndefined()
  const full = { ...room.openings.dooraaaa!, at: 2500, width: 4900 }
  expect(openingIn({ ...room, openings: { dooraaaa: full } }, 'wallaaaa', 'window')).toBeUndefined()
  const without = applied(room, withoutWall(room, 'wallaaaa'))
  expect(faultsOf(without)).toEqual([])
  expect(Object.keys(without.openings)).toEqual(['winaaaaa'])
  expect(Object.keys(without.nodes)).toHaveLength(4)
})

test('a plan is scaled by a line, and what no home measures is doubted', () => {
  const size = { width: 1000, height: 600 }
  const under = laidUnder(size, 1)
  expect(under.mmPerUnit).toBe(12)
  expect(scaledBy(under, 6000, 9000).mmPerUnit).toBe(18)
  expect(scaleDoubt(under, size, 6000, 9000)).toBeUndefined()
  expect(scaleDoubt(under, size, 6000, 30)).toContain('longer line')
  expect(scaleDoubt(under, size, 12, 3000)).toBe('The plan would be 3000 m wide. Check the length.')
  expect(scaleDoubt(under, size, 0, 3000)).toContain('endlessly')
})
