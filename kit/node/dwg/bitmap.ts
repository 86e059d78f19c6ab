/** A picture without compression: three bytes a pixel, from its upper left corner. */
export type Rgb = { width: number; height: number; rgb: Buffer }

const HEADER = 40
const UNCOMPRESSED = 0
const depths = new Set([1, 4, 8, 24, 32])

/**
 * Reads a device-independent bitmap (BITMAPINFOHEADER, palette, rows from the bottom up).
 *
 * @throws RangeError for one that is broken, compressed or larger than `maxSide` on a side
 */
export function rgbOfBitmap(bytes: Buffer, maxSide: number): Rgb {
  const size = bytes.readUInt32LE(0)
  const [width, signedHeight] = [bytes.readInt32LE(4), bytes.readInt32LE(8)]
  const [depth, compression] = [bytes.readUInt16LE(14), bytes.readUInt32LE(16)]
  const height = Math.abs(signedHeight)
  const fits = width > 0 && height > 0 && width <= maxSide && height <= maxSide
  if (size < HEADER || !fits || compression !== UNCOMPRESSED || !depths.has(depth))
    throw new RangeError('This bitmap cannot be read')

  const colors = depth > 8 ? 0 : bytes.readUInt32LE(32) || 2 ** depth
  const palette = bytes.subarray(size, size + colors * 4)
  const pixels = bytes.subarray(size + colors * 4)
  // Each row ends at a multiple of four bytes.
  const rowBytes = Math.ceil((width * depth) / 32) * 4
  if (pixels.length < rowBytes * height) throw new RangeError('This bitmap is cut short')

  const rgb = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    const line = signedHeight > 0 ? height - 1 - y : y
    const row = pixels.subarray(line * rowBytes, (line + 1) * rowBytes)
    for (let x = 0; x < width; x++) {
      const [source, at] = depth > 8 ? [row, (x * depth) / 8] : [palette, paletteIndex(row, x, depth) * 4]
      const to = (y * width + x) * 3
      rgb[to] = source[at + 2] ?? 0
      rgb[to + 1] = source[at + 1] ?? 0
      rgb[to + 2] = source[at] ?? 0
    }
  }
  return { width, height, rgb }
}

function paletteIndex(row: Buffer, x: number, depth: number): number {
  const bit = x * depth
  const byte = row[bit >> 3] ?? 0
  return (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
}
