import { expect, test } from 'vitest'
import { dxfOf } from '#tests/support/files/small-dxf.ts'
import { mergedPaths } from './merged-paths.ts'
import { readDxf } from './read-dxf.ts'

const line = [0, 'LINE', 8, 'A', 10, 0, 20, 0, 11, 1, 21, 1] as const
const oftenPlaced = [0, 'INSERT', 8, 'A', 2, 'B', 70, 1000, 71, 1000]
const times = (count: number, groups: readonly (number | string)[]) => Array(count).fill(groups).flat()

const knots = Array.from({ length: 86 }, (_, index) => [40, index]).flat()
const dear: [what: string, element: (number | string)[], most: number][] = [
  ['a line with thousands of values beside it', [...line, ...times(2000, [1, ''])], 20_000],
  ['a text of many lines', [0, 'MTEXT', 8, 'A', 40, 1, 1, 'a\\P'.repeat(30)], 40_000],
  ['a text that begins many fractions', [0, 'MTEXT', 8, 'A', 40, 1, 1, '\\S'.repeat(200)], 100_000],
  [
    'a spline of degree 25',
    [0, 'SPLINE', 8, 'A', 71, 25, ...knots, ...times(60, [10, 1, 20, 2]), 11, 0],
    1_000,
  ],
  ['a polyline of corners that are nowhere', [0, 'LWPOLYLINE', 8, 'A', ...times(900, [10, 'x'])], 10_000],
]

test.each(dear)('%s is not drawn as often as a small file asks', (_what, element, most) => {
  const block = [0, 'BLOCK', 8, 'A', 2, 'B', 10, 0, 20, 0, ...element, 0, 'ENDBLK', 8, 'A']
  const { isCut, shapes, undrawn } = readDxf(dxfOf([], line, oftenPlaced, block))
  expect(isCut).toBe(true)
  expect(shapes.length + undrawn).toBeLessThan(most)
})

test('words are drawn to a limit, and the lines after them', () => {
  const words = [0, 'TEXT', 8, 'A', 40, 1, 1, 'lanai'] as const
  const block = [0, 'BLOCK', 8, 'A', 2, 'B', 10, 0, 20, 0, ...words, ...line, 0, 'ENDBLK', 8, 'A']
  const { isCut, shapes } = readDxf(dxfOf([], [0, 'INSERT', 8, 'A', 2, 'B', 70, 100, 71, 300], line, block))
  const texts = shapes.filter(({ kind }) => kind === 'text')
  expect(texts.length).toBeLessThan(10_000)
  expect(shapes.slice(shapes.indexOf(texts.at(-1)!) + 1)).toContainEqual(
    expect.objectContaining({ kind: 'path' }),
  )
  expect(isCut).toBe(true)
})

test('the boundary of a hatch is read once, whatever it promises', () => {
  const loops = times(1000, [92, 0, 93, 1])
  const hatch = [0, 'HATCH', 8, 'A', 91, 1000, ...loops, ...times(600_000, [1, ''])]
  // Read once for each loop, it takes longer than a test may.
  expect(readDxf(dxfOf([], [...line], hatch)).shapes).toHaveLength(1)
})

test('a line type has as many dashes as programs draw', () => {
  const table = `0\nSECTION\n2\nTABLES\n0\nLTYPE\n2\nD\n${'49\n1\n'.repeat(1000)}0\nENDSEC\n`
  const drawn = `0\nSECTION\n2\nENTITIES\n0\nLINE\n8\nA\n6\nD\n10\n0\n20\n0\n11\n1\n21\n1\n0\nENDSEC\n0\nEOF\n`
  const [shape] = readDxf(Buffer.from(table + drawn)).shapes
  expect(shape).toMatchObject({ strokeDash: { length: 24 } })
})

test.each([
  ['lines', '0\n'.repeat(3_000_002)],
  ['elements', '0\nA\n'.repeat(300_001)],
])('a file of more %s than a drawing of its size has is refused before it is taken apart', (_what, text) => {
  expect(() => readDxf(Buffer.from(text))).toThrow('This drawing is too large to be shown.')
})

test('a line of more points than are drawn is not laid out', () => {
  const corners = Array.from({ length: 5000 }, (_, at) => [10, at, 20, at % 7, 42, 0.5]).flat()
  const long = [0, 'LWPOLYLINE', 8, 'A', ...corners]
  const limits = { elements: 10, points: 9000 }
  expect(() => readDxf(dxfOf([], long), limits)).toThrow('This drawing is too large to be shown.')
  expect(readDxf(dxfOf([], [...line], long), limits)).toMatchObject({ isCut: true, shapes: { length: 1 } })
})

test.each([
  ['layers', (at: number) => [8, `L${at}`]],
  ['colors', (at: number) => [8, 'A', 420, at]],
])('a drawing of more %s than a page can show is cut', (_what, look) => {
  const wall = [10, 0, 20, 0, 11, 1, 21, 1]
  const lines = Array.from({ length: 60_000 }, (_, at) => [0, 'LINE', ...look(at), ...wall])
  const { isCut, layers, shapes } = readDxf(dxfOf([], lines.flat()))
  expect(isCut).toBe(true)
  expect(layers.length).toBeLessThanOrEqual(2000)
  expect(mergedPaths(shapes)).toHaveLength(2000)
})
