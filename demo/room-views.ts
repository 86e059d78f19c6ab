/** Which room shows a piece best, and which part of its picture is the piece at home. */
import type { RoomSpot } from './room-spots.ts'

/** `box` as in a spot; without a finish it is the piece's first. */
export type RoomView = Pick<RoomSpot, 'finish' | 'box'> & { room: string }

/** Rooms are 3 : 2, pictures of pieces square. */
const ASPECT = 1.5
/** How much of a view the piece fills, and the least and the most that a view takes of its room's height. */
const FILL = 0.72
const LEAST = 0.5
const MOST = 1
/** A piece that touches the edge within this share is cut by it. */
const EDGE = 0.004

/** Piece → its view. The first finish goes before others, a whole piece before one that is cut, a large one before a small one. */
export function bestViews(rooms: ReadonlyMap<string, readonly RoomSpot[]>): Map<string, RoomView> {
  const all = [...rooms].flatMap(([room, spots]) => spots.map((spot) => ({ ...spot, room })))
  const best = [...Map.groupBy(all, ({ id }) => id)].map(([id, seen]): [string, RoomView] => {
    const [first] = seen.toSorted((a, b) => rankOf(b) - rankOf(a))
    if (!first) throw new Error(`${id} is seen nowhere`)
    return [id, { room: first.room, box: around(first.box), ...(first.finish && { finish: first.finish }) }]
  })
  return new Map(best.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function rankOf({ finish, box: [left, top, right, bottom] }: RoomSpot): number {
  const isWhole = left > EDGE && right < 1 - EDGE && bottom < 1 - EDGE
  return (isWhole ? 2 : 0) + (finish ? 0 : 1) + Math.min(0.99, (right - left) * (bottom - top))
}

/** The square about a piece, within the picture. */
function around([left, top, right, bottom]: RoomSpot['box']): RoomSpot['box'] {
  const needed = Math.max((right - left) * ASPECT, bottom - top) / FILL
  const height = Math.min(MOST, Math.max(LEAST, needed))
  const width = height / ASPECT
  const x = inside((left + right) / 2 - width / 2, width)
  const y = inside((top + bottom) / 2 - height * 0.54, height)
  return [x, y, x + width, y + height]
}

function inside(from: number, length: number): number {
  return Math.max(0, Math.min(1 - length, from))
}
