import { describe, expect, test } from 'vitest'
import { topViewOf } from '#domain/drawings/top-views.ts'
import { dice, type Dice } from '#tests/sim/dice.ts'
import { randomEdits } from '#tests/support/random-edits.ts'
import { sampleRoom } from '#tests/support/seed/board.ts'
import type { Board, Opening } from './board.ts'
import { gapBetween, holds, overlaps } from './boxes.ts'
import { applied, inverse } from './edits.ts'
import { faultsOf } from './faults.ts'
import { footprintOf, placed, seenFrom, wholeTurn } from './footprint.ts'
import { notesOf, type Products } from './notes.ts'
import { areaOf, holdsPoint, type Point } from './polygons.ts'
import { boardOfRoom, faultyLength, type RoomByNumbers } from './room-shapes.ts'
import { freePlace, REACH_MM, snapped } from './snapping.ts'
import { swingsOf } from './swings.ts'
import { facesOf, roomsOf } from './wall-graph.ts'
import { wallOutlines } from './wall-shape.ts'

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed)

function newIds(): () => string {
  let count = 0
  return () =>
    `id${String.fromCharCode(...[2197, 169, 13, 1].map((by) => 97 + (Math.floor(count / by) % 13)))}${'abcdefghijklmnopqrstuvwxyz'.repeat(2).slice(count % 26, (count++ % 26) + 2)}`
}

const door = { kind: 'door', wall: 0, from: 600, width: 914 } as const
const window = { kind: 'window', wall: 1, from: 500, width: 1000 } as const
const lShape: RoomByNumbers = {
  shape: 'l',
  width: 6000,
  depth: 5000,
  cutWidth: 2500,
  cutDepth: 2000,
  openings: [door, window],
}
const rectangle: RoomByNumbers = { ...lShape, shape: 'rectangle' }
const sofa = { w: 2280, d: 950, h: 890 }
const table = { w: 1150, d: 740, h: 370 }

/** The whole home moved and turned, with all that stands in it. */
function turnedHome(board: Board, by: number, shift: Point): Board {
  const moved = <T extends Point>(record: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(record).map(([id, one]) => [id, { ...one, ...placed({ ...shift, turn: by }, one) }]),
    )
  const pieces = Object.fromEntries(
    Object.entries(moved(board.pieces)).map(([id, one]) => [id, { ...one, turn: wholeTurn(one.turn + by) }]),
  )
  return { ...board, nodes: moved(board.nodes), rooms: moved(board.rooms), pieces }
}

const products: Products = new Map([
  ['sofa', { size: sofa, category: 'sofa' }],
  ['table', { size: table, category: 'table' }],
  ['bed', { size: { w: 1870, d: 2250, h: 1090 }, category: 'bed' }],
  ['dresser', { size: { w: 1500, d: 500, h: 800 }, category: 'dresser' }],
])

const piece = (product: string, x: number, y: number, turn = 0) => ({
  product,
  key: 'default',
  x,
  y,
  turn,
  up: 0,
  isLocked: false,
  note: '',
})

function furnished(...pieces: ReturnType<typeof piece>[]): Board {
  const named = Object.fromEntries(pieces.map((one, at) => [`piece${'abcdefgh'[at]}aa`, one]))
  return { ...boardOfRoom(rectangle, newIds()), pieces: named }
}

const kinds = (board: Board) => notesOf(board, products).map(({ kind }) => kind)

test('what takes edits back leaves the board as it was', () => {
  for (const seed of SEEDS) {
    const throws = dice(seed)
    const board = applied(sampleRoom(), randomEdits(throws, throws.below(20)))
    const edits = randomEdits(throws, 8)
    expect(applied(applied(board, edits), inverse(board, edits)), `seed ${seed}`).toEqual(board)
  }
})

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

  test('walls that do not close make no room', () => {
    const { wallaaaa: _gone, ...walls } = sampleRoom().walls
    expect(facesOf({ ...sampleRoom(), walls, openings: {} })).toEqual([])
  })

  test('turning and moving the home changes no area and no note', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const board = furnished(
        piece('sofa', 2000, 3000),
        piece('table', 2100, 4000),
        piece('dresser', 5750, 2000, 90),
      )
      const throws = dice(seed)
      const moved = turnedHome(board, throws.below(4) * 90, { x: throws.below(9000), y: throws.below(9000) })
      expect(roomsOf(moved)[0]!.areaM2).toBeCloseTo(30, 1)
      const told = (one: Board) =>
        notesOf(one, products).map(({ kind, level, pieces }) => ({ kind, level, pieces }))
      expect(told(moved), `seed ${seed}`).toEqual(told(board))
    }
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

