import { drawnOnWhite } from '#kit/node/files/on-white.ts'
import type { LetterPicture } from '#server/db/schema/emails.ts'

/** In pixels: sharp in the column of a letter on fine screens. */
const SIDE = 1072
const QUALITIES = [76, 50] as const
/** Soon there on a phone, and no row of the outbox is heavier for it. */
export const MAX_PICTURE_BYTES = 256 * 1024

/** A picture drawn anew, as a letter carries it; undefined where it cannot be drawn, or only in more bytes than a letter bears. */
export async function letterPicture(path: string, name: string): Promise<LetterPicture | undefined> {
  for (const quality of QUALITIES) {
    const drawn = await drawnOnWhite(path, SIDE, { quality }).catch(() => undefined)
    if (!drawn) return undefined
    if (drawn.data.length <= MAX_PICTURE_BYTES)
      return {
        kind: 'picture',
        name: `${name.replace(/\.\w+$/, '')}.jpg`,
        jpeg: drawn.data.toString('base64'),
      }
  }
  return undefined
}
