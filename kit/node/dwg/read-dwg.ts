import { open, type FileHandle } from 'node:fs/promises'
import { dwgVersion } from '#kit/core/dxf/dwg-version.ts'
import { bitmapToPng, pngAgain } from './preview-png.ts'

/** What a DWG tells of itself without being decoded: what wrote it, and the picture of it that it may carry. */
export type DwgFacts = { version: string; picture: Buffer | null }

/** Where the header says at which byte the picture's table lies. */
const IMAGE_SEEKER = 0x0d
const SENTINEL = Buffer.from('1f256d07d43628289d57ca3f9d44102b', 'hex')
/** Sentinel, size of all, count of records. */
const TABLE_HEAD = 16 + 4 + 1
/** Kind, where it begins, its size. */
const RECORD = 1 + 4 + 4
const MAX_RECORDS = 16
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
