import { describe, expect, test } from 'vitest'
import { footprintOf } from '#domain/boards/footprint.ts'
import type { ShapeOfProduct } from '#domain/boards/note.ts'
import { layoutFaults } from '#domain/boards/notes.ts'
import { boardOfSample } from './sample-board.ts'
import { sampleRoom } from './sample-room.ts'

const shape = (category: string, w: number, d: number, h = 800): ShapeOfProduct => ({
  category,
  size: { w, d, h },
})
const [sofa, armchair] = [shape('sofa', 2280, 950), shape('chair', 750, 800)]
const [coffee, dining] = [shape('table', 1150, 740, 370), shape('table', 2000, 950, 750)]
const [seat, bed, dresser] = [shape('chair', 500, 520), shape('bed', 1980, 2250), shape('dresser', 1500, 480)]
const times = (count: number, one: ShapeOfProduct) => Array.from({ length: count }, () => one)

/** The board of a sample room with its pieces, to be checked. */
function furnished(name: string, shapes: readonly ShapeOfProduct[]) {
  const room = sampleRoom(name, shapes)
  if (!room) throw new Error('There is no room for them')
  const piece = { key: '', up: 0, isLocked: false, note: '' }
  const pieces = room.places.map((place, at) => [`piece${at}`, { ...piece, ...place, product: String(at) }])
  const board = { ...boardOfSample(name, room), pieces: Object.fromEntries(pieces) }
  return { room, board, products: new Map(shapes.map((one, at) => [String(at), one])) }
}

describe('a room as large as its pieces need, all of them in it and in nobody’s way', () => {
  test.each<[string, ShapeOfProduct[]]>([
    ['Living room', [sofa, armchair, armchair, coffee]],
    ['Dining area', [dining, ...times(8, seat)]],
    ['Bedroom', [bed, dresser, ...times(2, shape('dresser', 550, 450, 500))]],
    ['Lānai', [sofa, coffee]],
    ['Kitchen', [seat, seat]],
    ['Long hall', [shape('bench', 6200, 400), seat]],
    ['Hall of fame', times(60, seat)],
    ['Whatever the owner calls it', [shape('', 900, 900), shape('rug', 3000, 2000), sofa]],
  ])('%s', (name, shapes) => {
    const { room, board, products } = furnished(name, shapes)
    expect(room.places).toHaveLength(shapes.length)
    expect(layoutFaults(board, products)).toEqual([])
    for (const [at, place] of room.places.entries())
      for (const { x, y } of footprintOf(place, shapes[at]!.size)) {
        expect(x).toSatisfy((mm: number) => mm > -1 && mm < room.width + 1)
        expect(y).toSatisfy((mm: number) => mm > -1 && mm < room.depth + 1)
      }
  })
})

test('who eats sits at the table, and a nightstand stands by the bed', () => {
  const { places: seats } = sampleRoom('Dining area', [
    dining,
    ...times(6, seat),
    shape('cabinet', 1600, 450),
  ])!
  const [table, ...chairs] = seats
  for (const { x, y } of chairs.slice(0, 6))
    expect(Math.hypot(x - table!.x, y - table!.y)).toBeLessThan(1_300)
  const { places } = sampleRoom('Bedroom', [bed, ...times(2, shape('dresser', 520, 440, 550)), dresser])!
  const [slept, ...stands] = places
  for (const { x, y } of stands.slice(0, 2))
    expect(Math.hypot(x - slept!.x, y - slept!.y)).toBeLessThan(1_800)
})

test('a few small pieces stand in the middle of a room of their size', () => {
  const { width, depth, places } = sampleRoom('Kitchen', [seat, seat])!
  const [one, other] = places.map(({ x }) => x)
  expect(one! + other!).toBe(width)
  expect(width * depth).toBeLessThan(6e6)
})

test('the same pieces stand the same way each time', () => {
  const shapes = [bed, dresser, armchair]
  expect(sampleRoom('Bedroom', shapes)).toEqual(sampleRoom('Bedroom', shapes))
})

test.each([
  ['one piece', [seat]],
  ['more than a plan can tell', times(61, seat)],
])('for %s there is none', (_case, shapes) => {
  expect(sampleRoom('Hall', shapes)).toBeUndefined()
})
