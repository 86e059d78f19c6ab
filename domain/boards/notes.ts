import { willItFit } from '#domain/fit/will-it-fit.ts'
import type { Board } from './board.ts'
import { holds, overlaps } from './boxes.ts'
import { footprintOf } from './footprint.ts'
import { distanceNotes } from './distance-notes.ts'
import {
  isTuckedIn,
  judged,
  pairs,
  SLACK_MM,
  standingPieces,
  type FurnishedRoom,
  type Note,
  type Products,
} from './note.ts'
import { holdsPoint, wayTo } from './polygons.ts'
import { sweeps, swingsOf } from './swings.ts'
import { walkways } from './walkways.ts'
import { roomsOf } from './wall-graph.ts'
import { waysIn } from './ways-in.ts'

/** Everything that is worth a word about how the pieces stand; red ones first. */
export function notesOf(board: Board, products: Products): Note[] {
  const outlines = roomsOf(board).map(({ outline }) => outline)
  const room = { board, pieces: standingPieces(board, products), outlines }
  const notes = [...placeNotes(room), ...walkwayNotes(room), ...wayInNotes(room)]
  return notes.toSorted((one, other) => Number(other.level === 'red') - Number(one.level === 'red'))
}

/** What is worth a word about where the pieces stand among one another. */
export const placeNotes = (room: FurnishedRoom): Note[] => [
  ...layoutNotes(room),
  ...latchNotes(room),
  ...distanceNotes(room),
]

/** What no layout should have: pieces in one another, in a wall, in the way of a door. */
export function layoutFaults(board: Board, products: Products): Note[] {
  const outlines = roomsOf(board).map(({ outline }) => outline)
  return layoutNotes({ board, pieces: standingPieces(board, products), outlines })
}

const layoutNotes = (room: FurnishedRoom) => [
  ...overlapNotes(room),
  ...thingNotes(room),
  ...outsideNotes(room),
  ...swingNotes(room),
]

function overlapNotes({ pieces }: FurnishedRoom): Note[] {
  return pairs(pieces).flatMap(([one, other]): Note[] => {
    const isOver = overlaps(one.quad, other.quad, SLACK_MM) && !isTuckedIn(one, other)
    return isOver ? [{ kind: 'overlap', level: 'red', pieces: [one.id, other.id], at: one.place }] : []
  })
}

/** What is not sold and stands in the way; one walks on rugs, and they lie under what stands there. */
const standingThings = ({ things }: Board) =>
  Object.entries(things).flatMap(([id, place]) =>
    place.look === 'rug' ? [] : [{ id, place, size: place, category: '', quad: footprintOf(place, place) }],
  )

/** A piece in what is not sold, such as a counter; what hangs on the wall leaves room below it. */
function thingNotes({ board, pieces }: FurnishedRoom): Note[] {
  return standingThings(board).flatMap((thing) =>
    pieces
      .filter(
        ({ quad, place, size }) =>
          place.up + size.h > thing.place.up &&
          thing.place.up + thing.place.h > place.up &&
          overlaps(quad, thing.quad, SLACK_MM),
      )
      .map(({ id, place }): Note => ({ kind: 'overlap', level: 'red', pieces: [id, thing.id], at: place })),
  )
}

function outsideNotes({ pieces, outlines }: FurnishedRoom): Note[] {
  return pieces
    .filter(({ quad }) => outlines.length > 0 && !outlines.some((outline) => holds(outline, quad)))
    .map(({ id, place }) => ({ kind: 'outside', level: 'red', pieces: [id], at: place }))
}

function swingNotes({ board, pieces }: FurnishedRoom): Note[] {
  return Object.values(board.openings)
    .flatMap((opening) => swingsOf(board, opening))
    .flatMap((sector) =>
      pieces
        .filter(({ quad }) => sweeps(sector, quad))
        .map(({ id }): Note => ({ kind: 'swing', level: 'red', pieces: [id], at: sector.hinge })),
    )
}

/** A hand on the latch, and a step back from the leaf, in millimetres. */
const BESIDE_LATCH_MM = 457

function latchNotes({ board, pieces }: FurnishedRoom): Note[] {
  const doors = Object.values(board.openings).filter(({ kind }) => kind === 'door')
  return doors
    .flatMap((door) => swingsOf(board, door))
    .flatMap(({ hinge, shut, open }) => {
      const [along, out] = [wayTo(hinge, shut), wayTo(hinge, open)]
      const corner = (u: number, v: number) => ({
        x: shut.x + (along.x * u + out.x * v) * BESIDE_LATCH_MM,
        y: shut.y + (along.y * u + out.y * v) * BESIDE_LATCH_MM,
      })
      const beside = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
      return pieces
        .filter(({ quad }) => overlaps(beside, quad, SLACK_MM))
        .map(({ id }): Note => ({
          kind: 'latch',
          level: 'quiet',
          pieces: [id],
          wantedMm: BESIDE_LATCH_MM,
          at: shut,
        }))
    })
}

const throughRoom = { least: 610, good: 762 }
/** One passes under what hangs so high, in millimetres. */
const HEAD_MM = 2_000
const betweenDoors = { least: 914, good: 1067 }

export function walkwayNotes({ board, pieces, outlines }: FurnishedRoom): Note[] {
  const things = standingThings(board).filter(({ place }) => place.up < HEAD_MM)
  const rooms = roomsOf(board)
  return walkways(board, [...pieces, ...things], outlines).flatMap(({ to, mm, at }) =>
    to === null
      ? judged('door', mm, { ...betweenDoors, good: betweenDoors.least }, [], at).map((note) => ({
          ...note,
          room: rooms.find(({ outline }) => holdsPoint(outline, at))?.name,
        }))
      : judged('walkway', mm, { ...throughRoom, good: throughRoom.least }, [to], at),
  )
}

/** Whether a piece comes in its packing through every door on the way to its room, and what was measured before them. */
function wayInNotes({ board, pieces, outlines }: FurnishedRoom): Note[] {
  const ways = waysIn(board)
  const entry = Object.values(board.openings).find(({ isEntry }) => isEntry)
  return pieces.flatMap(({ id, place, packed }): Note[] => {
    const doors = ways[outlines.findIndex((outline) => holdsPoint(outline, place))] ?? entry
    const way = {
      ...board.wayIn,
      ...(doors && { doorWidth: doors.width / 10, doorHeight: doors.height / 10 }),
    }
    const verdicts = packed ? willItFit(packed, way).map(({ verdict }) => verdict) : []
    const level = verdicts.includes('blocked') ? 'red' : 'quiet'
    return verdicts.some((verdict) => verdict !== 'fits')
      ? [{ kind: 'way-in', level, pieces: [id], at: place }]
      : []
  })
}
