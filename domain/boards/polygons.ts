/** Shapes on the sheet. Corners follow one another clockwise as they are seen, with x to the right and y down. */
export type Point = { x: number; y: number }
export type Polygon = readonly Point[]

/** Each side of a polygon, from a corner to the next. */
export function sidesOf(polygon: Polygon): [from: Point, to: Point][] {
  return polygon.map((from, at) => [from, polygon[(at + 1) % polygon.length] ?? from])
}

/** Above 0 where its corners run clockwise as seen. */
export function areaOf(polygon: Polygon): number {
  return sidesOf(polygon).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2
}

/** The way from one point to another, one long, and how far it is. */
export function wayTo(from: Point, to: Point): { x: number; y: number; length: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return length === 0
    ? { x: 0, y: 0, length }
    : { x: (to.x - from.x) / length, y: (to.y - from.y) / length, length }
}

export function holdsPoint(polygon: Polygon, { x, y }: Point): boolean {
  return sidesOf(polygon).reduce(
    (isIn, [a, b]) =>
      a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !isIn : isIn,
    false,
  )
}

/** The nearest point of a side. */
export function nearestOn([a, b]: readonly [Point, Point], { x, y }: Point): Point {
  const way = wayTo(a, b)
  const along = Math.min(Math.max((x - a.x) * way.x + (y - a.y) * way.y, 0), way.length)
  return { x: a.x + way.x * along, y: a.y + way.y * along }
}

export function distanceTo(polygon: Polygon, point: Point): number {
  return Math.min(
    ...sidesOf(polygon).map((side) => {
      const near = nearestOn(side, point)
      return Math.hypot(near.x - point.x, near.y - point.y)
    }),
  )
}

/** Every side moved inwards by its own distance, outwards below 0; sides meet where their new lines cross. */
export function inset(polygon: Polygon, by: (side: number) => number): Point[] {
  const lines = sidesOf(polygon).map(([from, to], side) => {
    const { x, y } = wayTo(from, to)
    const shift = { x: -y * by(side), y: x * by(side) }
    return { from: plus(from, shift), to: plus(to, shift), x, y }
  })
  return lines.flatMap((line, at) => {
    const before = lines.at(at - 1) ?? line
    const across = before.x * line.y - before.y * line.x
    // One line, or a wall that ends in the room and is walked round.
    if (Math.abs(across) < 1e-6) return [before.to, line.from]
    const along = ((line.from.x - before.from.x) * line.y - (line.from.y - before.from.y) * line.x) / across
    return [{ x: before.from.x + before.x * along, y: before.from.y + before.y * along }]
  })
}

export function plus(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y }
}

const TRIES = 12

/** Where a polygon lies, along both axes. */
export function boundsOf(polygon: Polygon) {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** A place well inside, for a name: of a few, the one that is farthest from every side. */
export function innermost(polygon: Polygon): Point {
  const { left, top, width, height } = boundsOf(polygon)
  let [best, deepest] = [{ x: left + width / 2, y: top + height / 2 }, -1]
  for (let at = 0; at <= TRIES ** 2; at++) {
    const point = {
      x: left + (width * (at % TRIES)) / TRIES,
      y: top + (height * Math.floor(at / TRIES)) / TRIES,
    }
    const depth = holdsPoint(polygon, point) ? distanceTo(polygon, point) : -1
    if (depth > deepest + 1) [best, deepest] = [point, depth]
  }
  return best
}
