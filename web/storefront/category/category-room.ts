import type { Room } from '#web/storefront/home/rooms.ts'

/** The rooms that the categories of our own collection are at home in. */
const rooms: Record<string, Room> = {
  sofa: 'living',
  settee: 'lanai',
  ottoman: 'living',
  cabinet: 'dining',
  chair: 'dining',
  stool: 'dining',
  table: 'dining',
  bench: 'bedroom',
  bed: 'bedroom',
  dresser: 'bedroom',
  desk: 'study',
  'living-room': 'living',
  'dining-room': 'dining',
  outdoor: 'lanai',
  '1-bedroom': 'one-bedroom',
  '2-bedroom': 'two-bedroom',
  '3-bedroom': 'three-bedroom',
}

/** The room that heads a category's page; a category of the shop's own has none, and begins with its words. */
export function categoryRoom(categoryId: string): Room | undefined {
  return Object.hasOwn(rooms, categoryId) ? rooms[categoryId] : undefined
}
