import { describe, expect, test } from 'vitest'
import { dice } from '#tests/sim/dice.ts'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { furnished, piece, products, sofa } from '#tests/support/planned-room.ts'
import type { Board } from './board.ts'
import { placed, wholeTurn } from './footprint.ts'
import type { Products } from './note.ts'
import { notesOf } from './notes.ts'
import type { Point } from './polygons.ts'
import { roomsOf } from './wall-graph.ts'

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed)

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

const kinds = (board: Board) => notesOf(board, products).map(({ kind }) => kind)

describe('notes', () => {
  test('a sofa at the wall with a table at the right distance needs none', () => {
    expect(kinds(furnished(piece('sofa', 3200, 4525, 180), piece('table', 3200, 3200)))).toEqual([])
  })

  test.each<[string, ReturnType<typeof piece>[], string]>([
    ['two that lie over each other', [piece('sofa', 3200, 4525, 180), piece('table', 3200, 4200)], 'overlap'],
    ['one in a wall', [piece('sofa', 3200, 4700, 180)], 'outside'],
    ['one in the way of the door', [piece('sofa', 1900, 600)], 'swing'],
    ['a table too near', [piece('sofa', 3200, 4525, 180), piece('table', 3200, 3500)], 'reach'],
    ['a table out of reach', [piece('sofa', 3200, 4525, 180), piece('table', 3200, 2800)], 'far'],
    ['what stands beside the latch', [piece('dresser', 2300, 250)], 'latch'],
    [
      'a chair that cannot be pulled out',
      [piece('dining', 3200, 3900), piece('chair', 3200, 4500, 180)],
      'dining',
    ],
    ['drawers that cannot be opened', [piece('dresser', 5750, 4000, 90), piece('sofa', 4525, 3000)], 'front'],
    ['a bed in a niche', [piece('bed', 4965, 3875, 180), piece('dresser', 3500, 3900, 90)], 'bedside'],
  ])('%s', (_what, pieces, kind) => {
    expect(kinds(furnished(...pieces))).toContain(kind)
  })

  test('a piece stands in no counter, but on a rug and under what hangs on the wall; counters narrow the way', () => {
    const sofa = piece('sofa', 3200, 4525, 180)
    const around = (look: 'counter' | 'rug', up: number, y = 4300) => {
      const thing = { look, name: '', w: 6300, d: 600, h: 900, x: 3200, y, turn: 0, up, isTheirs: false }
      return notesOf({ ...furnished(sofa), things: { thingaaa: thing } }, products)
    }
    expect(around('counter', 0)[0]).toMatchObject({ kind: 'overlap', level: 'red' })
    expect(around('counter', 0)[0]?.pieces).toContain('thingaaa')
    expect(around('counter', 1600).map(({ kind }) => kind)).not.toContain('overlap')
    expect(around('rug', 0)).toEqual([])
    expect(around('counter', 0, 2500)).toMatchObject([{ kind: 'walkway', level: 'red' }])
    expect(around('counter', 2000, 2500)).toEqual([])
  })

  test('a sofa needs its front, but for what one puts feet or cups on', () => {
    const before = (product: string, y: number) =>
      notesOf(furnished(piece('sofa', 3000, 1500), piece(product, 3000, y)), products).filter(
        ({ kind }) => kind === 'front',
      )
    expect(before('dining', 2600)).toMatchObject([{ level: 'red', mm: 175, wantedMm: 356 }])
    expect(before('dining', 2900)).toEqual([])
    expect(before('table', 2500)).toEqual([])
  })

  test('a dining table needs room on the sides that have seats, and no more', () => {
    const dining = (y: number) =>
      notesOf(furnished(piece('dining', 3200, y), piece('chair', 3200, 4500, 180)), products).find(
        ({ kind }) => kind === 'dining',
      )
    expect(dining(3900)).toMatchObject({ level: 'red', mm: 650, wantedMm: 813 })
    expect(dining(3700)).toMatchObject({ level: 'quiet', mm: 850, wantedMm: 1118 })
    expect(dining(2000)).toBeUndefined()
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

  test('the way to a piece in another room is that from its door', () => {
    const room = sampleRoom()
    const wall = { mm: 120, kind: 'wall' } as const
    const home: Board = {
      ...room,
      nodes: { ...room.nodes, nodeeeee: { x: 9000, y: 0 }, nodeffff: { x: 9000, y: 4000 } },
      walls: {
        ...room.walls,
        walleeee: { a: 'nodebbbb', b: 'nodeeeee', ...wall },
        wallffff: { a: 'nodeeeee', b: 'nodeffff', ...wall },
        wallgggg: { a: 'nodeffff', b: 'nodecccc', ...wall },
      },
      openings: {
        ...room.openings,
        doorbbbb: { ...room.openings['dooraaaa']!, wall: 'wallbbbb', at: 3400, isEntry: false },
      },
    }
    const told = (...pieces: ReturnType<typeof piece>[]) =>
      notesOf(
        { ...home, pieces: { bedaaaaa: pieces[0]!, ...(pieces[1] && { dresaaaa: pieces[1] }) } },
        products,
      )
        .filter(({ kind }) => kind === 'walkway')
        .map(({ pieces: [id] }) => id)
    expect(told(piece('bed', 7815, 1300, 90))).toEqual([])
    expect(told(piece('bed', 7815, 1300, 90), piece('dresser', 6000, 2900))).not.toEqual([])
    const barred = { ...home, pieces: { sofaaaaa: piece('sofa', 3800, 3000, 90) } }
    expect(notesOf(barred, products).filter(({ kind }) => kind === 'door')).toMatchObject([
      { room: 'Living room' },
    ])
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
})