describe('boxes', () => {
  const thrown = (throws: Dice) => ({
    place: { x: throws.below(3000), y: throws.below(3000), turn: throws.below(720) / 2 },
    size: { w: 300 + throws.below(2000), d: 300 + throws.below(1000) },
  })

  test('overlap where a sample of points says so, and have a gap where not', () => {
    for (const seed of SEEDS) {
      const throws = dice(seed)
      const [one, other] = [thrown(throws), thrown(throws)]
      const [a, b] = [footprintOf(one.place, one.size), footprintOf(other.place, other.size)]
      const grid = Array.from({ length: 41 * 41 }, (_, at) => ({
        x: ((at % 41) / 40 - 0.5) * one.size.w,
        y: (Math.floor(at / 41) / 40 - 0.5) * one.size.d,
      }))
      const isIn = ({ x, y }: Point) => Math.abs(x) < other.size.w / 2 && Math.abs(y) < other.size.d / 2
      const shares = grid.some((point) => isIn(seenFrom(other.place, placed(one.place, point))))
      if (shares) expect(overlaps(a, b, 0), `seed ${seed}`).toBe(true)
      const gap = gapBetween(a, b).mm
      if (gap > 60) expect(shares, `seed ${seed}`).toBe(false)
      expect(gapBetween(b, a).mm).toBeCloseTo(gap, 6)
    }
  })

  test('a room holds what stands in it, not what a corner of its walls reaches into', () => {
    const [room] = roomsOf(boardOfRoom(lShape, newIds()))
    const at = (x: number, y: number) => holds(room!.outline, footprintOf({ x, y, turn: 0 }, sofa))
    expect([at(1140, 475), at(1100, 475), at(3500, 2000), at(3500, 2475)]).toEqual([true, false, false, true])
  })
})

describe('what is put down', () => {
  const around = {
    outlines: roomsOf(boardOfRoom(lShape, newIds())).map(({ outline }) => outline),
    shapes: [],
    middles: [],
    gridMm: 50,
  }

  test('goes no farther than it reaches, and stays where it is when put down again', () => {
    for (const seed of SEEDS) {
      const throws = dice(seed)
      const moving = {
        x: throws.below(6000),
        y: throws.below(5000),
        turn: throws.below(4) * 90,
        ...sofa,
        hasBack: throws.happens(0.5),
      }
      const other = footprintOf({ x: throws.below(6000), y: throws.below(5000), turn: 0 }, table)
      const { x, y } = snapped(moving, { ...around, shapes: [other] }, REACH_MM)
      expect(Math.abs(x - moving.x), `seed ${seed}`).toBeLessThanOrEqual(REACH_MM)
      expect(Math.abs(y - moving.y), `seed ${seed}`).toBeLessThanOrEqual(REACH_MM)
    }
  })

  test.each([
    ['the top wall', { x: 1500, y: 560, turn: 90 }, { x: 1500, y: 475, turn: 0 }],
    ['the right wall, turned to the room', { x: 5400, y: 3500, turn: 0 }, { x: 5525, y: 3500, turn: 90 }],
    [
      'a corner, with its side at the other wall',
      { x: 1200, y: 4600, turn: 0 },
      { x: 1140, y: 4525, turn: 180 },
    ],
  ])('stands with its back at %s', (_wall, from, to) => {
    expect(snapped({ ...from, ...sofa, hasBack: true }, around, REACH_MM)).toMatchObject(to)
  })

  test('a table comes in line with the sofa before it, and is not turned by walls', () => {
    const shapes = [footprintOf({ x: 2040, y: 3000, turn: 0 }, sofa)]
    const moved = snapped(
      { x: 2000, y: 4330, turn: 0, ...table, hasBack: false },
      { ...around, shapes },
      REACH_MM,
    )
    expect(moved).toMatchObject({ x: 2040, turn: 0, guides: [{ from: { x: expect.closeTo(2040) } }] })
    expect(snapped({ x: 400, y: 2000, turn: 90, ...table, hasBack: false }, around, REACH_MM)).toMatchObject({
      x: 370,
      turn: 90,
    })
  })

  test('a new piece finds a place in the room where nothing stands', () => {
    const shape = footprintOf({ x: 3000, y: 2500, turn: 0 }, { w: 3000, d: 2000 })
    const place = freePlace(table, around, (one) => holds(around.outlines[0]!, one) && !overlaps(one, shape))
    expect(overlaps(footprintOf({ ...place, turn: 0 }, table), shape)).toBe(false)
  })
})

