/**
 * Cuts a picture of every piece at home out of the pictures of rooms, to `pictures/masters/<piece>-room.webp`; those of
 * guests (`render.sh guest`) stay.
 *
 *   node demo/make-room-views.ts
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readGuests } from './picture-recipes.ts'
import { MASTERS, masterPath } from './ready-pictures.ts'
import { bestViews, type RoomView } from './room-views.ts'
import { readSpots } from './room-spots.ts'

const WEBP = { quality: 90, effort: 6 } as const

const views = bestViews(await readSpots())
const named = new Set([...views.keys(), ...(await readGuests())])
const before = (await readdir(MASTERS.product)).filter((file) => file.endsWith('-room.webp'))
const old = before.filter((file) => !named.has(file.replace('-room.webp', '')))
await Promise.all(old.map((file) => rm(join(MASTERS.product, file))))
await Promise.all([...views].map(([piece, view]) => cut(piece, view)))
process.stdout.write(`${views.size} pieces are seen in a room\n`)

async function cut(piece: string, { room, box: [left, top, right, bottom] }: RoomView): Promise<void> {
  const picture = sharp(masterPath(room))
  const { width, height } = await picture.metadata()
  const from = { left: Math.floor(left * width), top: Math.floor(top * height) }
  const size = { width: Math.floor((right - left) * width), height: Math.floor((bottom - top) * height) }
  await picture
    .extract({ ...from, ...size })
    .webp(WEBP)
    .toFile(masterPath(`${piece}-room`))
}
