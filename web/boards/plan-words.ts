import type { Board, Piece } from '#domain/boards/board.ts'
import type { Note } from '#domain/boards/note.ts'
import { holdsPoint, type Point, type Polygon } from '#domain/boards/polygons.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { formatLength } from '#domain/designs/plan-lengths.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { typedCm } from '#kit/core/length.ts'
import type { BoardProducts } from './board-products.ts'

/** "6′ 2″", or "1.88 m". */
export function lengthWords(mm: number, unit: LengthUnit): string {
  const { imperial, metric } = formatLength(Math.abs(mm) / 1000)
  return `${mm < -4 ? '−' : ''}${unit === 'in' ? imperial : metric}`
}

/** Millimetres of what somebody types, in inches or centimeters unless they say otherwise; undefined where it is no length. */
export function typedMm(text: string, unit: LengthUnit | 'ft' | 'm'): number | undefined {
  if (text.trim() === '0') return 0
  const cm = typedCm(text, unit)
  return cm === undefined ? undefined : Math.round(cm * 10)
}

/** The upper left corner of the room in which a point lies, from which its place is measured. */
export function cornerOf(board: Board, point: Point): Point {
  const outlines = roomsOf(board).map(({ outline }) => outline)
  const outline: Polygon = outlines.find((one) => holdsPoint(one, point)) ?? outlines[0] ?? [{ x: 0, y: 0 }]
  return { x: Math.min(...outline.map(({ x }) => x)), y: Math.min(...outline.map(({ y }) => y)) }
}

/** "3′ 2″ from the left, 4′ from the top, turned 90°": where the middle of a piece stands in its room. */
export function placeWords(board: Board, piece: Pick<Piece, 'x' | 'y' | 'turn'>, unit: LengthUnit): string {
  const corner = cornerOf(board, piece)
  const turned = piece.turn === 0 ? '' : `, turned ${piece.turn}°`
  return `${lengthWords(piece.x - corner.x, unit)} from the left, ${lengthWords(piece.y - corner.y, unit)} from the top${turned}`
}

/** "Shoreline sofa in Indigo linen". */
export function pieceName(
  products: BoardProducts,
  { product: id, key }: Pick<Piece, 'product' | 'key'>,
): string {
  const product = products.get(id)
  const finish = product ? finishOfKey(product.variants, key) : ''
  return [product?.name ?? 'A piece that is no longer sold', finish].filter(Boolean).join(' in ')
}

/** A lone room has no name that says where. */
const inRoom = (room = 'Room') => (room === 'Room' ? '' : ` in ${room}`)

/** What a note says: what is there, with its figure. */
export function noteWords(
  { kind, level, pieces, mm = 0, wantedMm = 0, room }: Note,
  nameOf: (id: string) => string,
  unit: LengthUnit,
): string {
  const [one = '', other = ''] = pieces.map(nameOf)
  const [there, wanted] = [lengthWords(mm, unit), lengthWords(wantedMm, unit)]
  switch (kind) {
    case 'overlap':
      return `${one} and ${other} stand in the same place.`
    case 'outside':
      return `${one} stands in a wall or outside the room.`
    case 'swing':
      return `A door opens against ${one}.`
    case 'latch':
      return `${one} stands beside the latch of a door: ${wanted} is comfortable there.`
    case 'far':
      return `${there} between ${one} and ${other}: past ${wanted} the table is out of reach.`
    case 'dining':
      return `${there} behind who sits at ${one}: ${wanted} lets people pull out a chair and pass.`
    case 'reach':
      return `${there} between ${one} and ${other}: ${wanted} leaves room for knees.`
    case 'front':
      return `${there} in front of ${one}: ${wanted} is what people need there.`
    case 'bedside':
      return `${there} beside ${one}: ${wanted} lets you get up.`
    case 'walkway':
      return mm === 0
        ? `There is no way to ${one}.`
        : `The way to ${one} is ${there} at its narrowest: ${wanted} is comfortable.`
    case 'door':
      return mm === 0
        ? `There is no way from door to door${inRoom(room)}.`
        : `The way from door to door${inRoom(room)} is ${there} at its narrowest: ${wanted} is comfortable.`
    case 'way-in':
      return level === 'red'
        ? `${one} does not come to its place in its packing. Measure before you order.`
        : `${one} is a tight fit on the way to its place in its packing. Measure before you order.`
  }
}

/** How many open comments there are on a piece; nothing where there are none. */
export function remarkWords(count = 0): string {
  if (count === 0) return ''
  return count === 1 ? '1 open comment' : `${count} open comments`
}
