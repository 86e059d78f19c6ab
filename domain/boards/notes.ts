import type { Box } from '#domain/fit/box.ts'
import { willItFit } from '#domain/fit/will-it-fit.ts'
import type { Board, Id } from './board.ts'
import { gapBetween, holds, overlaps, type Gap } from './boxes.ts'
import { footprintOf, placed, type Quad, type SizeMm } from './footprint.ts'
import type { Point } from './polygons.ts'
import { sweeps, swingsOf } from './swings.ts'
import { walkways } from './walkways.ts'
import { roomsOf } from './wall-graph.ts'

/** What a check needs to know of a product. */
export type ShapeOfProduct = { size: SizeMm; category: string; packed?: Box | undefined }
export type Products = ReadonlyMap<string, ShapeOfProduct>

export type NoteKind =
  | 'overlap'
  | 'outside'
  | 'swing'
  | 'reach'
  | 'front'
  | 'bedside'
  | 'walkway'
  | 'door'
  | 'way-in'
/** Advice with its figure, about one piece or two; `red` is less than the least that people need. */
export type Note = {
  kind: NoteKind
  level: 'red' | 'quiet'
  pieces: readonly Id[]
  /** What there is, and what there should be. */
  mm?: number
  wantedMm?: number
  at: Point
}

/** A piece as it stands, with what is sold of it. */
export type Standing = ShapeOfProduct & { id: Id; quad: Quad; place: Board['pieces'][Id] }

type Room = { board: Board; pieces: readonly Standing[]; outlines: Point[][] }

/** Pieces whose size is known, in the order of their ids. */
export function standingPieces(board: Board, products: Products): Standing[] {
  return Object.entries(board.pieces)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, place]) => {
      const product = products.get(place.product)
      return product ? [{ ...product, id, place, quad: footprintOf(place, product.size) }] : []
    })
}

/** Everything that is worth a word about how the pieces stand; red ones first. */
export function notesOf(board: Board, products: Products): Note[] {
  const outlines = roomsOf(board).map(({ outline }) => outline)
  const room = { board, pieces: standingPieces(board, products), outlines }
  const notes = [
    ...overlapNotes(room),
    ...outsideNotes(room),
    ...swingNotes(room),
    ...distanceNotes(room),
    ...walkwayNotes(room),
    ...wayInNotes(room),
  ]
  return notes.toSorted((one, other) => Number(other.level === 'red') - Number(one.level === 'red'))
}

const pairs = (pieces: readonly Standing[]) =>
  pieces.flatMap((one, at) => pieces.slice(at + 1).map((other) => [one, other] as const))

/** Seats that are pushed under what stands over them. */
const seats = ['chair', 'stool', 'bench', 'ottoman']
const overSeats = ['table', 'desk']

function isTuckedIn({ category: one }: Standing, { category: other }: Standing): boolean {
  return (
    (seats.includes(one) && overSeats.includes(other)) || (seats.includes(other) && overSeats.includes(one))
  )
}

/** So much is a line that was drawn thick, in millimetres. */
const SLACK_MM = 5

function overlapNotes({ pieces }: Room): Note[] {
  return pairs(pieces).flatMap(([one, other]): Note[] => {
    const isOver = overlaps(one.quad, other.quad, SLACK_MM) && !isTuckedIn(one, other)
    return isOver ? [{ kind: 'overlap', level: 'red', pieces: [one.id, other.id], at: one.place }] : []
  })
}

function outsideNotes({ pieces, outlines }: Room): Note[] {
  return pieces
    .filter(({ quad }) => outlines.length > 0 && !outlines.some((outline) => holds(outline, quad)))
    .map(({ id, place }) => ({ kind: 'outside', level: 'red', pieces: [id], at: place }))
}

function swingNotes({ board, pieces }: Room): Note[] {
  return Object.values(board.openings)
    .flatMap((opening) => swingsOf(board, opening))
    .flatMap((sector) =>
      pieces
        .filter(({ quad }) => sweeps(sector, quad))
        .map(({ id }): Note => ({ kind: 'swing', level: 'red', pieces: [id], at: sector.hinge })),
    )
}

/** Least and good, in millimetres; where they are from stands in docs/decisions/0029. */
const toLowTable = { least: 356, good: 457 }
const before: Record<string, { least: number; good: number }> = {
  dresser: { least: 914, good: 1067 },
  cabinet: { least: 914, good: 1067 },
  desk: { least: 914, good: 1067 },
  bed: { least: 610, good: 762 },
}
const besideBed = { least: 559, good: 762 }
const LOW_TABLE_MM = 550

function distanceNotes(room: Room): Note[] {
  return [...tableNotes(room), ...frontNotes(room), ...bedNotes(room)]
}

