import type { Call } from '#contract/call.ts'
import type { Package, PackageItem } from '#contract/packages.ts'
import { wordsOf } from '#web/storefront/standing/content-loader.ts'
import type { HomeRoom, HomeWords } from './home-words.ts'

const MOST_ROOMS = 4

/** What stands on the home page around the collection; it is whole without packages. */
export async function loadHome(call: Call): Promise<HomeWords> {
  const [words, packages] = await Promise.all([
    wordsOf(call, 'home'),
    call('GET /api/packages').then(
      (reply) => reply.packages,
      () => [],
    ),
  ])
  const { title, lead, sections } = words
  const packagePicture = packages.flatMap(({ pictures: [first] }) => first ?? []).at(-1)
  return { title, lead, sections, rooms: homeRooms(packages), packagePicture }
}

/** Of the first packages with a picture: a home shows its first room in it, a style all that it holds. */
export function homeRooms(packages: readonly Package[]): HomeRoom[] {
  return packages.flatMap((shown) => roomOf(shown) ?? []).slice(0, MOST_ROOMS)
}

function roomOf({ id, name, tab, pictures: [picture], roomBreakdown }: Package): HomeRoom | undefined {
  const rooms = Object.entries(roomBreakdown).slice(0, tab === 'full-home' ? undefined : 1)
  const pieces = rooms.flatMap(([, items]) => items.flatMap((item) => pieceOf(item) ?? []))
  if (!picture || pieces.length === 0) return undefined
  const distinct = new Map(pieces.map((piece) => [`${piece.id} ${piece.finish}`, piece])).values()
  return { id, name, rooms: rooms.map(([room]) => room).join(', '), picture, pieces: [...distinct] }
}

function pieceOf({ product, name, picture }: PackageItem) {
  return product === null ? undefined : { id: product, name, finish: picture?.variantKey }
}
