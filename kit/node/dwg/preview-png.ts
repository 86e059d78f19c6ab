import sharp from 'sharp'
import { MAX_PIXELS } from '#kit/core/files/image-pixels.ts'
import { rgbOfBitmap } from './bitmap.ts'

/** No preview in a drawing is larger; what says so is broken. */
const MAX_SIDE = 4096

/** A bitmap without its file header, as Windows and DWG keep it, as PNG. */
export async function bitmapToPng(bytes: Buffer): Promise<Buffer> {
  const { width, height, rgb } = rgbOfBitmap(bytes, MAX_SIDE)
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** A PNG drawn anew: nothing but its pixels is kept. */
export async function pngAgain(bytes: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.width > MAX_SIDE || info.height > MAX_SIDE) throw new RangeError('The picture is too large')
  return data
}
