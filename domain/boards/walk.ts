import type { Board } from './board.ts'
import { seenFrom } from './footprint.ts'
import type { Standing } from './note.ts'
import { holdsPoint, nearestOn, wayTo, type Point } from './polygons.ts'
import { roomsOf, type FoundRoom } from './wall-graph.ts'

/** Where somebody walks through a board: `yaw` clockwise from +y, `pitch` upwards, in degrees. */
export type Walker = Point & { yaw: number; pitch: number }

/** Half of how wide one is, in millimetres. */
const BODY_MM = 200
/** One sees so far to both sides, in degrees. */
const SIDEWAYS = 38

/** A step forwards, or back below 0; along the wall where one meets it at an angle, and through doors. */
export function stepped(board: Board, walker: Walker, mm: number): Walker {
  const ahead = forwards(walker.yaw)
  const to = { x: walker.x + ahead.x * mm, y: walker.y + ahead.y * mm }
  const along = [to, { x: to.x, y: walker.y }, { x: walker.x, y: to.y }]
  const free = along.find((point) => mayStand(board, point))
  return free ? { ...walker, x: Math.round(free.x), y: Math.round(free.y) } : walker
}

/** At 0 one looks down the sheet, as the front of a piece does. */
export function forwards(yaw: number): Point {
  const angle = (yaw * Math.PI) / 180
  return { x: -Math.sin(angle), y: Math.cos(angle) }
}

/** Whether walls leave room for somebody there; doors and gaps do. */
function mayStand(board: Board, point: Point): boolean {
  return Object.entries(board.walls).every(([id, wall]) => {
    const [a, b] = [board.nodes[wall.a], board.nodes[wall.b]]
    if (wall.kind === 'line' || !a || !b) return true
    const near = nearestOn([a, b], point)
    if (wayTo(near, point).length >= wall.mm / 2 + BODY_MM) return true
    const along = wayTo(a, near).length
    return Object.values(board.openings).some(
      ({ wall: own, kind, at, width }) =>
        own === id && kind !== 'window' && Math.abs(along - at) <= width / 2 - BODY_MM / 2,
    )
  })
}

/** From a corner so far towards the middle of the room, as a part of the way. */
const INWARDS = 0.25
/** Eyes rest a little below the horizon. */
const FIRST_PITCH = -8

/** Where a walk begins: in the largest room; null without any. */
export function walkStart(board: Board): Walker | null {
  const [room] = roomsOf(board).toSorted((one, other) => other.areaM2 - one.areaM2)
  return room ? viewOf(board, room) : null
}

/** From the corner of a room in which one sees most of what stands there. */
export function viewOf(board: Board, room: FoundRoom): Walker {
  const pieces = Object.values(board.pieces).filter((piece) => holdsPoint(room.outline, piece))
  const middle = pieces.length > 0 ? middleOf(pieces) : room.centre
  const corners = room.outline
    .map((corner) => towards(corner, room.centre, INWARDS))
    .filter((corner) => holdsPoint(room.outline, corner) && mayStand(board, corner))
    .toSorted((one, other) => wayTo(other, middle).length - wayTo(one, middle).length)
  const { x, y } = corners[0] ?? room.centre
  const way = wayTo({ x, y }, middle)
  const yaw = (Math.atan2(-way.x, way.y) * 180) / Math.PI
  return { x: Math.round(x), y: Math.round(y), yaw: Math.round((yaw + 360) % 360), pitch: FIRST_PITCH }
}

/** The rooms in which something stands, the largest first, each with where to see it from. */
export function furnishedViews(board: Board): { name: string; walker: Walker }[] {
  const pieces = Object.values(board.pieces)
  return roomsOf(board)
    .filter(({ outline }) => pieces.some((piece) => holdsPoint(outline, piece)))
    .toSorted((one, other) => other.areaM2 - one.areaM2)
    .map((room) => ({ name: room.name, walker: viewOf(board, room) }))
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const towards = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** The room that somebody stands in, and the pieces before them in it, the nearest first. */
export function seenBy(board: Board, walker: Walker, pieces: readonly Standing[]) {
  const room = roomsOf(board).find(({ outline }) => holdsPoint(outline, walker))
  const seen = pieces.flatMap((piece) => {
    const { x, y } = seenFrom({ ...walker, turn: walker.yaw }, piece.place)
    const isHere = room && holdsPoint(room.outline, piece.place)
    const isBefore = y > 0 && (Math.abs(Math.atan2(x, y)) * 180) / Math.PI < SIDEWAYS
    return isHere && isBefore ? [{ id: piece.id, far: Math.hypot(x, y) }] : []
  })
  const nearest = seen.toSorted((one, other) => one.far - other.far)
  return { room: room?.name ?? null, pieces: nearest.map(({ id }) => id) }
}
