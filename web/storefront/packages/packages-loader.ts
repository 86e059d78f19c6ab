import type { ShouldRevalidateFunctionArgs } from '#kit/browser/router/router.ts'
import type { Call } from '#contract/call.ts'
import type { Package } from '#contract/packages.ts'
import type { Picture } from '#contract/products.ts'
import { call as callFromBrowser, loading } from '#web/api.ts'
import { wordsOf } from '#web/storefront/standing/content-loader.ts'

/** Under this name the package that is looked at lies in the route table. */
export const PACKAGE_ROUTE = 'package'

export const PACKAGES_NOT_LOADED = 'Failed to fetch packages'

/** So many make a collage. */
export const BOARD_PICTURES = 3

/** As much of a package as its card and the comparison show. */
export type CardPackage = Pick<
  Package,
  'id' | 'name' | 'tab' | 'summary' | 'price' | 'itemCount' | 'bedrooms' | 'stock' | 'specifications'
> & {
  rooms: string[]
  /** Its own picture alone, else some of its pieces. */
  pictures: Picture[]
}

/** All packages, or why there are none to show. */
export type Shelves = { packages: CardPackage[] } | { failure: string }

/** What a package's own page shows of it; the first page of a visit is drawn by the server. */
export type ShownPackage = Omit<Package, '_id' | 'image' | 'items'> & { isFirst: boolean }

/** The server draws the page with the packages in it; in the browser the page is shown while they come. */
export const loadPackages = loading(async (call) => ({
  words: await wordsOf(call, 'packages'),
  // The page is whole without them.
  questions: await wordsOf(call, 'package-questions').catch(() => undefined),
  shelves: import.meta.env.SSR ? await shelvesFrom(call) : fetchShelves(),
}))

/** Asks the shop for all packages; a failure is an answer too. */
export function fetchShelves(): Promise<Shelves> {
  return shelvesFrom(callFromBrowser).catch(() => ({ failure: PACKAGES_NOT_LOADED }))
}

/** The package whose address this is; 404 for one that there is not. */
export const loadPackage = loading(async (call, { params }): Promise<ShownPackage> => {
  const reply = await call('GET /api/packages/:id', { params: { id: params['style'] ?? '' } })
  const { _id, image: _image, items: _items, ...shown } = reply.package
  return { ...shown, isFirst: import.meta.env.SSR }
})

/** What the packages are does not change while one goes from one to the other. */
export function isAnotherPackage({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['style'] !== nextParams['style']
}

async function shelvesFrom(call: Call): Promise<Shelves> {
  const { packages } = await call('GET /api/packages')
  return { packages: packages.map(cardOf) }
}

/** Takes from a package what its card shows. */
export function cardOf(shown: Package): CardPackage {
  const { id, name, tab, summary, price, itemCount, bedrooms, stock, specifications } = shown
  return {
    id,
    name,
    tab,
    summary,
    price,
    itemCount,
    bedrooms,
    stock,
    specifications,
    rooms: Object.keys(shown.roomBreakdown),
    pictures: collageOf(shown),
  }
}

/** Its own picture, else as many of its pieces as make a collage. */
function collageOf({ pictures, roomBreakdown }: Package): Picture[] {
  const [own] = pictures
  if (own) return [own]
  const { firsts, others } = piecePictures(roomBreakdown)
  return [...firsts, ...others].slice(0, BOARD_PICTURES)
}

/** The pictures of a package's pieces, each once: the first of every room, and the others. */
export function piecePictures(rooms: Package['roomBreakdown']): { firsts: Picture[]; others: Picture[] } {
  const byRoom = Object.values(rooms).map((items) => items.flatMap(({ picture }) => picture ?? []))
  const firsts = distinct(byRoom.flatMap(([first]) => first ?? []))
  const existing = new Set(firsts.map(({ base }) => base))
  const others = distinct(byRoom.flatMap(([, ...rest]) => rest)).filter(({ base }) => !existing.has(base))
  return { firsts, others }
}

/** Each picture once. */
export function distinct(pictures: readonly Picture[]): Picture[] {
  return [...new Map(pictures.map((picture) => [picture.base, picture])).values()]
}
