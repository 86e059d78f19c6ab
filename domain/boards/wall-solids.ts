import type { Board, Id, Opening, Wall } from './board.ts'
import { holdsPoint, plus, sidesOf, wayTo, type Point, type Polygon } from './polygons.ts'
import { placeOfOpening, swingsOf } from './swings.ts'
import { roomsOf } from './wall-graph.ts'
import { wallOutlines } from './wall-shape.ts'

/** A shape on the sheet that stands upright, from one height above the floor to another, in millimetres. */
export type Solid = { corners: Polygon; from: number; to: number }

/** A wall as it is built round its openings; `out` points away from the home where it is an outer one. */
export type BuiltWall = {
  id: Id
  middle: Point
  out: Point | null
  solids: Solid[]
  /** What is left of it where it is cut off, so that one sees into the rooms. */
  kerb: Solid[]
}

/** 42 in, as high as a counter. */
const LOW_WALL_MM = 1067
const KERB_MM = 200
const LEAF_MM = 40
/** From the middle of a wall's side into what lies beside it. */
const BESIDE_MM = 50

/** Every wall with its openings cut out: what stands beside them, above them and under them. */
export function builtWalls(board: Board): BuiltWall[] {
  const rooms = roomsOf(board).map(({ outline }) => outline)
  const openings = Map.groupBy(Object.values(board.openings), ({ wall }) => wall)
  return wallOutlines(board).flatMap(({ id, corners }) => {
    const wall = board.walls[id]
    const [a, b] = [wall && board.nodes[wall.a], wall && board.nodes[wall.b]]
    if (!wall || !a || !b) return []
    const way = wayTo(a, b)
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const height = heightOf(wall, board)
    const holes = (openings.get(id) ?? []).toSorted((one, other) => one.at - other.at)
    const stretch = (from: number, to: number) => between(corners, a, way, from, to)
    return [
      {
        id,
        middle,
        out: outOf(wall, middle, way, rooms),
        solids: around(holes, height).map(({ start, end, from, to }) => ({
          corners: stretch(start, end),
          from,
          to,
        })),
        kerb: around(holes, Math.min(KERB_MM, height))
          .filter(({ from }) => from === 0)
          .map(({ start, end, from, to }) => ({ corners: stretch(start, end), from, to })),
      },
    ]
  })
}

const heightOf = ({ kind }: Wall, { heightMm }: Board) =>
  kind === 'low' ? Math.min(LOW_WALL_MM, heightMm) : heightMm

type Stretch = { start: number; end: number; from: number; to: number }

/** The stretches of a wall, along it and upwards, that its openings leave. */
function around(holes: readonly Opening[], height: number): Stretch[] {
  const [found, end] = holes.reduce<[Stretch[], number]>(
    ([all, start], { at, width, sill, height: high }) => {
      const [left, right, top] = [at - width / 2, at + width / 2, sill + high]
      const hole = { start: left, end: right }
      return [
        [
          ...all,
          { start, end: left, from: 0, to: height },
          ...(sill > 0 ? [{ ...hole, from: 0, to: Math.min(sill, height) }] : []),
          ...(top < height ? [{ ...hole, from: top, to: height }] : []),
        ],
        right,
      ]
    },
    [[], -Infinity],
  )
  const last = { start: end, end: Infinity, from: 0, to: height }
  return [...found, last].filter((one) => one.end - one.start > 1 && one.to > one.from)
}

/** The part of a shape that lies between two distances along a way from `origin`. */
function between(corners: Polygon, origin: Point, way: Point, from: number, to: number): Polygon {
  const along = ({ x, y }: Point) => (x - origin.x) * way.x + (y - origin.y) * way.y
  const after = Number.isFinite(from) ? clipped(corners, (point) => along(point) - from) : corners
  return Number.isFinite(to) ? clipped(after, (point) => to - along(point)) : after
}

/** What of a shape lies where `depth` is above 0. */
function clipped(corners: Polygon, depth: (point: Point) => number): Polygon {
  return sidesOf(corners).flatMap(([one, other]) => {
    const [d, e] = [depth(one), depth(other)]
    const own = d >= 0 ? [one] : []
    if (d >= 0 === e >= 0) return own
    const part = d / (d - e)
    return [...own, { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }]
  })
}

/** Which way is out of the home; null for a wall between two rooms, or with none beside it. */
function outOf({ mm }: Wall, middle: Point, way: Point, rooms: readonly Polygon[]): Point | null {
  const right = { x: -way.y, y: way.x }
  const isRoom = (hand: number) => {
    const reach = (mm / 2 + BESIDE_MM) * hand
    const point = plus(middle, { x: right.x * reach, y: right.y * reach })
    return rooms.some((outline) => holdsPoint(outline, point))
  }
  const [isRight, isLeft] = [isRoom(1), isRoom(-1)]
  if (isRight === isLeft) return null
  return isRight ? { x: -right.x, y: -right.y } : right
}

/** The leaves of doors as they stand open. */
export function openLeaves(board: Board): Solid[] {
  return Object.values(board.openings).flatMap((opening) =>
    swingsOf(board, opening).map(({ hinge, open }) => {
      const { x, y } = wayTo(hinge, open)
      const thick = { x: -y * LEAF_MM, y: x * LEAF_MM }
      return { corners: [hinge, open, plus(open, thick), plus(hinge, thick)], from: 0, to: opening.height }
    }),
  )
}

/** The panes of windows and sliding doors. */
export function panes(board: Board): Solid[] {
  return Object.values(board.openings).flatMap((opening) => {
    const place = placeOfOpening(board, opening)
    if (!place || !['window', 'sliding'].includes(opening.kind)) return []
    const { middle, along } = place
    const corner = (u: number, v: number) =>
      plus(middle, {
        x: (along.x * u * opening.width) / 2 - along.y * v * 4,
        y: (along.y * u * opening.width) / 2 + along.x * v * 4,
      })
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    return [{ corners, from: opening.sill, to: opening.sill + opening.height }]
  })
}
