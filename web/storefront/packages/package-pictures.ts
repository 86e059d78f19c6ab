import type { Package, PackagePicture } from '#contract/packages.ts'
import type { Picture } from '#contract/products.ts'
import { BOARD_PICTURES, distinct, piecePictures, type ShownPackage } from './packages-loader.ts'

/** Its own pictures, else a piece of each room. */
export function leadPictures({
  pictures,
  roomBreakdown,
}: Pick<Package, 'pictures' | 'roomBreakdown'>): PackagePicture[] {
  return pictures.length > 0 ? pictures : piecePictures(roomBreakdown).firsts
}

/** How a room looks: a further picture of the package whose description names the room, else pieces that stand in it. */
export function roomPictures({ pictures, roomBreakdown }: ShownPackage, room: string): Picture[] {
  const own = pictures.slice(1).find(({ alt }) => alt.toLowerCase().includes(room.toLowerCase()))
  const items = roomBreakdown[room] ?? []
  return own ? [own] : distinct(items.flatMap(({ picture }) => picture ?? [])).slice(0, BOARD_PICTURES)
}
