import { seenFrom, footprintOf, placed, wholeTurn, type SizeMm, type Standing } from './footprint.ts'
import { holdsPoint, innermost, sidesOf, wayTo, type Point, type Polygon } from './polygons.ts'

export type Moving = Standing &
  Pick<SizeMm, 'w' | 'd'> & { /** It stands with its back to walls. */ hasBack: boolean }
export type Around = {
  /** Of the rooms, within their walls. */
  outlines: readonly Polygon[]
  /** What stands there, as it covers the floor. */
  shapes: readonly Polygon[]
  /** Of windows. */
  middles: readonly Point[]
  /** What is left rounds to this. */
  gridMm: number
}
/** A line along which two things now lie. */
export type Guide = { from: Point; to: Point }
export type Snapped = Standing & { guides: Guide[] }

/**
 * Where a thing comes to stand: its back to the wall, its sides to walls and to others, edges and middles in line with
 * theirs, else on the grid. Its middle goes no farther than `reachMm` in either direction of its own.
 */
export function snapped(moving: Moving, around: Around, reachMm: number): Snapped {
  const wall = nearestWall(moving, around.outlines, reachMm)
  const turn = wall && moving.hasBack ? wall.turn : moving.turn
  const standing = { x: moving.x, y: moving.y, turn }
  const see = (points: readonly Point[]) => points.map((point) => seenFrom(standing, point))
  const seen = {
    outlines: around.outlines.map(see),
    shapes: around.shapes.map(see),
    middles: see(around.middles),
  }
  const across = pulled(standing, moving, seen, reachMm, 'x')
  const along = pulled(standing, moving, seen, reachMm, 'y')
  const local = { x: across?.by ?? 0, y: along?.by ?? 0 }
  const at = placed(standing, local)
  const onGrid = turn % 90 === 0 ? around.gridMm : 1
  const isSideways = turn % 180 === 90
  const [isXHeld, isYHeld] = isSideways ? [along, across] : [across, along]
  const rounded = (value: number, isHeld: unknown) =>
    isHeld ? Math.round(value) : Math.round(value / onGrid) * onGrid
  const end = { x: Math.round(rounded(at.x, isXHeld)), y: Math.round(rounded(at.y, isYHeld)), turn }
  const guides = [across, along].flatMap((pull) => pull?.guide ?? [])
  return { ...end, guides }
}

/** The wall whose inner side the back of the thing is near enough to: how it turns to stand there, and the way back. */
function nearestWall(moving: Moving, outlines: readonly Polygon[], reachMm: number) {
  if (!moving.hasBack) return undefined
  const near = outlines.flatMap(sidesOf).flatMap(([from, to]) => {
    const way = wayTo(from, to)
    const [dx, dy] = [moving.x - from.x, moving.y - from.y]
    const [along, off] = [dx * way.x + dy * way.y, dy * way.x - dx * way.y]
    const back = off - moving.d / 2
    const isBeside = along >= 0 && along <= way.length && Math.abs(back) <= reachMm
    const turn = wholeTurn((Math.atan2(way.y, way.x) * 180) / Math.PI)
    return isBeside ? [{ back, turn, x: moving.x + way.y * back, y: moving.y - way.x * back }] : []
  })
  return near.toSorted((one, other) => Math.abs(one.back) - Math.abs(other.back))[0]
}

/** The same thing with its back to the nearest wall, however far that is. */
export function backToWall(moving: Moving, outlines: readonly Polygon[]): Standing {
  const wall = nearestWall({ ...moving, hasBack: true }, outlines, Infinity)
  return wall ? { x: Math.round(wall.x), y: Math.round(wall.y), turn: wall.turn } : moving
}

type Axis = 'x' | 'y'
/** How far, and the line that it is in then: so far along the axis, and as far across it as to what it is in line with. */
type Pull = { by: number; line?: { at: number; reach: number } }
/** What is around, as it lies beside the thing. */
type Seen = Pick<Around, 'outlines' | 'shapes' | 'middles'>

/** Others farther away than this do not pull edges and middles in line, in millimetres. */
const IN_LINE_MM = 3_000

