import type { Room } from '#web/storefront/home/rooms.ts'

/** The rooms that the categories of our own collection are at home in; no room heads more than two pages. */
const rooms: Record<string, Room> = {
  sofa: 'living',
  settee: 'settee',
  ottoman: 'modern',
  cabinet: 'study',
  chair: 'dining',
  stool: 'counter',
  table: 'kona-dining',
  bench: 'entry',
  bed: 'bedroom',
  dresser: 'kona-bedroom',
  desk: 'study',
  'living-room': 'living',
  'dining-room': 'dining',
  outdoor: 'outdoor',
  '1-bedroom': 'condo-bedroom',
  '2-bedroom': 'kona-bedroom',
  '3-bedroom': 'kona-dining',
}

/** The room that heads a category's page; a category of the shop's own has none, and begins with its words. */
export function heroOf(categoryId: string): Room | undefined {
  return Object.hasOwn(rooms, categoryId) ? rooms[categoryId] : undefined
}
