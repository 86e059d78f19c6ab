import { describe, expect, test } from 'vitest'
import { newIds, lShape, rectangle, door } from '#tests/support/planned-room.ts'
import { sampleRoom } from '#tests/support/seed/board.ts'
import type { Board, Opening } from './board.ts'
import { faultsOf } from './faults.ts'
import { measuredSides } from './plan-paths.ts'
import { areaOf, holdsPoint, type Point } from './polygons.ts'
import { boardOfRoom, faultyLength } from './room-shapes.ts'
import { swingsOf } from './swings.ts'
import { facesOf, roomsOf } from './wall-graph.ts'
import { wallOutlines } from './wall-shape.ts'

describe('a room by numbers', () => {
  test.each([
    ['rectangle', rectangle, 30, 4],
    ['L', lShape, 25, 6],
  ] as const)('a %s is sound, and as large between its walls as was typed', (_name, room, areaM2, walls) => {
    const board = boardOfRoom(room, newIds())
    expect(faultsOf(board)).toEqual([])
    expect(Object.keys(board.walls)).toHaveLength(walls)
    const [found, ...others] = roomsOf(board)
    expect(others).toEqual([])
    expect(found).toMatchObject({ name: 'Room', id: expect.any(String) })
    expect(found!.areaM2).toBeCloseTo(areaM2, 6)
    expect(holdsPoint(found!.outline, found!.centre)).toBe(true)
  })

  test('an opening begins as far from the corner as was typed, seen from the room', () => {
    const board = boardOfRoom({ ...lShape, openings: [{ ...door, wall: 2, from: 100 }] }, newIds())
    const [leaf] = swingsOf(board, Object.values(board.openings)[0]!)
    // Wall C runs from the corner that sticks out to the right.
    expect(leaf).toMatchObject({
      hinge: { x: 3600, y: 2000 },
      shut: { x: 4514, y: 2000 },
      open: { x: 3600, y: 2914 },
    })
  })

  test.each([
    ['width', { width: 100 }],
    ['depth', { depth: 40_000 }],
    ['cutWidth', { cutWidth: 5900 }],
    ['cutDepth', { cutDepth: Number.NaN }],
  ])('a faulty %s is named', (name, change) => {
    expect(faultyLength({ ...lShape, ...change })).toBe(name)
  })

  test('an opening past its wall is a fault', () => {
    const board = boardOfRoom({ ...rectangle, openings: [{ ...door, from: 5500 }] }, newIds())
    expect(faultsOf(board)).toMatchObject([{ what: 'This opening reaches past its wall' }])
  })
})

describe('walls', () => {
  test('what they cover and the rooms between them make up the whole', () => {
    const board = boardOfRoom(lShape, newIds())
    const covered = wallOutlines(board).reduce((sum, { corners }) => sum + areaOf(corners), 0)
    // 22 m of wall around the floor, and a square at each of the five corners that stick out, less that at the other.
    expect(covered / 1e6).toBeCloseTo(22 * 0.114 + 4 * 0.114 ** 2, 3)
  })

  test('a wall across a room makes two, whose areas sum to it less the wall', () => {
    const across = { top: { x: 2500, y: 0 }, foot: { x: 2500, y: 4000 } }
    const wall = { mm: 120, kind: 'wall' } as const
    const { wallaaaa: _top, wallcccc: _foot, ...walls } = sampleRoom().walls
    const board: Board = {
      ...sampleRoom(),
      openings: {},
      nodes: { ...sampleRoom().nodes, nodetopp: across.top, nodefoot: across.foot },
      walls: {
        ...walls,
        wallmidd: { a: 'nodetopp', b: 'nodefoot', ...wall },
        wallaone: { a: 'nodeaaaa', b: 'nodetopp', ...wall },
        wallatwo: { a: 'nodetopp', b: 'nodebbbb', ...wall },
        wallcone: { a: 'nodecccc', b: 'nodefoot', ...wall },
        wallctwo: { a: 'nodefoot', b: 'nodedddd', ...wall },
      },
    }
    const [whole] = roomsOf(sampleRoom())
    const areas = roomsOf(board).map(({ areaM2 }) => areaM2)
    expect(areas).toHaveLength(2)
    expect(areas[0]! + areas[1]!).toBeCloseTo(whole!.areaM2 - 0.12 * 3.88, 6)
  })

  test('a side of no length, where a wall meets another, has no measure', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4000, y: 0 },
      { x: 4000, y: 3 },
      { x: 4000, y: 3000 },
    ]
    expect(measuredSides(corners).map(({ at, way }) => [at, Math.round(way.length)])).toEqual([
      [0, 4000],
      [2, 2997],
      [3, 5000],
    ])
  })

  test('a wall that lies twice, and one that crosses without a corner, leave the room that closes', () => {
    const { nodes, walls } = sampleRoom()
    const [twice, across] = [
      walls.wallaaaa!,
      { a: 'nodeoutn', b: 'nodeoutf', mm: 120, kind: 'wall' as const },
    ]
    const outside = { nodeoutn: { x: 2500, y: -1000 }, nodeoutf: { x: 2500, y: 5000 } }
    const board = {
      ...sampleRoom(),
      nodes: { ...nodes, ...outside },
      walls: { ...walls, twiceaaa: twice, across },
    }
    expect(roomsOf(board)).toMatchObject([{ name: 'Living room', areaM2: roomsOf(sampleRoom())[0]!.areaM2 }])
  })

  test('walls that do not close make no room', () => {
    const { wallaaaa: _gone, ...walls } = sampleRoom().walls
    expect(facesOf({ ...sampleRoom(), walls, openings: {} })).toEqual([])
  })

  test('a reversed wall leaves its door where it was', () => {
    const board = sampleRoom()
    const [wall, opening] = [board.walls.wallaaaa!, board.openings.dooraaaa!]
    const reversed: Opening = { ...opening, at: 5000 - opening.at, hinge: 'b', side: 'right' }
    const other = { ...board, walls: { ...board.walls, wallaaaa: { ...wall, a: wall.b, b: wall.a } } }
    const near = ({ x, y }: Point) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })
    const [before, after] = [swingsOf(board, opening)[0]!, swingsOf(other, reversed)[0]!]
    expect(after).toMatchObject({
      hinge: near(before.hinge),
      shut: near(before.shut),
      open: near(before.open),
    })
  })
})
