import type { Thing } from './board.ts'
import type { FurnishedRoom, Note, Standing } from './note.ts'
import { placeNotes } from './notes.ts'
import { boundsOf, distanceTo, type Point, type Polygon } from './polygons.ts'
import { placeOfOpening } from './swings.ts'

/** No rule about two pieces looks farther than this between them, in millimetres. */
const REACH_MM = 1_200

/** A circle about what stands there; what is a circle's reach away cannot matter to it. */
type Circle = { middle: Point; radius: number }

/**
 * What is too tight about one piece where it is held: the red notes that `notesOf` has once it stands there, but for the
 * ways through the home, whose search would make a drag stutter. Only what is near is looked at. `room` holds the piece
 * as it stood before.
 */
export function notesAbout(moved: Standing, room: FurnishedRoom): Note[] {
  const { board } = room
  const here = circleOf(moved)
  const pieces = room.pieces.map((piece) => (piece.id === moved.id ? moved : piece))
  const near = pieces.map(circleOf).filter((circle) => isNear(circle, here))
  const outlines = room.outlines.filter((outline) => isNear(circleRound(outline), here))
  const around: FurnishedRoom = {
    board: {
      ...board,
      things: only(board.things, (thing) => isNear(circleOf({ place: thing, size: thing }), here)),
      openings: only(board.openings, (opening) => {
        const middle = placeOfOpening(board, opening)?.middle
        return middle !== undefined && isNear({ middle, radius: opening.width * 1.5 }, here)
      }),
    },
    // What is near to a neighbour says how much room that has without this piece.
    pieces: pieces.filter((piece) => near.some((circle) => isNear(circle, circleOf(piece)))),
    outlines: outlines.length > 0 ? outlines : room.outlines,
  }
  return placeNotes(around).filter((note) => note.level === 'red' && isAbout(note, moved))
}

/** It is named, or it is what stands too near to the one that is. */
const isAbout = ({ pieces, mm, at }: Note, { id, quad }: Standing) =>
  pieces.includes(id) || (mm !== undefined && distanceTo(quad, at) < 1)

type Standable = { place: Point; size: Pick<Thing, 'w' | 'd'> }

const circleOf = ({ place, size }: Standable): Circle => ({
  middle: place,
  radius: Math.hypot(size.w, size.d) / 2,
})

function circleRound(outline: Polygon): Circle {
  const { left, top, width, height } = boundsOf(outline)
  return { middle: { x: left + width / 2, y: top + height / 2 }, radius: Math.hypot(width, height) / 2 }
}

const isNear = (one: Circle, other: Circle) =>
  Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y) <=
  one.radius + other.radius + REACH_MM

const only = <Value>(record: Record<string, Value>, isWithin: (value: Value) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isWithin(value)))
