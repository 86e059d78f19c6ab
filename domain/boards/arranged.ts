import type { Board, Piece } from './board.ts'
import { holds, overlaps } from './boxes.ts'
import { roomsFor, roomsNamed, usedRooms, type UsedRoom } from './fitting-rooms.ts'
import { footprintOf, type Quad, type Standing } from './footprint.ts'
import {
  SLACK_MM,
  standingPieces,
  type Note,
  type Products,
  type ShapeOfProduct,
  type Standing as StandingPiece,
} from './note.ts'
import { placeNotes, walkwayNotes } from './notes.ts'
import { placesFor, rankOf, type FreePlace } from './places-in-room.ts'
import { holdsPoint, type Polygon } from './polygons.ts'
import { placeOfOpening, sweeps, swingsOf } from './swings.ts'

/** A piece to be placed; `room` is the name of the one that it is meant for, where anybody named one. */
export type UnplacedPiece = Pick<Piece, 'product' | 'key'> & { room?: string | undefined }

type Unplaced = { at: number; piece: Piece; shape: ShapeOfProduct; room: string }
/** What stands in a home, and what has to be left free besides. */
type Home = { board: Board; standing: StandingPiece[]; isLeftFree: (quad: Quad, high: number) => boolean }

/**
 * Pieces as they come to stand in a home, each in a room that fits it, over nothing, before no door, and as few checks
 * against it as can be; what finds no place stands in rows below the plan. Of unknown size, it is left out.
 */
export function arranged(board: Board, products: Products, wanted: readonly UnplacedPiece[]): Piece[] {
  const home: Home = {
    board,
    standing: standingPieces(board, products),
    isLeftFree: leftFree(board),
  }
  const rooms = usedRooms(board)
  const unplaced = wanted.flatMap(({ room = '', ...piece }, at): Unplaced[] => {
    const shape = products.get(piece.product)
    const value = { ...piece, x: 0, y: 0, turn: 0, up: 0, isLocked: false, note: '' }
    return shape ? [{ at, piece: value, shape, room }] : []
  })
  const named = roomsNamed([...new Set(unplaced.map(({ room }) => room))].filter(Boolean), rooms)
  const inTurn = unplaced.toSorted(
    (one, other) => rankOf(one.shape) - rankOf(other.shape) || one.at - other.at,
  )
  const outside: Unplaced[] = []
  const done = new Map<number, Piece>()
  for (const one of inTurn) {
    const fitting = roomsFor(one.shape, named.get(one.room), rooms)
    const place = placeIn(home, one, fitting)
    if (place) done.set(one.at, stand(home, one, place))
    else outside.push(one)
  }
  for (const one of outside) done.set(one.at, stand(home, one, placeBelow(home, one.shape)))
  return unplaced.flatMap(({ at }) => done.get(at) ?? [])
}

function stand({ standing }: Home, one: Unplaced, { x, y, turn }: Standing): Piece {
  const candidate = standingAt(one, { x, y, turn })
  standing.push(candidate)
  return candidate.place
}

const standingAt = ({ at, piece, shape }: Unplaced, place: Standing): StandingPiece => ({
  ...shape,
  id: `unplaced ${at}`,
  quad: footprintOf(place, shape.size),
  place: { ...piece, ...place },
})

/** The first room in which the checks say nothing new in red; else any place in the best. */
function placeIn(home: Home, one: Unplaced, rooms: readonly UsedRoom[]): Standing | undefined {
  let second: Standing | undefined
  for (const room of rooms) {
    const found = bestIn(home, one, room)
    if (found && found.worse < BAD) return found.place
    second ??= found?.place
  }
  return second
}

const RED = 100
/** Advice that turns red weighs less than RED more. */
const BAD = RED / 2
/** Places of a room that are checked at most. */
const CHECKED = 16
/** What is as near to a place that the checks are against is no better, in millimetres. */
const NEAR_MM = 450

