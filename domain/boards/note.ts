import type { Box } from '#domain/fit/box.ts'
import type { Board, Id } from './board.ts'
import { footprintOf, type Quad, type SizeMm } from './footprint.ts'
import type { Point, Polygon } from './polygons.ts'

/** What a check needs to know of a product. */
export type ShapeOfProduct = {
  size: SizeMm
  /** Its main category. */
  category: string
  /** The others. */
  categories?: readonly string[]
  packed?: Box | undefined
}
export type Products = ReadonlyMap<string, ShapeOfProduct>

export type NoteKind =
  | 'overlap'
  | 'outside'
  | 'swing'
  | 'latch'
  | 'reach'
  | 'far'
  | 'dining'
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
  /** What its room is called, where it is about no piece. */
  room?: string | undefined
  at: Point
}

/** A piece as it stands, with what is sold of it. */
export type Standing = ShapeOfProduct & { id: Id; quad: Quad; place: Board['pieces'][Id] }

export type FurnishedRoom = { board: Board; pieces: readonly Standing[]; outlines: readonly Polygon[] }

/** Pieces whose size is known, in the order of their ids. */
export function standingPieces(board: Board, products: Products): Standing[] {
  return Object.entries(board.pieces)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, place]) => {
      const product = products.get(place.product)
      return product ? [{ ...product, id, place, quad: footprintOf(place, product.size) }] : []
    })
}

export const pairs = (pieces: readonly Standing[]) =>
  pieces.flatMap((one, at) => pieces.slice(at + 1).map((other) => [one, other] as const))

/** Seats that are pushed under what stands over them. */
const seats = new Set(['chair', 'stool', 'bench', 'ottoman'])
const overSeats = new Set(['table', 'desk'])

export function isTuckedIn({ category: one }: Standing, { category: other }: Standing): boolean {
  return (seats.has(one) && overSeats.has(other)) || (seats.has(other) && overSeats.has(one))
}

/** So much is a line that was drawn thick, in millimetres. */
export const SLACK_MM = 5

/** In millimetres. */
type Wanted = { least: number; good: number }

/** A note where there is less than is good, a red one below the least. */
export function judged(
  kind: NoteKind,
  gapMm: number,
  { least, good }: Wanted,
  pieces: Id[],
  at: Point,
): Note[] {
  const mm = Math.round(gapMm)
  if (mm >= good) return []
  return [{ kind, level: mm < least ? 'red' : 'quiet', pieces, mm, wantedMm: mm < least ? least : good, at }]
}
