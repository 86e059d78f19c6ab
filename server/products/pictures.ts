import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Files } from '#kit/node/files/store.ts'

/** A line or a card on a desk, a card on a dense phone or a gallery, and what the zoom lens shows. */
export const PRODUCT_WIDTHS = [320, 800, 1200] as const
/** Rooms are shown as wide as the window. */
export const ROOM_WIDTHS = [480, 960, 1600] as const

const MAX_PIXELS = 40_000_000
const WEBP = { quality: 78 } as const
// To the eye (and to SSIM) equal to WebP 78, and on our pictures 25 to 40 % lighter. A higher effort costs
// eight times the time for a tenth of the bytes.
const AVIF = { quality: 52, effort: 2, chromaSubsampling: '4:2:0' } as const

export type PictureFormat = 'webp' | 'avif'
export type PictureSize = { width: number; height: number; format: PictureFormat; bytes: Buffer }

/** Where the sizes of a picture lie and how large it is at most; the row of `product_pictures`. */
export type StoredPicture = { key: string; width: number; height: number; widths: number[] }

/**
 * Makes the sizes of one picture in WebP and AVIF, upright and without any metadata.
 *
 * @param source  the picture, or the path of its file; at most 40 megapixels
 * @param widths  in CSS pixels times density; a picture is never enlarged, its own width takes the place of what exceeds it
 * @throws when the bytes are no picture that can be read
 */
export async function makePictureSizes(
  source: Uint8Array | string,
  widths: readonly number[] = PRODUCT_WIDTHS,
): Promise<PictureSize[]> {
  const input = typeof source === 'string' ? await readFile(source) : source
  const picture = sharp(input, { limitInputPixels: MAX_PIXELS, autoOrient: true })
  const { autoOrient: upright } = await picture.metadata()
  const made = madeWidths(upright.width, widths).map(async (width) => {
    const resized = picture.clone().resize({ width })
    return [
      await encode(resized.clone().webp(WEBP), 'webp'),
      await encode(resized.clone().avif(AVIF), 'avif'),
    ]
  })
  return (await Promise.all(made)).flat()
}

/** The key under which the sizes of these bytes lie: the same picture always has the same one. */
export function pictureKey(source: Uint8Array): string {
  return `pictures/${createHash('sha256').update(source).digest('hex').slice(0, 16)}`
}

/** The file of one size: `pictures/<hash>-800.webp`. */
export function pictureFileName(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${format}`
}

/** What is remembered of a picture whose sizes are `sizes`. */
export function describePicture(key: string, sizes: readonly PictureSize[]): StoredPicture {
  const ascending = sizes.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width)
  const largest = ascending.at(-1)
  if (!largest) throw new Error('A picture has at least one size')
  return { key, width: largest.width, height: largest.height, widths: ascending.map(({ width }) => width) }
}

/** Keeps the sizes of a picture in the store. */
export async function storeSizes(
  files: Pick<Files, 'put'>,
  key: string,
  sizes: readonly PictureSize[],
): Promise<StoredPicture> {
  await Promise.all(
    sizes.map(({ width, format, bytes }) => files.put(pictureFileName(key, width, format), bytes)),
  )
  return describePicture(key, sizes)
}

function madeWidths(ownWidth: number, widths: readonly number[]): number[] {
  const largest = Math.min(ownWidth, Math.max(...widths))
  return [...widths.filter((width) => width < largest), largest]
}

async function encode(picture: Sharp, format: PictureFormat): Promise<PictureSize> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, format, bytes: data }
}
