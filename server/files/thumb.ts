import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { MAX_PIXELS } from '#kit/core/files/image-pixels.ts'
import { pictureTurn } from '#kit/node/jobs/picture-turn.ts'
import type { World } from '#server/world.ts'

/** Pixels of the longer side: sharp on paper, beside a line of words. */
const SIDE = 240
const JPEG = { quality: 86, chromaSubsampling: '4:4:4' } as const

/** A picture of the shop by its address, small and on white, as paper carries it; null where none can be drawn. */
export async function thumbOf(shop: Pick<World, 'files' | 'log'>, address: string): Promise<Buffer | null> {
  const stored = address === '' ? undefined : await shop.files.read(address.slice(1))
  if (!stored) return null
  try {
    const bytes = await buffer(stored.stream)
    return await pictureTurn(() =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true })
        .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#FFFFFF' })
        .jpeg(JPEG)
        .toBuffer(),
    )
  } catch (err) {
    shop.log.warn({ err }, 'A picture could not be drawn for paper')
    return null
  }
}