function judged(
  kind: NoteKind,
  gapMm: number,
  { least, good }: typeof toLowTable,
  pieces: Id[],
  at: Point,
): Note[] {
  const mm = Math.round(gapMm)
  if (mm >= good) return []
  return [{ kind, level: mm < least ? 'red' : 'quiet', pieces, mm, wantedMm: mm < least ? least : good, at }]
}

/** Knees between a seat and its low table. */
function tableNotes({ pieces }: Room): Note[] {
  return pairs(pieces).flatMap(([one, other]) => {
    const [seat, table] = one.category === 'table' ? [other, one] : [one, other]
    const isPair =
      table.category === 'table' &&
      table.size.h < LOW_TABLE_MM &&
      ['sofa', 'settee', 'chair'].includes(seat.category)
    if (!isPair || !isBefore(seat, table) || overlaps(seat.quad, table.quad, SLACK_MM)) return []
    const gap = gapBetween(seat.quad, table.quad)
    return judged('reach', gap.mm, toLowTable, [seat.id, table.id], gap.to)
  })
}

const strip = ({ place, size }: Standing, x: number, y: number, w: number, d: number) =>
  footprintOf(
    { ...placed(place, { x: (x * (size.w + w)) / 2, y: (y * (size.d + d)) / 2 }), turn: place.turn },
    { w, d },
  )

function isBefore(seat: Standing, table: Standing): boolean {
  return overlaps(strip(seat, 0, 1, seat.size.w, toLowTable.good), table.quad)
}

/** The nearest of what stands or is built in a strip beside a piece. */
function nearestIn(shape: Quad, of: Standing, { pieces, outlines }: Room): Gap | undefined {
  const others = pieces.filter((other) => other !== of && !isTuckedIn(other, of)).map(({ quad }) => quad)
  const walls = outlines.flatMap((outline) =>
    outline.map((corner, at) => [corner, outline[(at + 1) % outline.length]!] as const),
  )
  const met = [...others, ...walls].filter((other) => overlaps(shape, other, other.length === 2 ? -1 : 1))
  return met.map((other) => gapBetween(of.quad, other)).toSorted((one, other) => one.mm - other.mm)[0]
}

/** Room to pull out a drawer, to stand at a cabinet, to walk past the foot of a bed. */
function frontNotes(room: Room): Note[] {
  return room.pieces.flatMap((piece) => {
    const wanted = before[piece.category]
    if (!wanted || isSmall(piece)) return []
    const gap = nearestIn(strip(piece, 0, 1, piece.size.w - 4, wanted.good), piece, room)
    return gap ? judged('front', gap.mm, wanted, [piece.id], gap.to) : []
  })
}

/** A night stand is reached from the bed. */
const isSmall = ({ size }: Standing) => size.w < 700

/** Getting out of bed, on the side that has more room. */
function bedNotes(room: Room): Note[] {
  const beds = room.pieces.filter(({ category }) => category === 'bed')
  return beds.flatMap((bed) => {
    const lower = { ...room, pieces: room.pieces.filter((other) => !isSmall(other)) }
    const sides = [-1, 1].map((side) => {
      const shape = strip(bed, side, 0, besideBed.good, bed.size.d * 0.6)
      return nearestIn(shape, bed, lower)
    })
    if (sides.some((gap) => gap === undefined)) return []
    const [wider] = sides.flatMap((gap) => gap ?? []).toSorted((one, other) => other.mm - one.mm)
    return wider ? judged('bedside', wider.mm, besideBed, [bed.id], wider.to) : []
  })
}

const throughRoom = { least: 610, good: 762 }
const betweenDoors = { least: 914, good: 1067 }

function walkwayNotes({ board, pieces, outlines }: Room): Note[] {
  return walkways(board, pieces, outlines).flatMap(({ to, mm, at }) =>
    to === 'door'
      ? judged('door', mm, { ...betweenDoors, good: betweenDoors.least }, [], at)
      : judged('walkway', mm, { ...throughRoom, good: throughRoom.least }, [to], at),
  )
}

/** Whether a piece comes in its packing through the door that one comes in by, and what the shopper measured before it. */
function wayInNotes({ board, pieces }: Room): Note[] {
  const entry = Object.values(board.openings).find(({ isEntry }) => isEntry)
  const way = { ...board.wayIn, ...(entry && { doorWidth: entry.width / 10, doorHeight: entry.height / 10 }) }
  return pieces.flatMap(({ id, place, packed }): Note[] => {
    const verdicts = packed ? willItFit(packed, way).map(({ verdict }) => verdict) : []
    const level = verdicts.includes('blocked') ? 'red' : 'quiet'
    return verdicts.some((verdict) => verdict !== 'fits')
      ? [{ kind: 'way-in', level, pieces: [id], at: place }]
      : []
  })
}