/** How far the thing is pulled along one of its own directions; undefined where nothing is within reach. */
function pulled(
  standing: Standing,
  size: Moving,
  seen: Seen,
  reachMm: number,
  axis: Axis,
): { by: number; guide: Guide | undefined } | undefined {
  const [half, cross] = axis === 'x' ? [size.w / 2, size.d / 2] : [size.d / 2, size.w / 2]
  const pulls = [
    ...seen.outlines.flatMap((outline) => wallPulls(outline, axis, half, cross)),
    ...seen.shapes.flatMap((shape) => shapePulls(shape, axis, half, cross)),
    ...seen.middles.flatMap((middle) => middlePull(middle, axis)),
  ]
  const near = pulls.filter(({ by }) => Math.abs(by) <= reachMm)
  const [best] = near.toSorted(
    (one, other) => Math.abs(one.by) - Math.abs(other.by) || (one.line ? 1 : 0) - (other.line ? 1 : 0),
  )
  return best && { by: best.by, guide: best.line && guideAt(standing, axis, best.line.at, best.line.reach) }
}

const other = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x')

/** To a wall that runs across this direction, and to the middle of one that runs along it. */
function wallPulls(outline: Polygon, axis: Axis, half: number, cross: number): Pull[] {
  return sidesOf(outline).flatMap(([from, to]) => {
    const [lengthwise, sideways] = [
      Math.abs(to[axis] - from[axis]),
      Math.abs(to[other(axis)] - from[other(axis)]),
    ]
    if (lengthwise < 2) {
      const [low, high] = [from[other(axis)], to[other(axis)]].toSorted((a, b) => a - b) as [number, number]
      const isBeside = low < cross && high > -cross
      return isBeside ? [{ by: from[axis] - half }, { by: from[axis] + half }] : []
    }
    const isAtWall = Math.abs(Math.abs(from[other(axis)]) - cross) < 100
    const middle = (from[axis] + to[axis]) / 2
    return sideways < 2 && isAtWall ? [{ by: middle, line: { at: middle, reach: from[other(axis)] } }] : []
  })
}

/** Side to side with what stands next to it; edges and middles in line with what stands farther on. */
function shapePulls(shape: Polygon, axis: Axis, half: number, cross: number): Pull[] {
  const [along, across] = [shape.map((corner) => corner[axis]), shape.map((corner) => corner[other(axis)])]
  const [low, high] = [Math.min(...along), Math.max(...along)]
  const [near, far] = [Math.min(...across), Math.max(...across)]
  const isBeside = near < cross && far > -cross
  if (isBeside) return [{ by: low - half }, { by: high + half }]
  if (Math.min(Math.abs(near), Math.abs(far)) - cross > IN_LINE_MM) return []
  const middle = (low + high) / 2
  const reach = (near + far) / 2
  return [
    { by: middle, line: { at: middle, reach } },
    { by: low + half, line: { at: low, reach } },
    { by: high - half, line: { at: high, reach } },
  ]
}

function middlePull(seen: Point, axis: Axis): Pull[] {
  const [at, reach] = [seen[axis], seen[other(axis)]]
  return Math.abs(reach) > IN_LINE_MM ? [] : [{ by: at, line: { at, reach } }]
}

function guideAt(standing: Standing, axis: Axis, at: number, reach: number): Guide {
  const point = (across: number) =>
    placed(standing, axis === 'x' ? { x: at, y: across } : { x: across, y: at })
  return { from: point(0), to: point(reach) }
}

/** How near something has to come to be pulled, in millimetres. */
export const REACH_MM = 130

/**
 * The first of some places, near one that is wanted, where a thing lies in a room and over nothing. Without rooms it
 * lies on the sheet, which begins at 0.
 */
export function freePlace(
  size: Pick<SizeMm, 'w' | 'd'>,
  around: Around,
  isFree: (shape: Polygon) => boolean,
): Point {
  const [outline = []] = around.outlines
  const corner = { x: Math.ceil(size.w / 2), y: Math.ceil(size.d / 2) }
  const middle = outline.length > 0 ? innermost(outline) : corner
  const isGood = (place: Point) =>
    (outline.length === 0
      ? place.x >= corner.x && place.y >= corner.y
      : around.outlines.some((room) => holdsPoint(room, place))) &&
    isFree(footprintOf({ ...place, turn: 0 }, size))
  return placesRound(middle).find(isGood) ?? middle
}

/** Places ever farther from a middle, as seeds lie in a sunflower. */
export function placesRound(middle: Point): Point[] {
  return Array.from({ length: 160 }, (_, at) => {
    const [round, angle] = [Math.sqrt(at) * 260, at * 2.4]
    return {
      x: Math.round(middle.x + round * Math.cos(angle)),
      y: Math.round(middle.y + round * Math.sin(angle)),
    }
  })
}
