import { expect, test } from 'vitest'
import { planBytes, samplePlan } from '#tests/support/files/plan-traces.ts'
import { dxfOf } from '#tests/support/files/small-dxf.ts'
import { SCREEN_LIMITS } from './plan-limits.ts'
import { PlanUnreadable } from './plan-unreadable.ts'
import { readDxf } from './read-dxf.ts'

const line = [0, 'LINE', 8, 'A', 10, 0, 20, 0, 11, 1, 21, 1] as const

test('draws the sample plan: a home of 12.56 by 8.76 m with its doors, furniture, words and measures', () => {
  const drawing = samplePlan('floor-plan-sample.dxf')
  const count = (layer: string) => drawing.shapes.filter((shape) => shape.layer === layer).length
  expect(drawing).toMatchObject({ unit: 'm', isUnitAssumed: false, undrawn: 0, isCut: false })
  expect(drawing.layers.map(({ name }) => [name, count(name)])).toEqual([
    ['WALLS', 24],
    ['OPENINGS', 28],
    ['FURNITURE', 101],
    ['TEXT', 16],
    ['DIMS', 8],
  ])
  expect(drawing.bounds.minX).toBeCloseTo(-0.6365, 3)
  expect(drawing.bounds.minY).toBeCloseTo(-2.6665, 3)
  expect(drawing.bounds.maxX).toBeCloseTo(14.3895, 3)
  expect(drawing.bounds.maxY).toBeCloseTo(10.0365, 3)
  const living = drawing.shapes.find((shape) => shape.kind === 'text' && shape.lines[0] === 'Living')
  expect(living).toMatchObject({ layer: 'TEXT', height: 0.18, anchor: 'start' })
})

/** A line along x, so long in drawing units. */
const wall = (length: number, x = 0) => [0, 'LINE', 8, 'A', 10, x, 20, 0, 11, x + length, 21, 1]

test.each([
  [1, 'in', 500],
  [2, 'ft', 40],
  [4, 'mm', 12_000],
  [5, 'cm', 1200],
  [6, 'm', 12],
] as const)('reads unit %i as %s', (stated, unit, length) => {
  const drawing = readDxf(dxfOf([9, '$INSUNITS', 70, stated], wall(length)))
  expect(drawing).toMatchObject({ unit, isUnitAssumed: false })
})

test.each([
  [4, 480, 'a house of half a meter'],
  [6, 12_000, 'a house of twelve kilometers'],
])('does not believe unit %i of a drawing %i long: %s', (stated, length) => {
  const drawing = readDxf(dxfOf([9, '$INSUNITS', 70, stated], wall(length)))
  expect(drawing.isUnitAssumed).toBe(true)
})

test('one element far away does not make the drawing a speck', () => {
  const walls = Array.from({ length: 20 }, (_, at) => wall(2, at))
  const drawing = readDxf(dxfOf([], ...walls, wall(1, -90_000)))
  expect(drawing).toMatchObject({ far: 1, width: expect.closeTo(21 * 1.08) })
  expect(drawing.shapes).toHaveLength(20)
  // What leads to the drawing, and what is more than a leftover, belongs to it.
  expect(readDxf(dxfOf([], ...walls, wall(90_000, -90_000)))).toMatchObject({ far: 0 })
  expect(readDxf(dxfOf([], ...walls, ...walls.map((_, at) => wall(1, 90_000 + at))))).toMatchObject({
    far: 0,
  })
})

test('knows no unit where the file says nothing, and one it cannot be sure of from the measuring system', () => {
  expect(readDxf(dxfOf([], line))).toMatchObject({ unit: null, isUnitAssumed: false })
  expect(readDxf(dxfOf([9, '$MEASUREMENT', 70, 1], line))).toMatchObject({ unit: 'mm', isUnitAssumed: true })
})

