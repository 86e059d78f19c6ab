/**
 * The demo's pictures with their sizes made beforehand by `make-pictures.ts`.
 *
 * A master is a WebP file no wider than the shop shows it, so it stands for its own largest WebP size:
 * `pictures/ready` holds everything else.
 */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Files } from '#server/files/store.ts'
import { pictureFileName, type PictureFormat, type StoredPicture } from '#server/products/pictures.ts'

const demo = import.meta.dirname
export const MASTERS = {
  product: join(demo, 'pictures/masters'),
  room: join(demo, 'rooms'),
  board: join(demo, 'boards'),
} as const
export const READY = join(demo, 'pictures/ready')
export const MANIFEST = join(demo, 'pictures/manifest.json')

export type ReadyPicture = Omit<StoredPicture, 'key'> & { hash: string }

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

/** Whether the master itself is the file of this size. */
export function isMaster(picture: { width: number }, width: number, format: PictureFormat): boolean {
  return format === 'webp' && width === picture.width
}

/** Copies every size of every picture into the store. */
export async function storeReadyPictures(files: Files, pictures: ReadyPictures): Promise<void> {
  const waiting = [...pictures]
  while (waiting.length > 0) {
    const next = waiting.splice(0, PICTURES_AT_ONCE)
    await Promise.all(next.map(([name, picture]) => storeReadyPicture(files, name, picture)))
  }
}

async function storeReadyPicture(files: Files, name: string, picture: StoredPicture): Promise<void> {
  const sizes = picture.widths.flatMap((width) => [
    { width, format: 'webp' } as const,
    { width, format: 'avif' } as const,
  ])
  await Promise.all(
    sizes.map(async ({ width, format }) => {
      const key = pictureFileName(picture.key, width, format)
      const path = isMaster(picture, width, format) ? masterPath(name) : join(READY, basename(key))
      await files.put(key, await readFile(path))
    }),
  )
}

function masterPath(name: string): string {
  const [kind] = name.split('-')
  return join(kind === 'room' || kind === 'board' ? MASTERS[kind] : MASTERS.product, `${name}.webp`)
}
