import { arranged, type UnplacedPiece } from '#domain/boards/arranged.ts'
import { emptyBoard } from '#domain/boards/board.ts'
import { overlaps } from '#domain/boards/boxes.ts'
import { isLowTable } from '#domain/boards/distance-notes.ts'
import { isSeat } from '#domain/boards/fitting-rooms.ts'
import { footprintOf, type Standing } from '#domain/boards/footprint.ts'
import type { ShapeOfProduct } from '#domain/boards/note.ts'
import { notesOf } from '#domain/boards/notes.ts'
import { boundsOf } from '#domain/boards/polygons.ts'
import { boardOfSample, type Floor } from './sample-board.ts'

/** The room on which a package shows what stands together, and the place of each piece in it. */
export type SampleRoom = Floor & { places: Standing[] }

/** More than this is no room any more, and its plan no help. */
const MOST_PIECES = 60
/** So many still come to stand as people live with them; more stand in rows. */
const MOST_ARRANGED = 20

/** A room as large as these pieces need, with all of them in it; one alone needs none, and too many get none. */
export function sampleRoom(name: string, shapes: readonly ShapeOfProduct[]): SampleRoom | undefined {
  if (shapes.length < 2 || shapes.length > MOST_PIECES) return undefined
  const products = new Map(shapes.map((shape, at) => [String(at), shape]))
  const pieces = shapes.map((_, at): UnplacedPiece => ({ product: String(at), key: '', room: name }))
  let second: SampleRoom | undefined
  for (const floor of shapes.length > MOST_ARRANGED || areFew(shapes) ? [] : floorsFor(shapes)) {
    const board = boardOfSample(name, floor)
    const places = arranged(board, products, pieces)
    const notes = notesOf({ ...board, pieces: Object.fromEntries(places.entries()) }, products)
    if (notes.some(({ level }) => level === 'red')) continue
    const room = { ...floor, places: places.map(standing) }
    if (!isSeatApart(places, shapes)) return room
    second ??= room
  }
  return second ?? inRows(arranged(emptyBoard(), products, pieces), shapes)
}

/** What one needs beside and before a piece, of its floor. */
const BESIDE_MM = 600
const BEFORE_MM = 900
/** Round a dining table, for who sits at it and who walks behind. */
const SEATED_MM = 1_200
const isDiningTable = (shape: ShapeOfProduct) => shape.category === 'table' && !isLowTable(shape)
/** Nobody lives in less. */
const LEAST: Floor = { width: 3_000, depth: 2_700 }
/** Less of the least floor would be lost along its walls. */
const FEW = 0.2
const TRIES = 12
const LARGER = 1.07

function areFew(shapes: readonly ShapeOfProduct[]): boolean {
  const mm2 = shapes.reduce((sum, { size }) => sum + size.w * size.d, 0)
  return mm2 < FEW * LEAST.width * LEAST.depth
}

/** Floors to be tried: as wide as four thirds of their depth, each a little larger than the one before. */
function floorsFor(shapes: readonly ShapeOfProduct[]): Floor[] {
  const mm2 = shapes.reduce((sum, { size }) => sum + (size.w + BESIDE_MM) * (size.d + BEFORE_MM), 0)
  const widest = Math.max(...shapes.map(({ size }) => size.w)) + 2 * BESIDE_MM
  const deepest = Math.max(
    ...shapes.map((shape) => shape.size.d + (isDiningTable(shape) ? 2 * SEATED_MM : 0)),
  )
  const first = Math.max(Math.sqrt((mm2 * 4) / 3), widest, LEAST.width)
  return Array.from({ length: TRIES }, (_, step) => {
    const width = rounded(first * LARGER ** step)
    return { width, depth: Math.max(rounded(width * 0.75), rounded(deepest), LEAST.depth) }
  })
}

const rounded = (mm: number) => Math.ceil(mm / 50) * 50

/** Whether a chair stands somewhere else than at the table. */
function isSeatApart(places: readonly Standing[], shapes: readonly ShapeOfProduct[]): boolean {
  const quadsOf = (isOne: (shape: ShapeOfProduct) => boolean) =>
    places.flatMap((place, at) => (isOne(shapes[at]!) ? [footprintOf(place, shapes[at]!.size)] : []))
  const tables = quadsOf(isDiningTable)
  return tables.length > 0 && quadsOf(isSeat).some((seat) => !tables.some((table) => overlaps(table, seat)))
}

/** From the last row to the wall with the door. */
const DOOR_MM = 1_200
const BEHIND_MM = 300

/** What cannot stand as in a home, or would be lost in one, stands in rows in a room of their size. */
function inRows(pieces: readonly Standing[], shapes: readonly ShapeOfProduct[]): SampleRoom {
  const corners = pieces.flatMap((piece, at) => footprintOf(piece, shapes[at]!.size))
  const { left, top, width, height } = boundsOf(corners)
  const places = pieces.map(({ x, y, turn }) => ({ x: x - left + BESIDE_MM, y: y - top + BEHIND_MM, turn }))
  return { width: width + 2 * BESIDE_MM, depth: height + BEHIND_MM + DOOR_MM, places }
}

const standing = ({ x, y, turn }: Standing): Standing => ({ x, y, turn })