test('reads letters of old files by their code page', () => {
  const words = [0, 'TEXT', 8, 'A', 10, 0, 20, 0, 40, 1, 1, 'Küche'] as const
  const bytes = Buffer.from(dxfOf([9, '$DWGCODEPAGE', 3, 'ANSI_1252'], words)).toString('utf8')
  const drawing = readDxf(Buffer.from(bytes, 'latin1'))
  expect(drawing.shapes[0]).toMatchObject({ lines: ['Küche'] })
})

test('draws colours of the screen dark enough for paper', () => {
  const colored = (color: number) => [...line.slice(0, 4), 62, color, ...line.slice(4)] as const
  const drawing = readDxf(dxfOf([], ...[2, 7, 250, 255].map(colored)))
  for (const { color } of drawing.shapes) expect(contrastWithWhite(color)).toBeGreaterThan(3)
})

test.each([
  ['nothing', ''],
  ['words', 'not a drawing\nat all\n'],
  ['a drawing without elements', '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'],
  [
    'a line to nowhere',
    '0\nSECTION\n2\nENTITIES\n0\nLINE\n10\nNaN\n20\n0\n11\nInfinity\n21\n1\n0\nENDSEC\n0\nEOF\n',
  ],
])('refuses %s', (_case, text) => {
  expect(() => readDxf(Buffer.from(text))).toThrow(PlanUnreadable)
})

test('reads what there is of a file that is cut short anywhere, or says that it cannot', () => {
  const names = ['curves.dxf', 'blocks.dxf', 'areas-and-words.dxf']
  for (const bytes of names.map(planBytes)) {
    for (let length = 0; length < bytes.length; length += 37) expectReadOrRefused(bytes.subarray(0, length))
  }
})

test('survives any damage', () => {
  const random = dice(20_261_122)
  for (const name of ['curves.dxf', 'blocks.dxf', 'areas-and-words.dxf']) {
    for (let round = 0; round < 150; round++) {
      const damaged = new Uint8Array(planBytes(name))
      for (let hit = 0; hit < 8; hit++)
        damaged[Math.floor(random() * damaged.length)] = Math.floor(random() * 256)
      expectReadOrRefused(damaged)
    }
  }
})

test('stops drawing blocks that multiply, and says so', () => {
  const inserts = (name: string) =>
    Array.from({ length: 10 }, () => [0, 'INSERT', 8, 'A', 2, name, 10, 0, 20, 0]).flat()
  const block = (depth: number) => [0, 'BLOCK', 8, 'A', 2, `B${depth}`, 10, 0, 20, 0]
  const content = (depth: number) => (depth === 11 ? line : inserts(`B${depth + 1}`))
  const blocks = Array.from({ length: 12 }, (_, depth) =>
    block(depth).concat(content(depth), [0, 'ENDBLK', 8, 'A']),
  ).flat()
  const drawing = readDxf(dxfOf([], inserts('B0'), blocks))
  expect(drawing.isCut).toBe(true)
  expect(drawing.shapes.length).toBeLessThanOrEqual(SCREEN_LIMITS.elements)
})

test('stops at a block in a billion columns', () => {
  const block = [0, 'BLOCK', 8, 'A', 2, 'B', 10, 0, 20, 0, ...line, 0, 'ENDBLK', 8, 'A']
  const many = [0, 'INSERT', 8, 'A', 2, 'B', 10, 0, 20, 0, 70, 1_000_000_000, 71, 1_000_000_000, 44, 1]
  expect(readDxf(dxfOf([], many, block)).isCut).toBe(true)
})

function expectReadOrRefused(bytes: Uint8Array) {
  try {
    const { shapes, width, height } = readDxf(bytes)
    expect(shapes.length).toBeGreaterThan(0)
    expect(Number.isFinite(width) && Number.isFinite(height)).toBe(true)
    expect(JSON.stringify(shapes)).not.toMatch(/NaN|Infinity|null/)
  } catch (error) {
    expect(error).toBeInstanceOf(PlanUnreadable)
  }
}

function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2,
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** The same throws every time. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