function bestIn(home: Home, one: Unplaced, { outline }: UsedRoom) {
  const pieces = home.standing.filter(({ place }) => holdsPoint(outline, place))
  const roomOf = (all: readonly StandingPiece[]) => ({ board: home.board, pieces: all, outlines: [outline] })
  const before = roomOf(pieces)
  const among = weightOf(placeNotes(before))
  let ways: number | undefined
  const checked: { place: Standing; worse: number }[] = []
  for (const place of placesFor(one.shape, outline, pieces)) {
    if (checked.some((other) => isNear(other.place, place)) || !isFree(home, one.shape, outline, place))
      continue
    const after = roomOf([...pieces, standingAt(one, place)])
    const worse = weightOf(placeNotes(after)) - among
    if (worse < BAD) ways ??= weightOf(walkwayNotes(before))
    const all = worse < BAD ? worse + weightOf(walkwayNotes(after)) - (ways ?? 0) : worse
    // Where it belongs, quiet advice does not send it away.
    if (place.by !== undefined && all < BAD) return { place, worse: 0 }
    checked.push({ place, worse: all })
    if (all <= 0 || checked.length === CHECKED) break
  }
  return checked.toSorted((a, b) => a.worse - b.worse)[0]
}

const weightOf = (notes: readonly Note[]) =>
  notes.reduce((sum, { level }) => sum + (level === 'red' ? RED : 1), 0)

const isNear = (one: Standing, other: Standing) =>
  one.turn === other.turn && Math.hypot(one.x - other.x, one.y - other.y) < NEAR_MM

function isFree(
  home: Home,
  { size }: ShapeOfProduct,
  outline: Polygon,
  { marginMm, by, ...place }: FreePlace,
): boolean {
  const wide = { w: size.w + 2 * marginMm, d: size.d + 2 * marginMm }
  const quad = footprintOf(place, wide)
  // Far pieces are most of them: their circles are asked first.
  const isTaken = (other: StandingPiece) =>
    other.id !== by &&
    Math.hypot(other.place.x - place.x, other.place.y - place.y) < radiusOf(other.size) + radiusOf(wide) &&
    overlaps(other.quad, quad, SLACK_MM)
  return (
    holdsPoint(outline, place) &&
    !home.standing.some(isTaken) &&
    holds(outline, quad) &&
    home.isLeftFree(footprintOf(place, size), size.h)
  )
}

const radiusOf = ({ w, d }: { w: number; d: number }) => Math.hypot(w, d) / 2

/** Before a door on both sides, and before a window what is higher than its sill, in millimetres. */
const BEFORE_MM = { door: 900, window: 100 } as const

/** Whether a piece leaves doors, windows and what is built in as they are. */
function leftFree(board: Board): Home['isLeftFree'] {
  const openings = Object.values(board.openings)
  const sectors = openings.flatMap((opening) => swingsOf(board, opening))
  const before = openings.flatMap((opening) => {
    const place = placeOfOpening(board, opening)
    if (!place) return []
    const deep = opening.kind === 'window' ? BEFORE_MM.window : BEFORE_MM.door
    const turn = (Math.atan2(place.along.y, place.along.x) * 180) / Math.PI
    const quad = footprintOf({ ...place.middle, turn }, { w: opening.width, d: place.mm + 2 * deep })
    return [{ quad, from: opening.kind === 'window' ? opening.sill : 0 }]
  })
  const things = Object.values(board.things)
    .filter(({ look }) => look !== 'rug')
    .map((thing) => ({ quad: footprintOf(thing, thing), from: thing.up }))
  const taken = [...before, ...things]
  return (quad, high) =>
    !taken.some((other) => high > other.from && overlaps(other.quad, quad, SLACK_MM)) &&
    !sectors.some((sector) => sweeps(sector, quad))
}

const ROW_GAP_MM = 300

/** In a row below all that there is, as wide as the plan. */
function placeBelow(home: Home, { size }: ShapeOfProduct): Standing {
  const nodes = Object.values(home.board.nodes)
  const left = Math.min(...(nodes.length > 0 ? nodes.map(({ x }) => x) : [0]))
  const right = Math.max(...nodes.map(({ x }) => x), left + LEAST_ROW_MM)
  const top = Math.max(...nodes.map(({ y }) => y), -ROW_GAP_MM) + ROW_GAP_MM
  const rows = home.standing.filter(({ quad }) => quad.some(({ y }) => y > top))
  for (let y = top; ; y += ROW_GAP_MM) {
    for (let x = left; x === left || x + size.w <= right; x += ROW_GAP_MM) {
      const place = { x: Math.round(x + size.w / 2), y: Math.round(y + size.d / 2), turn: 0 }
      const quad = footprintOf(place, { w: size.w + ROW_GAP_MM, d: size.d + ROW_GAP_MM })
      if (!rows.some((other) => overlaps(other.quad, quad))) return place
    }
  }
}

const LEAST_ROW_MM = 6_000
