import { straight, type Curve, type Step } from './curves.ts'
import { MAX_DEGREE } from './plan-limits.ts'
import type { Point } from './plane.ts'

export type Spline = {
  degree: number
  knots: readonly number[]
  controls: readonly Point[]
  /** One for each control point, or none where all weigh alike. */
  weights: readonly number[]
  isClosed: boolean
}

/** A point with its weight, multiplied into x and y. */
type Weighted = readonly [x: number, y: number, w: number]

/** A Bézier is such a curve itself; others are cut into as many between two knots. */
const BEZIER_DEGREE = 3
const PIECES = 8

/** A spline as Béziers: exact for the usual cubic one, within a hair for others. Nothing where its numbers do not fit. */
export function splineCurve(spline: Spline): Curve[] {
  const { degree, knots, controls, isClosed } = spline
  const fits = degree >= 1 && degree <= MAX_DEGREE && controls.length > degree
  if (!fits || knots.length !== controls.length + degree + 1 || !isRising(knots)) return []
  const at = evaluator(spline)
  const pieces = degree <= BEZIER_DEGREE && spline.weights.length === 0 ? 1 : PIECES
  const spans = knots.flatMap((from, index) => {
    const to = knot(knots, index + 1)
    return index >= degree && index < controls.length && to > from ? [{ index, from, to }] : []
  })
  const [first] = spans
  if (!first) return []
  return [
    {
      start: at(first.from, first.index).point,
      steps: spans.flatMap((span) => spanSteps(at, span, pieces)),
      isClosed,
    },
  ]
}

/** A smooth curve through points, where a spline names no control points (Catmull–Rom). */
export function throughPoints(points: readonly Point[], isClosed: boolean): Curve[] {
  const [start] = points
  if (!start || points.length < 3) return straight(points, isClosed)
  const slope = (index: number): Point => {
    const before = points[index - 1] ?? points[index] ?? start
    const after = points[index + 1] ?? points[index] ?? start
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6]
  }
  const steps = points.slice(1).map((point, index): Step => {
    const from = points[index] ?? start
    const [out, back] = [slope(index), slope(index + 1)]
    return [[from[0] + out[0], from[1] + out[1]], [point[0] - back[0], point[1] - back[1]], point]
  })
  return [{ start, steps, isClosed }]
}

function isRising(knots: readonly number[]): boolean {
  return knots.every((knot, index) => knot >= (knots[index - 1] ?? knot))
}

type Evaluated = { point: Point; slope: Point }
/** Between two knots; `index` is that of the first. */
type Span = { index: number; from: number; to: number }

/** Béziers that meet the curve, and its direction, at the ends of each piece. */
function spanSteps(
  at: (u: number, index: number) => Evaluated,
  { index: span, from, to }: Span,
  pieces: number,
): Step[] {
  const length = (to - from) / pieces
  return Array.from({ length: pieces }, (_, index): Step => {
    const start = at(from + index * length, span)
    const end = at(from + (index + 1) * length, span)
    return [
      [start.point[0] + (start.slope[0] * length) / 3, start.point[1] + (start.slope[1] * length) / 3],
      [end.point[0] - (end.slope[0] * length) / 3, end.point[1] - (end.slope[1] * length) / 3],
      end.point,
    ]
  })
}

/** Where the curve is at `u`, and which way it goes, by the polynomial of the span that begins at knot `index`. */
function evaluator({ degree, knots, controls, weights }: Spline) {
  const weighted = controls.map(([x, y], index): Weighted => {
    const w = weights.length === controls.length ? (weights[index] ?? 1) : 1
    return [x * w, y * w, w]
  })
  const slopes = weighted.slice(1).map((point, index): Weighted => {
    const before = weighted[index] ?? point
    const reach = knot(knots, index + degree + 1) - knot(knots, index + 1)
    const factor = reach === 0 ? 0 : degree / reach
    return [(point[0] - before[0]) * factor, (point[1] - before[1]) * factor, (point[2] - before[2]) * factor]
  })

  const inner = knots.slice(1, -1)
  return (u: number, index: number): Evaluated => {
    const [x, y, w] = deBoor(u, index, degree, knots, weighted)
    const [dx, dy, dw] = deBoor(u, index - 1, degree - 1, inner, slopes)
    const point: Point = [x / w, y / w]
    return { point, slope: [(dx - dw * point[0]) / w, (dy - dw * point[1]) / w] }
  }
}

/** The spline's value at `u` in the span from knot `index` to the next. */
function deBoor(
  u: number,
  index: number,
  degree: number,
  knots: readonly number[],
  controls: readonly Weighted[],
): Weighted {
  const d = controls.slice(index - degree, index + 1)
  for (let round = 1; round <= degree; round++) {
    for (let j = degree; j >= round; j--) {
      const low = knot(knots, index - degree + j)
      const reach = knot(knots, index + 1 + j - round) - low
      const part = reach === 0 ? 0 : (u - low) / reach
      const [a, b] = [d[j - 1] ?? [0, 0, 1], d[j] ?? [0, 0, 1]]
      d[j] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
    }
  }
  return d[degree] ?? [Number.NaN, Number.NaN, 1]
}

function knot(knots: readonly number[], index: number): number {
  return knots[index] ?? 0
}
