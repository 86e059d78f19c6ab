import { isLowTable, isSmall, isSofa } from './distance-notes.ts'
import { isSeat } from './fitting-rooms.ts'
import { placed, wholeTurn, type Standing } from './footprint.ts'
import type { ShapeOfProduct, Standing as StandingPiece } from './note.ts'
import { innermost, sidesOf, wayTo, type Polygon } from './polygons.ts'
import { placesRound } from './snapping.ts'
import { hasBack } from './swaps.ts'

/** Where a piece may stand, how much floor is to be free round it, and the piece that it belongs to. */
export type FreePlace = Standing & { marginMm: number; by?: string }

/** On free floor: round a dining table before its chairs stand there, round what is walked round, and where all is full. */
const MARGINS_MM = [950, 600, 0] as const
const STEP_MM = 250
/** A skew wall is met only so nearly by a turn in half degrees. */
const SKEW_MM = 20
const SEAT_WIDE_MM = 560
const BESIDE_MM = 40
const KNEES_MM = 460
/** A chair stands so far under its table. */
const TUCKED_MM = 250

/** What stands first, since others stand by it. */
const order = [
  ({ category }: ShapeOfProduct) => category === 'bed',
  ({ category }: ShapeOfProduct) => category === 'sofa',
  isCoffeeTable,
  ({ category }: ShapeOfProduct) => ['dresser', 'cabinet', 'desk'].includes(category),
  isHighTable,
  isSeat,
  ({ category }: ShapeOfProduct) => category === 'settee',
  isArmchair,
]
export const rankOf = (shape: ShapeOfProduct) => order.findIndex((isOf) => isOf(shape)) >>> 0

function isHighTable(shape: ShapeOfProduct) {
  return shape.category === 'table' && !isLowTable(shape)
}

function isCoffeeTable(shape: ShapeOfProduct) {
  return isLowTable(shape) && shape.size.w >= SEAT_WIDE_MM
}

function isArmchair(shape: ShapeOfProduct) {
  return shape.category === 'chair' && !isSeat(shape)
}

/** Places for a piece in a room, the best first: beside what it belongs to, at walls or on free floor. */
export function* placesFor(
  shape: ShapeOfProduct,
  outline: Polygon,
  pieces: readonly StandingPiece[],
): Generator<FreePlace> {
  for (const other of pieces)
    for (const place of placesBy(shape, other)) yield { ...place, marginMm: 0, by: other.id }
  const walls = wallPlaces(shape, outline).map((place) => ({ ...place, marginMm: 0 }))
  if (shape.category !== 'table') yield* walls
  const middles = placesRound(innermost(outline))
  for (const marginMm of isHighTable(shape) ? MARGINS_MM : MARGINS_MM.slice(1))
    for (const turn of [0, 90]) yield* middles.map((point) => ({ ...point, turn, marginMm }))
  if (shape.category === 'table') yield* walls
}

/** Along each wall, from the longest; large pieces from its middle, others from its end. */
function wallPlaces(shape: ShapeOfProduct, outline: Polygon): Standing[] {
  const { w, d } = shape.size
  const isFromMiddle = shape.category === 'bed' || isSofa(shape)
  const sides = sidesOf(outline).map(([from, to]) => ({ from, way: wayTo(from, to) }))
  const longest = sides.toSorted((one, other) => other.way.length - one.way.length)
  return longest.flatMap(({ from, way }) => {
    const free = way.length - w
    if (free < 0) return []
    const steps = Math.max(Math.ceil(free / STEP_MM), 1)
    const offsets = Array.from({ length: steps + 1 }, (_, step) => (free * step) / steps)
    const fromMiddle = (offset: number) => Math.abs(offset - free / 2)
    const turn =
      hasBack(shape.category) || w !== d ? wholeTurn((Math.atan2(way.y, way.x) * 180) / Math.PI) : 0
    return offsets
      .toSorted((one, other) => (isFromMiddle ? fromMiddle(one) - fromMiddle(other) : 0))
      .map((offset) => {
        const along = offset + w / 2
        const off = d / 2 + (turn % 90 === 0 ? 0 : SKEW_MM)
        const [x, y] = [from.x + way.x * along - way.y * off, from.y + way.y * along + way.x * off]
        return { x: Math.round(x), y: Math.round(y), turn }
      })
  })
}

/** Places of a piece beside another that it belongs to. */
function placesBy(shape: ShapeOfProduct, other: StandingPiece): Standing[] {
  const { w, d } = shape.size
  const of = other.size
  const at = (x: number, y: number, turn = 0): Standing => {
    const point = placed(other.place, { x, y })
    return { x: Math.round(point.x), y: Math.round(point.y), turn: wholeTurn(other.place.turn + turn) }
  }
  const isBySofa = isSofa(other)
  const beside = (of.w + w) / 2 + BESIDE_MM
  if (isCoffeeTable(shape) && isBySofa) return [at(0, (of.d + d) / 2 + KNEES_MM)]
  if (isLowTable(shape) && (isBySofa || isArmchair(other)))
    return [at(beside, (d - of.d) / 2), at(-beside, (d - of.d) / 2)]
  if (isArmchair(shape) && isCoffeeTable(other)) {
    const [side, front] = [(of.w + d) / 2 + KNEES_MM, (of.d + d) / 2 + KNEES_MM]
    return [at(side, 0, 90), at(-side, 0, 270), at(w / 2 + 60, front, 180), at(-w / 2 - 60, front, 180)]
  }
  if (shape.category === 'ottoman' && isArmchair(other)) return [at(0, (of.d + d) / 2 + BESIDE_MM)]
  if (shape.category === 'dresser' && isSmall(shape) && other.category === 'bed')
    return [at(beside, (d - of.d) / 2), at(-beside, (d - of.d) / 2)]
  if (isSeat(shape) && other.category === 'desk') return [at(0, (of.d + d) / 2 - TUCKED_MM, 180)]
  if (isSeat(shape) && isHighTable(other)) return seatsAt(other, d).map((seat) => at(...seat))
  return []
}

/** Round a table, each facing it: along its sides as many as have room, then one at each end. */
function seatsAt({ size }: StandingPiece, deep: number): [x: number, y: number, turn: number][] {
  const isLong = size.w > size.d * 1.3
  const count = isLong ? Math.floor(size.w / SEAT_WIDE_MM) : 1
  const away = (side: number) => (side + deep) / 2 - TUCKED_MM
  const along = Array.from({ length: count }, (_, seat) => (size.w * (seat + 0.5)) / count - size.w / 2)
  return [
    ...along.flatMap((x): [number, number, number][] => [
      [x, -away(size.d), 0],
      [x, away(size.d), 180],
    ]),
    [away(size.w), 0, 90],
    [-away(size.w), 0, 270],
  ]
}
