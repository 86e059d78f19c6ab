import type { Board, Id } from './board.ts'
import { placed, type SizeMm, type Standing } from './footprint.ts'
import { boundsOf, holdsPoint, plus, sidesOf, wayTo, type Point, type Polygon } from './polygons.ts'
import { placeOfOpening } from './swings.ts'

/** The widest way from the entry to where a piece is used, or to another door (null), and its narrowest place. */
export type Walkway = { to: Id | null; mm: number; at: Point }

type Obstacle = { id: Id; place: Standing; size: SizeMm; category: string }

const CELL_MM = 50
/** A way wider than this is wide enough for anything, in millimetres. */
const WIDE_MM = 1_200
/** Where one stands to use a piece, before its front, and beside its corners. */
const STAND_MM = 350
/** A step into the room. */
const STEP_MM = 500

const used = new Set(['sofa', 'settee', 'bed', 'desk', 'dresser', 'cabinet'])

/** Ways through each room from the door that one comes in by; none where there is no door. */
export function walkways(board: Board, pieces: readonly Obstacle[], outlines: readonly Polygon[]): Walkway[] {
  const doors = Object.values(board.openings)
    .filter(({ kind }) => kind !== 'window')
    .toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry))
    .flatMap((opening) => placeOfOpening(board, opening) ?? [])
  return outlines.flatMap((room) => {
    const inside = doors.flatMap((door) => insideOf(door, room) ?? [])
    const standing = pieces.filter(({ place }) => holdsPoint(room, place))
    return waysThrough(room, inside, standing)
  })
}

function waysThrough(room: Polygon, [entry, ...others]: Point[], pieces: readonly Obstacle[]): Walkway[] {
  if (!entry) return []
  const floor = floorOf(room, pieces)
  const goals = [
    ...others.map((at) => ({ to: null, places: [at] })),
    ...pieces
      .filter(({ category }) => used.has(category))
      .map((piece) => ({ to: piece.id, places: usedFrom(piece).filter((place) => holdsPoint(room, place)) })),
  ]
  const ways = widestWays(floor, cellAt(floor, entry))
  return goals.map(({ to, places }) => {
    const cells = places.map((place) => cellAt(floor, place))
    const [best = 0] = cells.toSorted((one, other) => ways.mm[other]! - ways.mm[one]!)
    return { to, mm: ways.mm[best] ?? 0, at: pointOf(floor, ways.narrowest[best] || best) }
  })
}

function usedFrom({ place, size }: Obstacle): Point[] {
  return [0, -0.5, 0.5, -1, 1].map((part) =>
    placed(place, { x: part * (size.w / 2 + STAND_MM), y: size.d / 2 + STAND_MM }),
  )
}

/** A step into the room from a door; undefined where it leads elsewhere. */
function insideOf({ middle, along, mm }: { middle: Point; along: Point; mm: number }, room: Polygon) {
  const step = mm / 2 + STEP_MM
  const sides = [1, -1].map((hand) => plus(middle, { x: -along.y * step * hand, y: along.x * step * hand }))
  return sides.find((point) => holdsPoint(room, point))
}

/** A floor in cells: how wide one could be at each, twice its distance to what stands and to the walls. */
type Floor = { left: number; top: number; across: number; widths: Float64Array }

/** Rooms are walked through again for each piece that moves; an outline never changes. */
const emptyFloors = new WeakMap<Polygon, Floor>()

function emptyFloor(room: Polygon): Floor {
  const { left, top, width, height } = boundsOf(room)
  const across = Math.ceil(width / CELL_MM) + 1
  const down = Math.ceil(height / CELL_MM) + 1
  const fromWalls = distanceInside(room)
  const widths = new Float64Array(across * down).map(
    (_, cell) => 2 * fromWalls(left + (cell % across) * CELL_MM, top + Math.floor(cell / across) * CELL_MM),
  )
  const floor = { left, top, across, widths }
  emptyFloors.set(room, floor)
  return floor
}

