/** How each kind of element is drawn: as curves in the drawing's own coordinates, y up. */
import { arc, bulged, ellipse, straight, type Corner, type Curve } from './curves.ts'
import type { Element } from './dxf-file.ts'
import { numberIn, numbersAt, textIn, type Groups } from './dxf-values.ts'
import { hatchOutlines } from './hatches.ts'
import { facing, radians, unmoved, type Matrix, type Point } from './plane.ts'
import { splineCurve, throughPoints } from './splines.ts'

export type Outline = { curves: Curve[]; matrix: Matrix }

const CLOSED = 1
/** POLYLINEs that are nets of a surface: no lines of a plan. */
const MESH = 16 | 64
/** Vertices that only steer a curve. */
const STEERING = 16

/** The curves of an element; undefined for kinds that are not drawn as curves. */
export function outlineOf(element: Element): Outline | undefined {
  const { type, groups } = element
  if (Object.hasOwn(flat, type)) return { curves: flat[type]?.(element) ?? [], matrix: facingOf(groups) }
  if (Object.hasOwn(spatial, type)) return { curves: spatial[type]?.(element) ?? [], matrix: unmoved }
  return undefined
}

/** Whose coordinates are those of the plane that it faces. */
const flat: Record<string, (element: Element) => Curve[]> = {
  ARC: ({ groups }) => {
    const [from, to] = [radians(numberIn(groups, 50)), radians(numberIn(groups, 51))]
    return arc(at(groups, 10), numberIn(groups, 40), from, to > from ? to : to + 2 * Math.PI)
  },
  CIRCLE: ({ groups }) => arc(at(groups, 10), numberIn(groups, 40), 0, 2 * Math.PI),
  HATCH: ({ groups }) => hatchOutlines(groups),
  LWPOLYLINE: ({ groups }) => bulged(cornersOf(groups), isFlagged(groups, CLOSED)),
  POLYLINE: polyline,
  SOLID: quadrangle,
  TRACE: quadrangle,
}

/** Whose coordinates are those of the drawing. */
const spatial: Record<string, (element: Element) => Curve[]> = {
  '3DFACE': ({ groups }) => straight(fourCorners(groups), true),
  ELLIPSE: wholeOrPartEllipse,
  LEADER: ({ groups }) => straight(pointsAt(groups, 10)),
  LINE: ({ groups }) => straight([at(groups, 10), at(groups, 11)]),
  POINT: ({ groups }) => straight([at(groups, 10), at(groups, 10)]),
  SPLINE: spline,
}

function facingOf(groups: Groups): Matrix {
  return facing(numberIn(groups, 210), numberIn(groups, 220), numberIn(groups, 230, 1))
}

/** Vertices follow as 10 and 20, each with an optional bulge. */
function cornersOf(groups: Groups): Corner[] {
  const corners: { x: number; y: number; bulge: number }[] = []
  for (const [code, value] of groups) {
    const last = corners.at(-1)
    if (code === 10) corners.push({ x: Number(value), y: 0, bulge: 0 })
    else if (last && code === 20) last.y = Number(value)
    else if (last && code === 42) last.bulge = Number(value)
  }
  return corners.map(({ x, y, bulge }) => ({ point: [x, y], bulge }))
}

function polyline({ groups, parts }: Element): Curve[] {
  if (isFlagged(groups, MESH)) return []
  const corners = parts
    .filter((part) => !isFlagged(part.groups, STEERING))
    .map((part): Corner => ({ point: at(part.groups, 10), bulge: numberIn(part.groups, 42) }))
  return bulged(corners, isFlagged(groups, CLOSED))
}

/** The corners of a SOLID cross over: its third is opposite to its second. */
function quadrangle({ groups }: Element): Curve[] {
  const [a, b, c, d] = fourCorners(groups)
  return a && b && c && d ? straight([a, b, d, c], true) : []
}

/** The fourth may be left out, and is then the third. */
function fourCorners(groups: Groups): Point[] {
  const third = at(groups, 12)
  const fourth: Point = textIn(groups, 13) === undefined ? third : at(groups, 13)
  return [at(groups, 10), at(groups, 11), third, fourth]
}

function wholeOrPartEllipse({ groups }: Element): Curve[] {
  const major = at(groups, 11)
  const ratio = numberIn(groups, 40, 1) * (numberIn(groups, 230, 1) < 0 ? -1 : 1)
  const from = numberIn(groups, 41)
  const to = numberIn(groups, 42, 2 * Math.PI)
  const end = to > from ? to : to + 2 * Math.PI
  return ellipse(at(groups, 10), major, [-major[1] * ratio, major[0] * ratio], from, end)
}

function spline({ groups }: Element): Curve[] {
  const isClosed = isFlagged(groups, CLOSED)
  const controls = pointsAt(groups, 10)
  if (controls.length === 0) return throughPoints(pointsAt(groups, 11), isClosed)
  return splineCurve({
    degree: numberIn(groups, 71, 3),
    knots: numbersAt(groups, 40),
    controls,
    weights: numbersAt(groups, 41),
    isClosed,
  })
}

function pointsAt(groups: Groups, code: number): Point[] {
  const ys = numbersAt(groups, code + 10)
  return numbersAt(groups, code).map((x, index) => [x, ys[index] ?? Number.NaN])
}

/** x under `code`, y under the one ten above it. */
function at(groups: Groups, code: number): Point {
  return [numberIn(groups, code), numberIn(groups, code + 10)]
}

function isFlagged(groups: Groups, flag: number): boolean {
  return (numberIn(groups, 70) & flag) !== 0
}
