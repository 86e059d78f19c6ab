import type { Board } from './board.ts'
import { holdsPoint, plus, sidesOf, wayTo, type Point, type Polygon } from './polygons.ts'
import type { OpeningPlace, Sector } from './swings.ts'

/** What is drawn of a board, as paths in its millimetres: on the screen and on paper the same. */
export function pathOf(corners: Polygon): string {
  return `${corners.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`
}

/** Where an open plan is parted into rooms and nothing is built; empty where it is not. */
export function partingPath({ walls, nodes }: Board): string {
  return Object.values(walls)
    .map(({ a, b, kind }) => ({ from: nodes[a], to: nodes[b], kind }))
    .flatMap(({ from, to, kind }) =>
      kind === 'line' && from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : [],
    )
    .join('')
}

/** Of a dash of such a line, and of the gap after it. */
export const PARTING_MM = 120

/** An arrow to the top over its letter, 32 high around 0. */
export const northPath = 'M0 8V-16M-5 -7L0 -16L5 -7M-3.5 16V10L3.5 16V10'

/** What an opening takes out of its wall, a little more than its thickness. */
export function holePath(place: OpeningPlace, width: number): string {
  return pathOf(holeOf(place, width, 1.02))
}

/** A window with its panes. */
export function windowPath(place: OpeningPlace, width: number): string {
  const [a, b, c, d] = holeOf(place, width, 1) as [Point, Point, Point, Point]
  const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const [from, to] = [between(a, d), between(b, c)]
  return `${pathOf([a, b, c, d])}M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** A leaf with the way it swings. */
export function leafPath({ hinge, shut, open, radius }: Sector): string {
  const turn = turnsRight(hinge, open, shut) ? 1 : 0
  return `M${hinge.x} ${hinge.y}L${open.x} ${open.y}A${radius} ${radius} 0 0 ${turn} ${shut.x} ${shut.y}`
}

function turnsRight(at: Point, from: Point, to: Point): boolean {
  return (from.x - at.x) * (to.y - at.y) - (from.y - at.y) * (to.x - at.x) > 0
}

function holeOf({ middle, along, mm }: OpeningPlace, width: number, part: number): Polygon {
  const corner = (u: number, v: number) =>
    plus(middle, {
      x: (along.x * u * width) / 2 - (along.y * v * mm * part) / 2,
      y: (along.y * u * width) / 2 + (along.x * v * mm * part) / 2,
    })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** Where an inner wall meets another, a room has a corner more. */
const LEAST_MM = 10

/** The sides of a room whose lengths are written, counted as its walls are. */
export function measuredSides(outline: Polygon) {
  return sidesOf(outline)
    .map(([from, to], at) => ({ from, to, at, way: wayTo(from, to) }))
    .filter(({ way }) => way.length >= LEAST_MM)
}

/** Past a wall, in the room behind it where there is one. */
const NEXT_DOOR_MM = 400

/** Those of them behind which no other room lies: beside an inner wall a measure would stand in the wrong room. */
export function outerSides(outline: Polygon, outlines: readonly Polygon[]) {
  return measuredSides(outline).filter(({ from, to, way }) => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const behind = plus(middle, { x: way.y * NEXT_DOOR_MM, y: -way.x * NEXT_DOOR_MM })
    return !outlines.some((other) => holdsPoint(other, behind))
  })
}

export type MeasuredSide = ReturnType<typeof measuredSides>[number]
