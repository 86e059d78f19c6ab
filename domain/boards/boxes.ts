import { holdsPoint, nearestOn, sidesOf, wayTo, type Point, type Polygon } from './polygons.ts'

export type Gap = { mm: number; from: Point; to: Point }

/** Whether two convex shapes share more than `slack`; a line between them that parts them says no. */
export function overlaps(a: Polygon, b: Polygon, slack = 1): boolean {
  if (isApart(a, b, 'x') || isApart(a, b, 'y')) return false
  return [...sidesOf(a), ...sidesOf(b)].every(([from, to]) => {
    const { x, y } = wayTo(from, to)
    const along = (shape: Polygon) => shape.map((corner) => corner.x * -y + corner.y * x)
    const [ofA, ofB] = [along(a), along(b)]
    return Math.min(Math.max(...ofA), Math.max(...ofB)) - Math.max(Math.min(...ofA), Math.min(...ofB)) > slack
  })
}

/** More than any slack, in millimetres. */
const APART_MM = 2

/** Most shapes of a home are far apart along the sheet already; told without making an object. */
function isApart(a: Polygon, b: Polygon, axis: 'x' | 'y'): boolean {
  let [leastA, mostA, leastB, mostB] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { [axis]: at } of a) [leastA, mostA] = [Math.min(leastA, at), Math.max(mostA, at)]
  for (const { [axis]: at } of b) [leastB, mostB] = [Math.min(leastB, at), Math.max(mostB, at)]
  return leastA > mostB + APART_MM || leastB > mostA + APART_MM
}

/** The shortest way between two convex shapes; 0 where they overlap. */
export function gapBetween(a: Polygon, b: Polygon): Gap {
  const [from = { x: 0, y: 0 }] = a
  if (overlaps(a, b)) return { mm: 0, from, to: from }
  const reached = (corners: Polygon, shape: Polygon): Gap[] =>
    corners.flatMap((corner) =>
      sidesOf(shape).map((side) => {
        const near = nearestOn(side, corner)
        return { mm: Math.hypot(near.x - corner.x, near.y - corner.y), from: corner, to: near }
      }),
    )
  const all = [
    ...reached(a, b),
    ...reached(b, a).map(({ mm, from: to, to: near }) => ({ mm, from: near, to })),
  ]
  return all.reduce((best, one) => (one.mm < best.mm ? one : best), { mm: Infinity, from, to: from })
}

/** So much over the edge is touching. */
const SLACK_MM = 2

/** Whether a shape lies in a room, which may have corners that stick out into it. */
export function holds(room: Polygon, shape: Polygon): boolean {
  const middle = {
    x: shape.reduce((sum, { x }) => sum + x, 0) / shape.length,
    y: shape.reduce((sum, { y }) => sum + y, 0) / shape.length,
  }
  const inner = shape.map((corner) => {
    const way = wayTo(corner, middle)
    return { x: corner.x + way.x * SLACK_MM, y: corner.y + way.y * SLACK_MM }
  })
  return (
    inner.every((corner) => holdsPoint(room, corner)) && room.every((corner) => !holdsPoint(inner, corner))
  )
}
