import sharp from 'sharp'
import { MAX_PIXELS } from '#kit/core/files/image-pixels.ts'
import { pictureTurn } from '#kit/node/jobs/picture-turn.ts'
import type { LetterPicture } from '#server/db/schema/emails.ts'

/** In pixels: sharp in the column of a letter on fine screens. */
const LARGEST = { width: 1072, height: 1072 }
const QUALITIES = [76, 50] as const
/** Soon there on a phone, and no row of the outbox is heavier for it. */
export const MAX_PICTURE_BYTES = 256 * 1024

/** A picture drawn anew, as a letter carries it; undefined where it cannot be drawn, or only in more bytes than a letter bears. */
export async function letterPicture(path: string, name: string): Promise<LetterPicture | undefined> {
  for (const quality of QUALITIES) {
    const drawing = sharp(path, { limitInputPixels: MAX_PIXELS, autoOrient: true })
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#FFFFFF' })
      .jpeg({ quality })
    const jpeg = await pictureTurn(() => drawing.toBuffer()).catch(() => undefined)
    if (!jpeg) return undefined
    if (jpeg.length <= MAX_PICTURE_BYTES)
      return { kind: 'picture', name: `${name.replace(/\.\w+$/, '')}.jpg`, jpeg: jpeg.toString('base64') }
  }
  return undefined
}
