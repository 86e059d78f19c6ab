/** Lines of a drawing: straight pieces and cubic Béziers, which stay exact however they are turned and stretched. */
import { placed, type Matrix, type Point } from './plane.ts'

/** Straight to a point, or by two control points to a third. */
export type Step = readonly [Point] | readonly [Point, Point, Point]
export type Curve = { start: Point; steps: readonly Step[]; isClosed: boolean }

/** A corner of a polyline; `bulge` is the tangent of a quarter of the arc to the next one, 0 for a straight line. */
export type Corner = { point: Point; bulge: number }

export function straight(points: readonly Point[], isClosed = false): Curve[] {
  const [start, ...rest] = points
  return start ? [{ start, steps: rest.map((point): Step => [point]), isClosed }] : []
}

/** A polyline whose sides may be arcs. */
export function bulged(corners: readonly Corner[], isClosed: boolean): Curve[] {
  const [first] = corners
  if (!first) return []
  const steps = corners.flatMap(({ point, bulge }, index) => {
    const next = corners[index + 1] ?? (isClosed && bulge !== 0 ? first : undefined)
    return next ? side(point, next.point, bulge) : []
  })
  return [{ start: first.point, steps, isClosed }]
}

function side(from: Point, to: Point, bulge: number): Step[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  if (Math.abs(bulge) < 1e-9 || Math.hypot(dx, dy) === 0) return [[to]]
  // How far the center lies to the left of the chord, in chords.
  const aside = (1 - bulge * bulge) / (4 * bulge)
  const center: Point = [(from[0] + to[0]) / 2 - dy * aside, (from[1] + to[1]) / 2 + dx * aside]
  const radius = Math.hypot(from[0] - center[0], from[1] - center[1])
  const angle = Math.atan2(from[1] - center[1], from[0] - center[0])
  return ellipseSteps(center, [radius, 0], [0, radius], angle, angle + 4 * Math.atan(bulge))
}

/** An arc from one angle to another, against the clock where `to` is larger. Radians. */
export function arc(center: Point, radius: number, from: number, to: number): Curve[] {
  return ellipse(center, [radius, 0], [0, radius], from, to)
}

/** Part of the ellipse center + u·cos t + v·sin t; a whole turn is closed. Radians. */
export function ellipse(center: Point, u: Point, v: Point, from: number, to: number): Curve[] {
  const isClosed = Math.abs(to - from) >= 2 * Math.PI - 1e-9
  return [{ start: onEllipse(center, u, v, from), steps: ellipseSteps(center, u, v, from, to), isClosed }]
}

/** In pieces of an eighth of a turn, at which a Bézier is off by less than 5 millionths of the radius. */
function ellipseSteps(center: Point, u: Point, v: Point, from: number, to: number): Step[] {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return [[[Number.NaN, Number.NaN]]]
  const sweep = Math.max(-2 * Math.PI, Math.min(2 * Math.PI, to - from))
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 4) - 1e-9))
  const piece = sweep / count
  const reach = (4 / 3) * Math.tan(piece / 4)
  return Array.from({ length: count }, (_, index): Step => {
    const [t0, t1] = [from + index * piece, from + (index + 1) * piece]
    const [p0, p1] = [onEllipse(center, u, v, t0), onEllipse(center, u, v, t1)]
    const [d0, d1] = [heading(u, v, t0), heading(u, v, t1)]
    return [
      [p0[0] + reach * d0[0], p0[1] + reach * d0[1]],
      [p1[0] - reach * d1[0], p1[1] - reach * d1[1]],
      p1,
    ]
  })
}

function onEllipse(center: Point, u: Point, v: Point, t: number): Point {
  const [cos, sin] = [Math.cos(t), Math.sin(t)]
  return [center[0] + u[0] * cos + v[0] * sin, center[1] + u[1] * cos + v[1] * sin]
}

function heading(u: Point, v: Point, t: number): Point {
  const [cos, sin] = [Math.cos(t), Math.sin(t)]
  return [v[0] * cos - u[0] * sin, v[1] * cos - u[1] * sin]
}

export function placedCurve({ start, steps, isClosed }: Curve, matrix: Matrix): Curve {
  const to = (point: Point) => placed(matrix, point)
  return { start: to(start), steps: steps.map((step) => step.map(to) as unknown as Step), isClosed }
}

/** Every point that a curve names; the curve lies within their hull. */
export function pointsOf({ start, steps }: Curve): Point[] {
  return [start, ...steps.flat()]
}

/** The points at which a curve reaches furthest left, right, up and down, and its ends. */
export function extremesOf({ start, steps }: Curve): Point[] {
  const found: Point[] = [start]
  let from = start
  for (const step of steps) {
    if (step.length === 3) found.push(...turningPoints(from, ...step))
    from = step.at(-1) ?? from
    found.push(from)
  }
  return found
}

/** Where a Bézier turns back along x or along y. */
function turningPoints(p0: Point, p1: Point, p2: Point, p3: Point): Point[] {
  const times = ([0, 1] as const).flatMap((axis) => {
    const a = p3[axis] - 3 * p2[axis] + 3 * p1[axis] - p0[axis]
    const b = 2 * (p2[axis] - 2 * p1[axis] + p0[axis])
    return rootsOf(a, b, p1[axis] - p0[axis])
  })
  return times
    .filter((t) => t > 0 && t < 1)
    .map((t) => [bezier(t, p0[0], p1[0], p2[0], p3[0]), bezier(t, p0[1], p1[1], p2[1], p3[1])])
}

function rootsOf(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-12) return b === 0 ? [] : [-c / b]
  const root = Math.sqrt(b * b - 4 * a * c)
  return Number.isNaN(root) ? [] : [(-b - root) / (2 * a), (-b + root) / (2 * a)]
}

function bezier(t: number, p0: number, p1: number, p2: number, p3: number): number {
  const s = 1 - t
  return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
}
