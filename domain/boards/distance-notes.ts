import { gapBetween, overlaps, type Gap } from './boxes.ts'
import { footprintOf, placed, type Quad } from './footprint.ts'
import {
  isTuckedIn,
  judged,
  pairs,
  SLACK_MM,
  type FurnishedRoom,
  type Note,
  type ShapeOfProduct,
  type Standing,
} from './note.ts'

/** Least and good, in millimetres; as trade guides and housing manuals agree. */
const toLowTable = { least: 356, good: 457 }
const before: Record<string, { least: number; good: number }> = {
  dresser: { least: 914, good: 1067 },
  cabinet: { least: 914, good: 1067 },
  desk: { least: 914, good: 1067 },
  bed: { least: 610, good: 762 },
  sofa: { least: 356, good: 356 },
  settee: { least: 356, good: 356 },
}
const besideBed = { least: 559, good: 762 }
const LOW_TABLE_MM = 550
/** One reaches no farther from a sofa; a table past the second does not belong to it. */
const FAR_MM = { reach: 610, belongs: 1_200 }
/** From the edge of a dining table: nobody passes behind, and people walk by. */
const behindSeat = { least: 813, good: 1118 }
/** A seat so near to a table is pulled up to it. */
const PULLED_UP_MM = 300

/** What people need before and beside a piece, to sit, to open it, to get out of bed. */
export function distanceNotes(room: FurnishedRoom): Note[] {
  return [...tableNotes(room), ...diningNotes(room), ...frontNotes(room), ...bedNotes(room)]
}

/** Knees between a seat and its low table. */
function tableNotes({ pieces }: FurnishedRoom): Note[] {
  return pairs(pieces).flatMap(([one, other]) => {
    const [seat, table] = one.category === 'table' ? [other, one] : [one, other]
    const isPair = isLowTable(table) && ['sofa', 'settee', 'chair'].includes(seat.category)
    if (!isPair || !isBefore(seat, table) || overlaps(seat.quad, table.quad, SLACK_MM)) return []
    const gap = gapBetween(seat.quad, table.quad)
    const ids = [seat.id, table.id]
    if (gap.mm <= FAR_MM.reach) return judged('reach', gap.mm, toLowTable, ids, gap.to)
    const isFar = isSofa(seat) && !pieces.some((nearer) => nearer !== table && isLowTableBefore(seat, nearer))
    return isFar
      ? [
          {
            kind: 'far',
            level: 'quiet',
            pieces: ids,
            mm: Math.round(gap.mm),
            wantedMm: FAR_MM.reach,
            at: gap.to,
          },
        ]
      : []
  })
}

export const isLowTable = ({ category, size }: ShapeOfProduct) =>
  category === 'table' && size.h < LOW_TABLE_MM
const isLowTableBefore = (seat: Standing, table: Standing) =>
  isLowTable(table) && isBefore(seat, table) && gapBetween(seat.quad, table.quad).mm <= FAR_MM.reach

/** Behind whoever sits at a table, on each side of it that has seats. */
function diningNotes(room: FurnishedRoom): Note[] {
  const isSeat = ({ category }: Standing) => ['chair', 'bench', 'stool'].includes(category)
  const seats = room.pieces.filter(isSeat)
  const around = { ...room, pieces: room.pieces.filter((piece) => !isSeat(piece)) }
  const tables = room.pieces.filter((piece) => piece.category === 'table' && !isLowTable(piece))
  return tables.flatMap((table) => {
    const { w, d } = table.size
    const sides = [-1, 1].flatMap((hand) => [
      (out: number) => strip(table, hand, 0, out, d - 4),
      (out: number) => strip(table, 0, hand, w - 4, out),
    ])
    const gaps = sides
      .filter((side) => seats.some(({ quad }) => overlaps(side(PULLED_UP_MM), quad)))
      .flatMap((side) => nearestIn(side(behindSeat.good), table, around) ?? [])
    const [nearest] = gaps.toSorted((one, other) => one.mm - other.mm)
    return nearest ? judged('dining', nearest.mm, behindSeat, [table.id], nearest.to) : []
  })
}

const strip = ({ place, size }: Standing, x: number, y: number, w: number, d: number) =>
  footprintOf(
    { ...placed(place, { x: (x * (size.w + w)) / 2, y: (y * (size.d + d)) / 2 }), turn: place.turn },
    { w, d },
  )

function isBefore(seat: Standing, table: Standing): boolean {
  return overlaps(strip(seat, 0, 1, seat.size.w, FAR_MM.belongs), table.quad)
}

/** The nearest of what stands or is built in a strip beside a piece. */
function nearestIn(shape: Quad, of: Standing, { pieces, outlines }: FurnishedRoom): Gap | undefined {
  const others = pieces.filter((other) => other !== of && !isTuckedIn(other, of)).map(({ quad }) => quad)
  const walls = outlines.flatMap((outline) =>
    outline.map((corner, at) => [corner, outline[(at + 1) % outline.length]!] as const),
  )
  const met = [...others, ...walls].filter((other) => overlaps(shape, other, other.length === 2 ? -1 : 1))
  return met.map((other) => gapBetween(of.quad, other)).toSorted((one, other) => one.mm - other.mm)[0]
}

/** Room to pull out a drawer, to stand at a cabinet, to walk past the foot of a bed, to sit down on a sofa. */
function frontNotes(room: FurnishedRoom): Note[] {
  return room.pieces.flatMap((piece) => {
    const wanted = before[piece.category]
    if (!wanted || isSmall(piece)) return []
    // Sofas round a corner meet at their ends.
    const [wide, around] = isSofa(piece)
      ? [piece.size.w / 2, { ...room, pieces: room.pieces.filter((other) => !isForFeet(other)) }]
      : [piece.size.w - 4, room]
    const gap = nearestIn(strip(piece, 0, 1, wide, wanted.good), piece, around)
    return gap ? judged('front', gap.mm, wanted, [piece.id], gap.to) : []
  })
}

export const isSofa = ({ category }: ShapeOfProduct) => ['sofa', 'settee'].includes(category)
/** What stands before a sofa on purpose; of a low table another note tells. */
const isForFeet = (piece: ShapeOfProduct) => isLowTable(piece) || piece.category === 'ottoman'

/** A night stand is reached from the bed. */
export const isSmall = ({ size }: ShapeOfProduct) => size.w < 700

/** Getting out of bed, on the side that has more room. */
function bedNotes(room: FurnishedRoom): Note[] {
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
