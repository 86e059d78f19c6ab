import type { Picture } from '#contract/products.ts'
import type { Room } from '#web/storefront/home/rooms.ts'
import type { CategoryList } from './category-loader.ts'

/** What a category begins with: a room that its pieces stand in, or some of them. */
export type Hero = { room: Room } | { pieces: Picture[] }

const PIECES = 3

/** The rooms that the categories of our own collection are at home in; what stands in none is headed by pieces of it. */
const rooms: Record<string, Room | 'pieces'> = {
  sofa: 'living',
  settee: 'settee',
  ottoman: 'two-bedroom',
  cabinet: 'study',
  chair: 'dining',
  stool: 'counter',
  table: 'dining',
  bench: 'bedroom',
  bed: 'bedroom',
  dresser: 'pieces',
  desk: 'study',
  'living-room': 'living',
  'dining-room': 'dining',
  outdoor: 'outdoor',
  '1-bedroom': 'one-bedroom',
  '2-bedroom': 'two-bedroom',
  '3-bedroom': 'three-bedroom',
}

/** What heads a category's page; a category of the shop's own has nothing, and begins with its words. */
export function heroOf(categoryId: string, { products }: CategoryList): Hero | undefined {
  const room = Object.hasOwn(rooms, categoryId) ? rooms[categoryId] : undefined
  if (room !== 'pieces') return room && { room }
  const pieces = products.slice(0, PIECES).flatMap(({ pictures: [first] }) => first ?? [])
  return pieces.length > 0 ? { pieces } : undefined
}
