import { expect, test } from 'vitest'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { areaOf } from './polygons.ts'
import { builtWalls, openLeaves, panes } from './wall-solids.ts'
import { wallOutlines } from './wall-shape.ts'

const room = sampleRoom()
const wall = (id: string) => builtWalls(room).find((one) => one.id === id)!
const volume = (solids: ReturnType<typeof openLeaves>) =>
  solids.reduce((sum, { corners, from, to }) => sum + Math.abs(areaOf(corners)) * (to - from), 0)

test.each([
  ['walldddd', 0],
  ['wallaaaa', 914 * 2032 * 120],
  ['wallcccc', 1800 * 1200 * 120],
])('%s is built of all but its openings', (id, hole) => {
  const outline = wallOutlines(room).find((one) => one.id === id)!
  const whole = Math.abs(areaOf(outline.corners)) * room.heightMm
  expect(volume(wall(id).solids)).toBeCloseTo(whole - hole, -2)
})

test('a door leaves its wall open to the floor, a window stands on its sill and under a lintel', () => {
  expect(wall('wallaaaa').solids.map(({ from, to }) => [from, to])).toEqual([
    [0, 2440],
    [2032, 2440],
    [0, 2440],
  ])
  expect(wall('wallcccc').solids.map(({ from, to }) => [from, to])).toEqual([
    [0, 2440],
    [0, 900],
    [2100, 2440],
    [0, 2440],
  ])
  expect(wall('wallaaaa').kerb).toHaveLength(2)
  expect(wall('wallcccc').kerb).toHaveLength(3)
})

test('outer walls know which way is out, and a wall between two rooms has none', () => {
  expect(wall('wallaaaa').out).toMatchObject({ y: -1 })
  expect(wall('wallbbbb').out).toMatchObject({ x: 1 })
  const parted = {
    ...room,
    nodes: { ...room.nodes, nodeeeee: { x: 5000, y: 8000 }, nodeffff: { x: 0, y: 8000 } },
    walls: {
      ...room.walls,
      walleeee: { a: 'nodecccc', b: 'nodeeeee', mm: 120, kind: 'wall' },
      wallffff: { a: 'nodeeeee', b: 'nodeffff', mm: 120, kind: 'wall' },
      wallgggg: { a: 'nodeffff', b: 'nodedddd', mm: 120, kind: 'wall' },
    },
  } as const
  expect(builtWalls(parted).find(({ id }) => id === 'wallcccc')!.out).toBeNull()
})

test('a low wall is as high as a counter', () => {
  const low = {
    ...room,
    walls: { ...room.walls, walldddd: { ...room.walls['walldddd']!, kind: 'low' as const } },
  }
  expect(builtWalls(low).find(({ id }) => id === 'walldddd')!.solids).toMatchObject([{ from: 0, to: 1067 }])
})

test('a door stands open, as wide as it is, and only what is glazed has a pane', () => {
  const [leaf] = openLeaves(room)
  expect(Math.abs(areaOf(leaf!.corners))).toBeCloseTo(914 * 40, 3)
  expect(panes(room)).toMatchObject([{ from: 900, to: 2100 }])
})
