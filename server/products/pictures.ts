import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Files } from '#kit/node/files/store.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { pictureTurn } from '#kit/node/jobs/picture-turn.ts'

/** A line or a card on a desk, a card on a dense phone or a gallery, and what the zoom lens shows. */
export const PRODUCT_WIDTHS = [320, 800, 1200] as const
/** Rooms are shown as wide as the window. */
export const ROOM_WIDTHS = [480, 960, 1600] as const

const MAX_PIXELS = 40_000_000
const WEBP = { quality: 78 } as const
/** For many pictures at once; the AVIF is made of this one when it is first asked for (`late-avif.ts`). */
const QUICK_WEBP = { quality: 85, effort: 0 } as const
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
 * @param isQuick  makes the WebP alone, a quarter larger, in a sixth of the time
 * @throws when the bytes are no picture that can be read
 */
export async function makePictureSizes(
  source: Uint8Array | string,
  widths: readonly number[] = PRODUCT_WIDTHS,
  isQuick = false,
): Promise<PictureSize[]> {
  const input = typeof source === 'string' ? await readFile(source) : source
  const picture = sharp(input, { limitInputPixels: MAX_PIXELS, autoOrient: true })
  const { autoOrient: upright, width: across, height: down } = await picture.metadata()
  const largest = Math.min(upright.width, Math.max(...widths))
  // Read once: the others are made of the largest.
  const whole = await pixelsOf(picture.resize({ width: largest }), across * down)
  const made = [...widths.filter((width) => width < largest), largest].map(async (width) => {
    const pixels = width === largest ? whole : await pixelsOf(fromPixels(whole).resize({ width }))
    if (isQuick) return [await encode(fromPixels(pixels).webp(QUICK_WEBP), 'webp')]
    return [
      await encode(fromPixels(pixels).webp(WEBP), 'webp'),
      await encode(fromPixels(pixels).avif(AVIF), 'avif'),
    ]
  })
  return (await Promise.all(made)).flat()
}

/** The AVIF of a picture in the bytes of its WebP, as large as that. */
export async function avifOf(webp: Uint8Array): Promise<Buffer> {
  return (await encode(sharp(webp).avif(AVIF), 'avif')).bytes
}

type Pixels = { data: Buffer; info: OutputInfo }

function pixelsOf(picture: Sharp, pixels?: number): Promise<Pixels> {
  return pictureTurn(() => picture.raw().toBuffer({ resolveWithObject: true }), pixels)
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** The key under which the sizes of these bytes lie: the same picture always has the same one. */
export function pictureKey(source: Uint8Array): string {
  return keyOfUpload({ sha256: createHash('sha256').update(source).digest('hex') })
}

/** The same of a file that was hashed while it arrived. */
export function keyOfUpload({ sha256 }: Pick<UploadedFile, 'sha256'>): string {
  return `pictures/${sha256.slice(0, 16)}`
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

/**
 * Keeps all sizes of these pictures in the store. They are written beside it before one of them gets its name: on a disk
 * that fills up meanwhile none stays.
 */
export async function storePictures(
  files: Pick<Files, 'adopt' | 'temporaryPath'>,
  pictures: readonly { key: string; sizes: readonly PictureSize[] }[],
): Promise<StoredPicture[]> {
  const written = pictures.flatMap(({ key, sizes }) =>
    sizes.map(({ width, format, bytes }) => ({
      name: pictureFileName(key, width, format),
      path: files.temporaryPath(),
      bytes,
    })),
  )
  try {
    await settled(written.map(({ path, bytes }) => writeFile(path, bytes)))
    await settled(written.map(({ name, path }) => files.adopt(name, path)))
  } catch (error) {
    await Promise.all(written.map(({ path }) => rm(path, { force: true })))
    throw error
  }
  return pictures.map(({ key, sizes }) => describePicture(key, sizes))
}

/** Fails once all have come to their end, so that none is under way any more. */
async function settled(writes: Promise<void>[]): Promise<void> {
  await Promise.allSettled(writes)
  await Promise.all(writes)
}

async function encode(picture: Sharp, format: PictureFormat): Promise<PictureSize> {
  const { data, info } = await pictureTurn(() => picture.toBuffer({ resolveWithObject: true }))
  return { width: info.width, height: info.height, format, bytes: data }
}
