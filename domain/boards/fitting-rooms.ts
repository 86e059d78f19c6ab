import type { RoomType } from '#domain/users/questionnaire.ts'
import type { Board } from './board.ts'
import { isLowTable } from './distance-notes.ts'
import type { ShapeOfProduct } from './note.ts'
import { roomsOf, type FoundRoom } from './wall-graph.ts'

/** A room, and what it is used for, by its kind and its name. */
export type UsedRoom = FoundRoom & { kinds: ReadonlySet<RoomType> }

/** Rooms from the largest. */
export function usedRooms(board: Board): UsedRoom[] {
  return roomsOf(board)
    .map((room) => {
      const kind = board.rooms[room.id ?? '']?.kind
      return { ...room, kinds: new Set([...(kind ? [kind] : []), ...kindsNamed(room.name)]) }
    })
    .toSorted((one, other) => other.areaM2 - one.areaM2)
}

/** Words in the names of rooms. */
const words: Record<RoomType, RegExp> = {
  living: /living/,
  bedroom: /bedroom|nursery|children/,
  kitchen: /kitchen/,
  bathroom: /\bbath/,
  office: /office|study|\bden\b/,
  dining: /dining/,
  outdoor: /outdoor|l[aā]nai|patio|terrace|deck|garden/,
}
const allKinds = Object.keys(words) as RoomType[]

/** What a room is used for by its name: "Bedroom and study" is both. */
const kindsNamed = (name: string) => allKinds.filter((kind) => words[kind].test(name.toLowerCase()))

/** The room of a home for each name that a package has for its own, as far as there are as many. */
export function roomsNamed(names: readonly string[], rooms: readonly UsedRoom[]): Map<string, UsedRoom> {
  const found = new Map<string, UsedRoom>()
  for (const name of names) {
    const wanted = kindsNamed(name).toSorted((one, other) => rankOf(one) - rankOf(other))
    const fitting = wanted.flatMap((kind) => rooms.filter(({ kinds }) => kinds.has(kind)))
    const spare = wanted.some((kind) => ownRoom.has(kind))
      ? rooms.filter(({ kinds }) => kinds.size === 0)
      : []
    const isFree = (room: UsedRoom) => ![...found.values()].includes(room)
    const room = rooms.find((one) => one.name === name) ?? [...fitting, ...spare].find(isFree) ?? fitting[0]
    if (room) found.set(name, room)
  }
  return found
}

const ownRoom = new Set<RoomType>(['bedroom', 'office'])
/** A bedroom with a desk is a bedroom. */
const rankOf = (kind: RoomType) => ['bedroom', 'dining', 'outdoor'].indexOf(kind) >>> 0

/** The kinds of rooms in which a piece is at home, the first before the others. */
function homesOf(shape: ShapeOfProduct): RoomType[] {
  const { category, categories = [] } = shape
  if (category === 'bed' || category === 'dresser') return ['bedroom']
  if (category === 'desk') return ['office', 'bedroom', 'living']
  const outdoor = categories.includes('outdoor') && !categories.includes('living-room')
  const dines =
    isSeat(shape) || (category === 'table' && !isLowTable(shape)) || isOnly(categories, 'dining-room')
  return [...(outdoor ? (['outdoor'] as const) : []), ...(dines ? (['dining'] as const) : []), 'living']
}

const isOnly = (categories: readonly string[], room: string) =>
  categories.includes(room) && !categories.includes('living-room')

/** An armchair is wider, in millimetres. */
const SEAT_MM = 650

/** What one sits on at a table. */
export const isSeat = ({ category, size }: ShapeOfProduct) => category === 'chair' && size.w < SEAT_MM

/** Nothing is put there that nobody meant for it. */
const apart: readonly RoomType[] = ['bathroom', 'kitchen', 'outdoor']

/** Rooms for a piece, the best first: the one that it is meant for, those of its kind, those of none, the others. */
export function roomsFor(
  shape: ShapeOfProduct,
  meant: UsedRoom | undefined,
  rooms: readonly UsedRoom[],
): UsedRoom[] {
  const fitting = homesOf(shape).flatMap((kind) => rooms.filter(({ kinds }) => kinds.has(kind)))
  const others = rooms
    .filter(({ kinds }) => !apart.some((kind) => kinds.has(kind)))
    .toSorted((one, other) => Number(one.kinds.size > 0) - Number(other.kinds.size > 0))
  return [...new Set([...(meant ? [meant] : []), ...fitting, ...others])]
}
