import { open, type FileHandle } from 'node:fs/promises'
import { dwgVersion } from '#kit/core/dxf/dwg-version.ts'
import sharp from 'sharp'
import { isPng } from '#kit/core/files/file-structure.ts'
import { imagePixels } from '#kit/core/files/image-pixels.ts'
import { isSoundPng } from '#kit/node/http/checked-type.ts'
import { pictureTurn } from '#kit/node/jobs/picture-turn.ts'

/** A picture without compression: three bytes a pixel, from its upper left corner. */
type Rgb = { width: number; height: number; rgb: Buffer }

const HEADER = 40

const UNCOMPRESSED = 0

const depths = new Set([1, 4, 8, 24, 32])

/** No preview in a drawing is larger; what says so is broken. */
const MAX_SIDE = 2048
/** Bitmaps are of older drawings, whose previews have a few hundred pixels; they are read here, pixel by pixel. */
const MAX_BITMAP_SIDE = 1024

/** What a DWG tells of itself without being decoded: what wrote it, and the picture of it that it may carry. */
export type DwgFacts = { version: string; picture: Buffer | null }

/** Where the header says at which byte the picture's table lies. */
const IMAGE_SEEKER = 0x0d

const SENTINEL = Buffer.from('1f256d07d43628289d57ca3f9d44102b', 'hex')

/** Sentinel, size of all, count of records. */
const TABLE_HEAD = 16 + 4 + 1

/** Kind, where it begins, its size. */
const RECORD = 1 + 4 + 4

/** A heading and one picture in two forms: each that is broken was checked for nothing. */
const MAX_RECORDS = 4

const MAX_PICTURE_BYTES = 8_000_000

const bitmap = 2

const png = 6

/** What a record holds, and how it becomes a picture; 1 is a heading and 3 a metafile, which is left out. */
const pictureOf: Record<number, (bytes: Buffer) => Promise<Buffer>> = {
  [bitmap]: bitmapToPng,
  [png]: pngAgain,
}

/** Reads a DWG's version and picture, a PNG; one that is broken or foreign has no picture, and never throws. */
export async function readDwg(path: string): Promise<DwgFacts> {
  try {
    await using file = await open(path)
    const version = dwgVersion(await bytesAt(file, 0, 6))
    return { version, picture: await pictureIn(file) }
  } catch {
    return { version: dwgVersion(new Uint8Array()), picture: null }
  }
}

async function pictureIn(file: FileHandle): Promise<Buffer | null> {
  for (const record of await recordsIn(file).catch(() => [])) {
    const made = await pictureAt(file, record).catch(() => undefined)
    if (made) return made
  }
  return null
}

async function pictureAt(
  file: FileHandle,
  { kind, start, size }: PictureRecord,
): Promise<Buffer | undefined> {
  return pictureOf[kind]?.(await bytesAt(file, start, size))
}

type PictureRecord = { kind: number; start: number; size: number }

/** The table of pictures; none where its mark is not found. */
async function recordsIn(file: FileHandle): Promise<PictureRecord[]> {
  const seeker = (await bytesAt(file, IMAGE_SEEKER, 4)).readUInt32LE()
  const head = await bytesAt(file, seeker, TABLE_HEAD)
  if (seeker === 0 || !head.subarray(0, SENTINEL.length).equals(SENTINEL)) return []
  const count = Math.min(head.readUInt8(TABLE_HEAD - 1), MAX_RECORDS)
  const table = await bytesAt(file, seeker + TABLE_HEAD, count * RECORD)
  return Array.from({ length: count }, (_, index) => ({
    kind: table.readUInt8(index * RECORD),
    start: table.readUInt32LE(index * RECORD + 1),
    size: table.readUInt32LE(index * RECORD + 5),
  })).filter(({ size }) => size > 0 && size <= MAX_PICTURE_BYTES)
}

/** @throws RangeError where the file ends before */
async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new RangeError('The file ends inside its picture')
  return buffer
}

/** A bitmap without its file header, as Windows and DWG keep it, as PNG. */
async function bitmapToPng(bytes: Buffer): Promise<Buffer> {
  const { width, height, rgb } = rgbOfBitmap(bytes, MAX_BITMAP_SIDE)
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } }).png()
  return pictureTurn(() => picture.toBuffer())
}

/** A PNG drawn anew: nothing but its pixels is kept. What only calls itself one could be anything, a program of SVG too. */
async function pngAgain(bytes: Buffer): Promise<Buffer> {
  const size = isPng(bytes, bytes) && isSoundPng(bytes) ? imagePixels('png', bytes) : undefined
  if (!size || size.width > MAX_SIDE || size.height > MAX_SIDE)
    throw new RangeError('This picture cannot be read')
  const picture = sharp(bytes, { limitInputPixels: MAX_SIDE ** 2, failOn: 'error' }).png()
  return pictureTurn(() => picture.toBuffer(), Infinity)
}

/**
 * Reads a device-independent bitmap (BITMAPINFOHEADER, palette, rows from the bottom up).
 *
 * @throws RangeError for one that is broken, compressed or larger than `maxSide` on a side
 */
function rgbOfBitmap(bytes: Buffer, maxSide: number): Rgb {
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
