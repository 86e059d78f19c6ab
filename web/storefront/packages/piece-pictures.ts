import type { Package } from '#contract/packages.ts'
import type { Picture } from '#contract/products.ts'

/** The pictures of a package's pieces, each once: the first of every room, and the others. */
export function piecePictures(rooms: Package['roomBreakdown']): { firsts: Picture[]; others: Picture[] } {
  const byRoom = Object.values(rooms).map((items) => items.flatMap(({ picture }) => picture ?? []))
  const firsts = distinct(byRoom.flatMap(([first]) => first ?? []))
  const known = new Set(firsts.map(({ base }) => base))
  const others = distinct(byRoom.flatMap(([, ...rest]) => rest)).filter(({ base }) => !known.has(base))
  return { firsts, others }
}

function distinct(pictures: readonly Picture[]): Picture[] {
  return [...new Map(pictures.map((picture) => [picture.base, picture])).values()]
}
