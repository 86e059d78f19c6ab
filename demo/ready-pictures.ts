/**
 * The demo's pictures with their sizes made beforehand by `make-pictures.ts`.
 *
 * A master is a WebP file no wider than the shop shows it, so it stands for its own largest WebP size:
 * `pictures/ready` holds everything else.
 */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Files } from '#kit/node/files/store.ts'
import { pictureFileName, type PictureFormat, type StoredPicture } from '#server/products/pictures.ts'

const demo = import.meta.dirname
export const MASTERS = {
  product: join(demo, 'pictures/masters'),
  room: join(demo, 'rooms'),
  board: join(demo, 'boards'),
} as const
export const READY = join(demo, 'pictures/ready')
export const MANIFEST = join(demo, 'pictures/manifest.json')

/** The rooms that pages show at their head, also in a shop without the demo, and where the pages have them. */
export const PAGES = {
  folder: join(demo, '../web/storefront/home/pictures'),
  /** For a phone with two pixels per point, and for a desk. */
  widths: [960, 1600],
  rooms: [
    'room-lanai',
    'room-luxury',
    'room-kona-dining',
    'room-kona-bedroom',
    'room-settee',
    'room-counter',
    'room-modern',
    'room-condo-bedroom',
    'room-outdoor',
    'room-dining',
    'room-bedroom',
    'room-scandinavian',
    'room-entry',
    'room-living',
    'room-study',
    'room-custom-design',
  ],
}

type ReadyPicture = Omit<StoredPicture, 'key'> & { hash: string }
type ReadyFile = { key: string; path: string; width: number; format: PictureFormat }

/** Master name (`shoreline-sofa-front`, `room-living`, `board-luxury`) → where its sizes lie. */
export type ReadyPictures = ReadonlyMap<string, StoredPicture>

const PICTURES_AT_ONCE = 8

/** Reads which pictures there are. */
export async function readManifest(): Promise<ReadyPictures> {
  const manifest: Record<string, ReadyPicture> = JSON.parse(await readFile(MANIFEST, 'utf8'))
  return new Map(
    Object.entries(manifest).map(([name, { hash, ...picture }]) => [
      name,
      { key: `pictures/${hash}`, ...picture },
    ]),
  )
}

/** Every size of a picture: its key in the store, and the file that holds it here. */
export function filesOf(name: string, picture: StoredPicture): ReadyFile[] {
  const formats = ['webp', 'avif'] as const
  return picture.widths.flatMap((width) =>
    formats.map((format) => {
      const key = pictureFileName(picture.key, width, format)
      const isMaster = format === 'webp' && width === picture.width
      return { key, path: isMaster ? masterPath(name) : join(READY, basename(key)), width, format }
    }),
  )
}

/** Copies every size of every picture into the store. */
export async function storeReadyPictures(files: Files, pictures: ReadyPictures): Promise<void> {
  const waiting = [...pictures]
  while (waiting.length > 0) {
    const next = waiting.splice(0, PICTURES_AT_ONCE)
    const sizes = next.flatMap(([name, picture]) => filesOf(name, picture))
    await Promise.all(sizes.map(async ({ key, path }) => files.put(key, await readFile(path))))
  }
}

/** The file of a master: what its name begins with says where it lies. */
export function masterPath(name: string): string {
  const [kind] = name.split('-')
  return join(kind === 'room' || kind === 'board' ? MASTERS[kind] : MASTERS.product, `${name}.webp`)
}

/** Under which name the pages have a room: `living-960.avif`. */
export function pageFile(name: string, width: number, format: PictureFormat): string {
  return `${name.replace('room-', '')}-${width}.${format}`
}
