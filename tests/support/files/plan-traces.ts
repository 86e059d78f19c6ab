/** Drawings of tests, and where their lines run in the file's own coordinates. */
import { readFileSync } from 'node:fs'
import type { PlanDrawing, PlanText } from '#kit/core/dxf/plan-drawing.ts'
import { readDxf } from '#kit/core/dxf/read-dxf.ts'

export type Point = [x: number, y: number]

/** Into how many pieces each curve is cut to be looked at. */
const PIECES = 16

/** The demo's floor plan; the others are made for the tests. */
const DEMO_PLAN = 'floor-plan-sample.dxf'

export function planBytes(name: string): Uint8Array {
  const folder = name === DEMO_PLAN ? '../../../demo/plan/' : '../samples/plans/'
  return readFileSync(new URL(folder + name, import.meta.url))
}

export function samplePlan(name: string): PlanDrawing {
  return readDxf(planBytes(name))
}

/** The lines of one shape, as points along them; a closed one ends where it begins. */
export function traces(drawing: PlanDrawing, index: number): Point[][] {
  const shape = drawing.shapes[index]
  if (shape?.kind !== 'path') throw new Error(`Shape ${index} is no line`)
  return shape.path.split(/(?=M)/).map((line) => points(line).map((point) => inFile(drawing, point)))
}

/** The words of one shape, and where they stand. */
export function wordsOf(drawing: PlanDrawing, index: number): Omit<PlanText, 'kind' | 'layer' | 'color'> {
  const shape = drawing.shapes[index]
  if (shape?.kind !== 'text') throw new Error(`Shape ${index} has no words`)
  const { kind: _kind, layer: _layer, color: _color, ...words } = shape
  const [x, y] = inFile(drawing, [shape.x, shape.y])
  return { ...words, x, y }
}

/** From the sheet to the file, where y points up; what adding makes of 0.1 is taken back. */
function inFile({ bounds: { minX, maxY } }: PlanDrawing, [x, y]: Point): Point {
  return [exact(x + minX), exact(maxY - y)]
}

function exact(value: number): number {
  return Math.round(value * 1e9) / 1e9 + 0
}

function points(line: string): Point[] {
  const found: Point[] = []
  for (const [, command = '', numbers = ''] of line.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = numbers.split(' ').filter(Boolean).map(Number)
    const from = found.at(-1)
    if (command === 'Z' && found[0]) found.push(found[0])
    else if (command === 'C' && from) found.push(...bezier(from, values))
    else if (values.length === 2) found.push(values as Point)
  }
  return found
}

function bezier([x0, y0]: Point, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: number[]): Point[] {
  return Array.from({ length: PIECES }, (_, index): Point => {
    const t = (index + 1) / PIECES
    const s = 1 - t
    const at = (a: number, b: number, c: number, d: number) =>
      s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
    return [at(x0, x1, x2, x3), at(y0, y1, y2, y3)]
  })
}
