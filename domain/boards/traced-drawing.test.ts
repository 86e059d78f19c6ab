import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readDxf } from '#kit/core/dxf/read-dxf.ts'
import { drawnLines, drawnWords } from './drawn-lines.ts'
import type { DrawnLine } from './drawn-walls.ts'
import { emptyBoard } from './board.ts'
import { applied } from './edits.ts'
import { faultsOf } from './faults.ts'
import type { Point } from './polygons.ts'
import { tracedDrawing, type DrawnWord } from './traced-drawing.ts'
import { roomsOf } from './wall-graph.ts'

const SAMPLE = new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url)

function traced(lines: DrawnLine[], words: DrawnWord[] = []) {
  const found = tracedDrawing(emptyBoard(), lines, words)
  const board = applied(emptyBoard(), found.edits)
  expect(faultsOf(board)).toEqual([])
  return { ...found, board, rooms: roomsOf(board) }
}

const point = (x: number, y: number): Point => ({ x, y })
const loose = (layer: string, ...points: Point[]): DrawnLine => ({ layer, points, isClosed: false })
const box = (layer: string, x: number, y: number, right: number, foot: number): DrawnLine => ({
  layer,
  points: [point(x, y), point(right, y), point(right, foot), point(x, foot)],
  isClosed: true,
})
/** A quarter from the latch to where the leaf stands open. */
const arc = (layer: string, hinge: Point, from: number, radius: number): DrawnLine =>
  loose(
    layer,
    ...Array.from({ length: 9 }, (_, step) => {
      const angle = ((from + (step / 8) * 90) * Math.PI) / 180
      return point(hinge.x + radius * Math.cos(angle), hinge.y + radius * Math.sin(angle))
    }),
  )

describe('the sample plan', () => {
  const drawing = readDxf(new Uint8Array(readFileSync(SAMPLE)))
  const { board, rooms, ...found } = traced(drawnLines(drawing, 1000), drawnWords(drawing, 1000))

  test('is six rooms by their names, as large as they are drawn', () => {
    expect(Object.fromEntries(rooms.map(({ name, outline }) => [name, sides(outline)]))).toEqual({
      'Bedroom 1': [5040, 3740],
      'Bedroom 2': [5040, 2840],
      Wardrobe: [2640, 1540],
      Bath: [2240, 1540],
      Kitchen: [3440, 3140],
      'Living and Dining': [7040, 8440],
    })
  })

  test('is the same record for record whoever traces it', () => {
    expect(traced(drawnLines(drawing, 1000), drawnWords(drawing, 1000)).edits).toEqual(found.edits)
  })

  test('has every door and window of its size, hung as it is drawn, and one way in', () => {
    expect(found).toMatchObject({ doors: 6, windows: 8, closedShare: 1 })
    const openings = Object.values(board.openings)
    const widths = (kind: string) => openings.filter((one) => one.kind === kind).map(({ width }) => width)
    expect(widths('door').toSorted((one, other) => one - other)).toEqual([800, 800, 800, 900, 900, 1000])
    expect(openings.filter(({ isEntry }) => isEntry)).toMatchObject([{ kind: 'door', width: 1000 }])
  })
})

/** Across and down, to the hundredth of an inch that drawings are rough by. */
function sides(outline: readonly Point[]): number[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)].map(
    (mm) => Math.round(mm / 20) * 20,
  )
}

test('a builder’s plan of loose double lines is two rooms with the door between them', () => {
  const { rooms, board, doors } = traced(
    [
      box('A-WALL', 0, 0, 8000, 6000),
      box('A-WALL', 140, 140, 7860, 5860),
      ...[3943, 4057].flatMap((x) => [
        loose('A-WALL', point(x, 140), point(x, 2500)),
        loose('A-WALL', point(x, 3300), point(x, 5860)),
      ]),
      loose('A-WALL', point(3943, 2500), point(4057, 2500)),
      arc('A-OPENING', point(4000, 2500), 0, 800),
      box('FURNITURE', 1000, 1000, 3000, 1300),
    ],
    [
      { words: 'LIVING', at: point(2000, 3000) },
      { words: '14\'-0" x 18\'-8"', at: point(2000, 3300) },
    ],
  )
  expect(rooms.map(({ name }) => name).toSorted()).toEqual(['LIVING', 'Room 2'])
  for (const { areaM2 } of rooms) expect(areaM2).toBeCloseTo(3.803 * 5.72, 0)
  expect(doors).toBe(1)
  expect(Object.values(board.openings)).toMatchObject([{ width: 800, hinge: 'a' }])
})

test('walls that close no room are walls all the same, and the share that closes is told', () => {
  const { rooms, closedShare, edits } = traced([
    loose('PLAN', point(0, 0), point(5000, 0)),
    loose('PLAN', point(0, 200), point(5000, 200)),
    loose('TOPO', point(0, 900), point(700, 1700), point(2000, 2100)),
  ])
  expect(rooms).toEqual([])
  expect(closedShare).toBe(0)
  expect(edits.filter(({ of }) => of === 'walls')).toHaveLength(1)
})

test('a drawing without walls gives nothing', () => {
  expect(traced([loose('TOPO', point(0, 900), point(700, 1700))]).edits).toEqual([])
})
