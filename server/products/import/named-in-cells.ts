import { wordsIn } from '#domain/products/import/word-list.ts'
import type { StoredPicture } from '../pictures.ts'
import type { ExistingProducts } from './import-context.ts'
import { shortened } from '#kit/core/cut-text.ts'

/** So much of what is not there is told. */
const MOST_SHOWN = 80

/** What a cell names, or what in it the shop does not have. */
export type Named<T> = { found: T; fault?: undefined } | { found?: undefined; fault: string }

/** The category that a cell names by its slug or its name. */
export function categoryNamed(
  cell: string,
  { categories }: Pick<ExistingProducts, 'categories'>,
): Named<string> {
  const wanted = cell.trim().toLowerCase()
  const found =
    categories.find(({ _id }) => _id.toLowerCase() === wanted) ??
    categories.find(({ name }) => name.trim().toLowerCase() === wanted)
  return found
    ? { found: found._id }
    : { fault: `There is no category “${shortened(cell.trim(), MOST_SHOWN)}”` }
}

/** The categories that a cell lists, in the order of the shop. */
export function categoriesNamed(
  cell: string,
  existing: Pick<ExistingProducts, 'categories'>,
): Named<string[]> {
  const ids = new Set<string>()
  for (const word of new Set(wordsIn(cell, ','))) {
    const { found, fault } = categoryNamed(word, existing)
    if (fault !== undefined) return { fault }
    ids.add(found)
  }
  return { found: existing.categories.map(({ _id }) => _id).filter((id) => ids.has(id)) }
}

/** The picture at an address of this shop in whatever size: `/pictures/3f…-1200.webp`. */
const PICTURE_PATH = /^\/(pictures\/[0-9a-f]+)(?:-\d+\.(?:webp|avif))?$/

/** The keys of the pictures that a cell lists. */
export function pictureKeysNamed(cell: string, origin: string): Named<string[]> {
  const keys: string[] = []
  for (const address of wordsIn(cell, ',')) {
    const key = pictureKeyAt(address, origin)
    if (key === undefined)
      return {
        fault: `The image ${shortened(address.trim(), MOST_SHOWN)} is not in this shop. Images are not fetched from elsewhere: add it in the product’s form`,
      }
    keys.push(key)
  }
  return { found: keys }
}

/** The pictures that a cell lists, of those that the shop has. */
export function picturesNamed(
  cell: string,
  origin: string,
  { pictures }: Pick<ExistingProducts, 'pictures'>,
): Named<StoredPicture[]> {
  const { found: keys, fault } = pictureKeysNamed(cell, origin)
  if (fault !== undefined) return { fault }
  const missing = keys.find((key) => !pictures.has(key))
  if (missing !== undefined) return { fault: `The image /${missing} is not in this shop` }
  return { found: keys.flatMap((key) => pictures.get(key) ?? []) }
}

/** The key of the picture at `address`, where that is on this site. */
function pictureKeyAt(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  return url.origin === new URL(origin).origin ? PICTURE_PATH.exec(url.pathname)?.[1] : undefined
}
