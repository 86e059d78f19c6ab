/**
 * Makes the sizes of the demo's pictures beforehand, so that loading the demo only copies files. What was made of
 * the same bytes stays; after a change of quality in `#server/products/pictures.ts` delete `pictures/ready` first.
 *
 *   node demo/make-pictures.ts
 *
 * Masters: `pictures/masters` (products), `rooms` and `boards` (from `make-boards.ts`). Result: `pictures/ready`,
 * `pictures/manifest.json`, and the rooms that pages show in `PAGES.folder`.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  describePicture,
  makePictureSizes,
  pictureKey,
  PRODUCT_WIDTHS,
  ROOM_WIDTHS,
  type StoredPicture,
} from '#server/products/pictures.ts'
import { filesOf, MANIFEST, MASTERS, pageFile, PAGES, readManifest, READY } from './ready-pictures.ts'

/** A core is busy with one picture while the other is read and written. */
const AT_ONCE = 2
/** Beside the sizes of every picture, what the lens and the full screen enlarge to. */
const MASTER_WIDTHS = [...PRODUCT_WIDTHS, 2400]

type Master = { name: string; path: string; widths: readonly number[] }

await mkdir(READY, { recursive: true })
const existing = existsSync(MANIFEST) ? await readManifest() : new Map<string, StoredPicture>()
const pictures = await madeOf([
  ...(await mastersIn(MASTERS.product, MASTER_WIDTHS)),
  ...(await mastersIn(MASTERS.room, ROOM_WIDTHS)),
  ...(await mastersIn(MASTERS.board, ROOM_WIDTHS)),
])
const ready = pictures.flatMap(([name, picture]) => filesOf(name, picture).map(({ path }) => basename(path)))
await writeManifest()
await removeAllBut(ready, READY)
await removeAllBut(await copyToPages(), PAGES.folder)

async function mastersIn(folder: string, widths: readonly number[]): Promise<Master[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp')).toSorted()
  return files.map((file) => ({ name: basename(file, '.webp'), path: join(folder, file), widths }))
}

/** The picture of every master, in their order, whichever was made first. */
async function madeOf(masters: readonly Master[]): Promise<[string, StoredPicture][]> {
  const waiting = [...masters.entries()]
  const made: [string, StoredPicture][] = []
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, master] = next
      made[at] = [master.name, await pictureOf(master)]
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return made
}

async function pictureOf(master: Master): Promise<StoredPicture> {
  const source = await readFile(master.path)
  const key = pictureKey(source)
  const before = existing.get(master.name)
  return before?.key === key && isWhole(before, master) ? before : make(master, source, key)
}

/** Whether it has the widths that are asked for now, each in its file. */
function isWhole(picture: StoredPicture, { name, widths }: Master): boolean {
  const requested = [...widths.filter((width) => width < picture.width), picture.width]
  return (
    requested.join() === picture.widths.join() && filesOf(name, picture).every(({ path }) => existsSync(path))
  )
}

async function make({ name, widths }: Master, source: Buffer, key: string): Promise<StoredPicture> {
  const sizes = await makePictureSizes(source, widths)
  const picture = describePicture(key, sizes)
  for (const { path, width, format } of filesOf(name, picture)) {
    const size = sizes.find((made) => made.width === width && made.format === format)
    if (size && path.startsWith(READY)) await writeFile(path, size.bytes)
  }
  return picture
}

async function writeManifest(): Promise<void> {
  const lines = pictures.map(([name, { key, ...picture }]) => {
    return ` ${JSON.stringify(name)}: ${JSON.stringify({ hash: basename(key), ...picture })}`
  })
  await writeFile(MANIFEST, `{\n${lines.join(',\n')}\n}\n`)
}

/** Copies the rooms that pages show to where the build of the pages finds them. */
async function copyToPages(): Promise<string[]> {
  const rooms = pictures.filter(([name]) => PAGES.rooms.includes(name))
  const files = rooms.flatMap(([name, picture]) =>
    filesOf(name, picture)
      .filter(({ width }) => PAGES.widths.includes(width))
      .map(({ path, width, format }) => ({ path, file: pageFile(name, width, format) })),
  )
  await Promise.all(files.map(({ path, file }) => copyFile(path, join(PAGES.folder, file))))
  return files.map(({ file }) => file)
}

async function removeAllBut(stored: readonly string[], folder: string): Promise<void> {
  const pictureFiles = (await readdir(folder)).filter((file) => /\.(avif|webp)$/.test(file))
  const others = pictureFiles.filter((file) => !stored.includes(file))
  await Promise.all(others.map((file) => rm(join(folder, file))))
}
