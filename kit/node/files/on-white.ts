import sharp, { type JpegOptions } from 'sharp'
import { MAX_PIXELS } from '#kit/core/files/image-pixels.ts'
import { pictureTurn } from '#kit/node/jobs/picture-turn.ts'

const PAPER: JpegOptions = { quality: 86, chromaSubsampling: '4:4:4' }

/**
 * The picture at a path or in bytes, upright, on white and its longer side at most `side` pixels; as a JPEG for paper
 * unless said otherwise. It is drawn anew: nothing but its pixels remains.
 *
 * @throws when it cannot be read
 */
export async function drawnOnWhite(
  source: string | Buffer,
  side: number,
  format: JpegOptions | 'png' = PAPER,
) {
  const drawing = sharp(source, { limitInputPixels: MAX_PIXELS, autoOrient: true })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#FFFFFF' })
  const encoded = format === 'png' ? drawing.png() : drawing.jpeg(format)
  return pictureTurn(() => encoded.toBuffer({ resolveWithObject: true }), await pixelCountOf(source))
}

/** How many pixels the header of a picture states; those of 16 bits a colour cost twice as much. */
export async function pixelCountOf(source: string | Buffer): Promise<number> {
  const { width, height, depth } = await sharp(source).metadata()
  return width * height * (depth === 'ushort' ? 2 : 1)
}