describe('notes', () => {
  test('a sofa at the wall with a table at the right distance needs none', () => {
    expect(kinds(furnished(piece('sofa', 3200, 4525, 180), piece('table', 3200, 3200)))).toEqual([])
  })

  test.each<[string, ReturnType<typeof piece>[], string]>([
    ['two that lie over each other', [piece('sofa', 3200, 4525, 180), piece('table', 3200, 4200)], 'overlap'],
    ['one in a wall', [piece('sofa', 3200, 4700, 180)], 'outside'],
    ['one in the way of the door', [piece('sofa', 1900, 600)], 'swing'],
    ['a table too near', [piece('sofa', 3200, 4525, 180), piece('table', 3200, 3500)], 'reach'],
    ['drawers that cannot be opened', [piece('dresser', 5750, 4000, 90), piece('sofa', 4525, 3000)], 'front'],
    ['a bed in a niche', [piece('bed', 4965, 3875, 180), piece('dresser', 3500, 3900, 90)], 'bedside'],
  ])('%s', (_what, pieces, kind) => {
    expect(kinds(furnished(...pieces))).toContain(kind)
  })

  test('a walkway that two sofas leave too narrow is said with its width', () => {
    const sofas = [piece('sofa', 1140, 1500, 180), piece('sofa', 4000, 1500, 180)]
    const board = furnished(...sofas, piece('bed', 4000, 3875, 180), piece('table', 5700, 1500, 90))
    const note = notesOf(board, products).find(
      ({ kind, pieces }) => kind === 'walkway' && pieces[0] === 'piececaa',
    )
    expect(note).toMatchObject({ level: 'red', wantedMm: 610 })
    expect(note!.mm).toBeGreaterThan(530)
    expect(note!.mm).toBeLessThanOrEqual(580)
  })

  test('a packed piece that does not come through the door is named', () => {
    const packed = new Map([
      ['sofa', { size: sofa, category: 'sofa', packed: { widthCm: 236, depthCm: 110, heightCm: 100 } }],
    ])
    const notes = notesOf(furnished(piece('sofa', 3200, 4525, 180)), packed)
    expect(notes).toMatchObject([{ kind: 'way-in', level: 'red' }])
  })

  test('a smaller piece adds none', () => {
    for (const seed of SEEDS.slice(0, 30)) {
      const throws = dice(seed)
      const board = furnished(
        piece('sofa', throws.below(6000), throws.below(5000), throws.below(4) * 90),
        piece('table', 3000, 2500),
      )
      const smaller: Products = new Map([
        ...products,
        ['sofa', { size: { w: 1880, d: 950, h: 890 }, category: 'bench' }],
      ])
      const faults = (of: Products) =>
        notesOf(board, of).filter(({ kind }) => ['overlap', 'outside', 'swing'].includes(kind)).length
      expect(faults(smaller), `seed ${seed}`).toBeLessThanOrEqual(faults(products))
    }
  })
})

test.each(['sofa', 'chair', 'bed', 'table', 'desk', 'cabinet', 'bench', 'ottoman', 'rug'])(
  'a %s from above has a drawing',
  (category) => {
    const { parts } = topViewOf(category, { widthCm: 120, depthCm: 80 })
    expect(parts.join('')).toMatch(/^M[\d -]/)
    expect(parts.join('')).not.toContain('NaN')
  },
)
