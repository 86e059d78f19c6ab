/**
 * Makes the sizes of the demo's pictures beforehand, so that loading the demo only copies files.
 *
 *   node demo/make-pictures.ts
 *
 * Masters: `pictures/masters` (products), `rooms` and `boards` (from `make-boards.ts`). Result: `pictures/ready` and `pictures/manifest.json`.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  describePicture,
  makePictureSizes,
  pictureFileName,
  pictureKey,
  PRODUCT_WIDTHS,
  ROOM_WIDTHS,
} from '#server/products/pictures.ts'
import { isMaster, MASTERS, MANIFEST, READY, type ReadyPicture } from './ready-pictures.ts'

await rm(READY, { recursive: true, force: true })
await mkdir(READY, { recursive: true })
const made = [
  ...(await makeAll(MASTERS.product, PRODUCT_WIDTHS)),
  ...(await makeAll(MASTERS.room, ROOM_WIDTHS)),
  ...(await makeAll(MASTERS.board, ROOM_WIDTHS)),
]
const lines = made.map(([name, picture]) => ` ${JSON.stringify(name)}: ${JSON.stringify(picture)}`)
await writeFile(MANIFEST, `{\n${lines.join(',\n')}\n}\n`)

async function makeAll(folder: string, widths: readonly number[]): Promise<[string, ReadyPicture][]> {
  const pictures: [string, ReadyPicture][] = []
  for (const file of (await readdir(folder)).toSorted()) {
    pictures.push([basename(file, '.webp'), await makeOne(join(folder, file), widths)])
  }
  return pictures
}

async function makeOne(master: string, widths: readonly number[]): Promise<ReadyPicture> {
  const source = await readFile(master)
  const key = pictureKey(source)
  const sizes = await makePictureSizes(source, widths)
  const { key: _, ...picture } = describePicture(key, sizes)
  for (const size of sizes.filter(({ width, format }) => !isMaster(picture, width, format))) {
    await writeFile(join(READY, basename(pictureFileName(key, size.width, size.format))), size.bytes)
  }
  return { hash: basename(key), ...picture }
}
