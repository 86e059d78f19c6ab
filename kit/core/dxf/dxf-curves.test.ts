import { describe, expect, test } from 'vitest'
import { samplePlan, traces, type Point } from '#tests/support/files/plan-traces.ts'

/** Coordinates are rounded to a thousandth of a millimetre here, and arcs are Béziers. */
const NEAR = 0.003

const drawing = samplePlan('curves.dxf')

describe('a drawing of curves', () => {
  test('tells its unit, its sheet with a margin, and its layers', () => {
    // A meter is no home: the unit is asked about.
    expect(drawing).toMatchObject({ unit: 'mm', isUnitAssumed: true, undrawn: 0, isCut: false })
    expect(drawing.bounds).toEqual({ minX: -40, minY: -40, maxX: 1040, maxY: 840 })
    expect([drawing.width, drawing.height]).toEqual([1080, 880])
    expect(drawing.layers.map(({ name, isOn }) => [name, isOn])).toEqual([
      ['LINES', true],
      ['ROUND', true],
      ['SPLINES', true],
    ])
    expect(drawing.shapes).toHaveLength(16)
  })

  test('draws lines and polylines, y down from the upper edge of the sheet', () => {
    expect(drawing.shapes[0]).toMatchObject({ layer: 'LINES', path: 'M40 840L1040 840L1040 40L40 40Z' })
    expect(traces(drawing, 1)).toEqual([
      [
        [100, 100],
        [300, 200],
      ],
    ])
  })

  test('bulges a polyline into half a circle', () => {
    const [line = []] = traces(drawing, 2)
    expectOnCircle(line, [200, 350], 100)
    expectEnds(line, [200, 250], [200, 450])
    expect(Math.max(...line.map(([x]) => x))).toBeCloseTo(300, 2)
  })

  test('bulges a side of a closed polyline the other way', () => {
    const [line = []] = traces(drawing, 3)
    expectOnCircle(line.slice(0, -2), [500, 200], 100)
    expectEnds(line, [400, 200], [400, 200])
    expect(line).toContainEqual([500, 300])
  })

  test.each([
    ['a quarter', 4, [600, 100], [650, 100], [600, 150]],
    ['across zero degrees', 5, [750, 100], [775, 56.699], [775, 143.301]],
    ['seen from below', 6, [850, 300], [800, 300], [850, 350]],
  ] as const)('draws an arc: %s', (_case, index, center, from, to) => {
    const [line = []] = traces(drawing, index)
    expectOnCircle(line, [...center], 50)
    expectEnds(line, [...from], [...to])
  })

  test('draws a circle around', () => {
    const [line = []] = traces(drawing, 7)
    expectOnCircle(line, [650, 300], 80)
    expectEnds(line, [730, 300], [730, 300])
  })

  test.each([
    ['whole and turned', 8, [650, 550], [0, 100], 0.4],
    ['its upper half', 9, [850, 550], [100, 0], 0.5],
    ['its lower half, seen from below', 10, [850, 450], [100, 0], 0.5],
  ] as const)('draws an ellipse: %s', (_case, index, [cx, cy], [ux, uy], ratio) => {
    const [line = []] = traces(drawing, index)
    const length = Math.hypot(ux, uy)
    for (const [x, y] of line) {
      const along = ((x - cx) * ux + (y - cy) * uy) / length ** 2
      const across = ((y - cy) * ux - (x - cx) * uy) / (length ** 2 * ratio)
      expect(Math.hypot(along, across)).toBeCloseTo(1, 3)
    }
    const middle = line[line.length >> 1]
    expect(middle?.[1]).toBeCloseTo([450, 600, 400][index - 8] ?? 0, 0)
  })
})

describe('splines', () => {
  test('one of four control points is their Bézier', () => {
    const [line = []] = traces(drawing, 11)
    expectEnds(line, [100, 500], [300, 500])
    expectOnLine(line, [200, 650])
  })

  test('a weighted one is a true circle', () => {
    const [line = []] = traces(drawing, 12)
    expectOnCircle(line, [400, 500], 100, 0.01)
    expectEnds(line, [500, 500], [400, 600])
  })

  test('one without repeated knots begins and ends between its control points', () => {
    const [line = []] = traces(drawing, 13)
    expectEnds(line, [150, 740], [350, 660])
    // A curve of degree 2 meets the middle between two control points, and (a + 6b + c) / 8 between them.
    expectOnLine(line, [250, 700])
    expectOnLine(line, [200, 750])
  })

  test('one without control points goes through the points that it names', () => {
    const [line = []] = traces(drawing, 14)
    for (const point of [
      [450, 700],
      [500, 760],
      [550, 700],
    ] as Point[])
      expectOnLine(line, point)
  })

  test('a closed one comes back, and the dashes of its layer are kept', () => {
    const [line = []] = traces(drawing, 15)
    expectEnds(line, [600, 700], [600, 700])
    expect(drawing.shapes[15]).toMatchObject({ strokeDash: [10, 5] })
    expect(drawing.shapes[0]).not.toHaveProperty('strokeDash')
  })
})

function expectOnCircle(line: Point[], [cx, cy]: Point, radius: number, near = NEAR) {
  expect(line.length).toBeGreaterThan(8)
  for (const [x, y] of line) expect(Math.abs(Math.hypot(x - cx, y - cy) - radius)).toBeLessThan(near)
}

function expectEnds(line: Point[], from: Point, to: Point) {
  expect(distance(line[0], from)).toBeLessThan(NEAR)
  expect(distance(line.at(-1), to)).toBeLessThan(NEAR)
}

function expectOnLine(line: Point[], point: Point) {
  expect(Math.min(...line.map((other) => distance(other, point)))).toBeLessThan(NEAR)
}

function distance([x, y]: Point = [Number.NaN, 0], [toX, toY]: Point): number {
  return Math.hypot(x - toX, y - toY)
}
