import { describe, expect, test } from 'vitest'
import { planBytes, samplePlan, traces, wordsOf, type Point } from '#tests/support/files/plan-traces.ts'
import { binaryDxf } from '#tests/support/files/binary-dxf.ts'
import { readDxf } from './read-dxf.ts'

const drawing = samplePlan('areas-and-words.dxf')

describe('areas', () => {
  test('outlines a hatch by its polyline, bulges too', () => {
    const [line = []] = traces(drawing, 0)
    expect(line[0]).toEqual([0, 0])
    expect(line.at(-1)).toEqual([0, 0])
    expectReach(line, { minX: 0, maxX: 125, minY: 0, maxY: 50 })
  })

  test('outlines a hatch by its edges, loop by loop', () => {
    const [side = [], arch = [], hole = []] = traces(drawing, 1)
    expect(side).toEqual([
      [200, 0],
      [300, 0],
    ])
    expectReach(arch, { minX: 200, maxX: 300, minY: 0, maxY: 50 })
    expectReach(hole, { minX: 240, maxX: 260, minY: -40, maxY: -20 })
    // With the clock: the first quarter of its way leads down.
    expect(hole[4]?.[1]).toBeLessThan(-30)
  })

  test('outlines a hatch by an ellipse and a spline', () => {
    const [dome = [], bowl = []] = traces(drawing, 2)
    expectReach(dome, { minX: 350, maxX: 450, minY: 0, maxY: 25 })
    expect(bowl[0]).toEqual([350, 0])
    expectReach(bowl, { minX: 350, maxX: 450, minY: -45, maxY: 0 })
  })

  test.each([
    ['a solid, whose corners cross over', 3, { minX: 0, maxX: 50, minY: 100, maxY: 150 }],
    ['a trace', 4, { minX: 100, maxX: 150, minY: 100, maxY: 110 }],
    ['a face of three corners', 5, { minX: 200, maxX: 250, minY: 100, maxY: 140 }],
    ['a point', 6, { minX: 300, maxX: 300, minY: 100, maxY: 100 }],
    ['a leader', 7, { minX: 320, maxX: 380, minY: 100, maxY: 120 }],
  ])('draws %s', (_case, index, reach) => {
    const [line = []] = traces(drawing, index)
    expectReach(line, reach)
  })

  test('goes around a solid, not across it', () => {
    expect(traces(drawing, 3)).toEqual([
      [
        [0, 100],
        [50, 100],
        [50, 150],
        [0, 150],
        [0, 100],
      ],
    ])
  })
})

describe('words', () => {
  test.each([
    ['signs of a TEXT', 8, { lines: ['Living Ø12 ° ±5'], x: 0, y: 200, height: 10, anchor: 'start' }],
    [
      'its place by its upper end, turned',
      9,
      { lines: ['Kitchen'], x: 460, y: 200, rotation: -90, anchor: 'end' },
    ],
    ['its middle, and letters by number', 10, { lines: ['Kūhi'], x: 250, y: 195, anchor: 'middle' }],
    ['the lines of an MTEXT without codes', 11, { lines: ['Main house', '1/2 of {it} all'], x: 100, y: 304 }],
    ['an MTEXT along a direction', 12, { lines: ['Up'], x: 212, y: 300, rotation: -90 }],
    ['an MTEXT within its width', 13, { lines: ['one two', 'three four'], x: 300, y: 290 }],
  ])('reads %s', (_case, index, words) => {
    const read = wordsOf(drawing, index)
    expect({ ...read, x: Math.round(read.x), y: Math.round(read.y) }).toMatchObject(words)
  })

  test('leaves out words that are empty, and lines that lead nowhere', () => {
    expect(drawing.shapes).toHaveLength(14)
    expect(drawing.undrawn).toBe(2)
  })
})

test('says that the unit is only what the measuring system suggests', () => {
  expect(drawing).toMatchObject({ unit: 'in', isUnitAssumed: true })
})

test.each([false, true])('reads the same drawing from the binary form (before R13: %s)', (isOld) => {
  const binary = binaryDxf(planBytes('areas-and-words.dxf'), isOld)
  const read = readDxf(binary)
  expect(read.bounds).toEqual(drawing.bounds)
  expect(read.shapes).toEqual(drawing.shapes)
})

function expectReach(line: Point[], reach: { minX: number; maxX: number; minY: number; maxY: number }) {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  expect(Math.min(...xs)).toBeCloseTo(reach.minX, 2)
  expect(Math.max(...xs)).toBeCloseTo(reach.maxX, 2)
  expect(Math.min(...ys)).toBeCloseTo(reach.minY, 2)
  expect(Math.max(...ys)).toBeCloseTo(reach.maxY, 2)
}