/** Only cells near a piece are narrower for it: farther away all is wide. */
function floorOf(room: Polygon, pieces: readonly Obstacle[]): Floor {
  const { left, top, across, ...empty } = emptyFloors.get(room) ?? emptyFloor(room)
  const widths = empty.widths.slice()
  const down = widths.length / across
  for (const piece of pieces) {
    const { place, size } = piece
    const reach = (Math.hypot(size.w, size.d) + WIDE_MM) / 2
    const from = distanceFromBox(piece)
    const [firstX, lastX] = near(place.x - left, reach, across)
    const [firstY, lastY] = near(place.y - top, reach, down)
    for (let row = firstY; row <= lastY; row++)
      for (let column = firstX; column <= lastX; column++) {
        const cell = row * across + column
        const width = 2 * from(left + column * CELL_MM, top + row * CELL_MM)
        if (width < widths[cell]!) widths[cell] = width
      }
  }
  return { left, top, across, widths }
}

const near = (at: number, reach: number, count: number) =>
  [
    Math.max(Math.floor((at - reach) / CELL_MM), 0),
    Math.min(Math.ceil((at + reach) / CELL_MM), count - 1),
  ] as const

type Distance = (x: number, y: number) => number

/** To the nearest wall from within; 0 outside. Asked for each cell, so it makes no objects. */
function distanceInside(room: Polygon): Distance {
  const sides = sidesOf(room).map(([from, to]) => ({ from, to, way: wayTo(from, to) }))
  return (x, y) => {
    let [isIn, nearest] = [false, Infinity]
    for (const { from, to, way } of sides) {
      if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
        isIn = !isIn
      const along = Math.min(Math.max((x - from.x) * way.x + (y - from.y) * way.y, 0), way.length)
      nearest = Math.min(nearest, Math.hypot(from.x + way.x * along - x, from.y + way.y * along - y))
    }
    return isIn ? nearest : 0
  }
}

/** To the side of what stands there; 0 within it. */
function distanceFromBox({ place, size }: Obstacle): Distance {
  const [sin, cos] = [Math.sin((place.turn * Math.PI) / 180), Math.cos((place.turn * Math.PI) / 180)]
  return (x, y) => {
    const [dx, dy] = [x - place.x, y - place.y]
    const beside = Math.max(Math.abs(dx * cos + dy * sin) - size.w / 2, 0)
    const before = Math.max(Math.abs(dy * cos - dx * sin) - size.d / 2, 0)
    return Math.sqrt(beside * beside + before * before)
  }
}

function pointOf({ left, top, across }: Omit<Floor, 'widths'>, cell: number): Point {
  return { x: left + (cell % across) * CELL_MM, y: top + Math.floor(cell / across) * CELL_MM }
}

function cellAt({ left, top, across }: Omit<Floor, 'widths'>, { x, y }: Point): number {
  return Math.round((y - top) / CELL_MM) * across + Math.round((x - left) / CELL_MM)
}

type Ways = { mm: Float64Array; narrowest: Int32Array }

/** From a cell to all others by ways that are as wide as they can be; the widest are walked first. 0 is no way. */
function widestWays({ across, widths }: Floor, start: number): Ways {
  const [mm, narrowest] = [new Float64Array(widths.length), new Int32Array(widths.length)]
  const bands = Array.from({ length: WIDE_MM / CELL_MM + 1 }, (): number[] => [])
  mm[start] = WIDE_MM
  narrowest[start] = start
  bands.at(-1)?.push(start)
  for (const [band, open] of [...bands.entries()].toReversed()) {
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const [soFar, at] = [mm[cell] ?? 0, narrowest[cell] ?? start]
      for (const to of [cell - 1, cell + 1, cell - across, cell + across]) {
        const width = Math.min(soFar, widths[to] ?? 0)
        if (width <= (mm[to] ?? WIDE_MM)) continue
        mm[to] = width
        narrowest[to] = width < soFar ? to : at
        bands[Math.min(band, Math.floor(width / CELL_MM))]?.push(to)
      }
    }
  }
  return { mm, narrowest }
}
