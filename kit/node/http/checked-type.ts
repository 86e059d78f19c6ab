import { open, readFile } from 'node:fs/promises'
import { crc32, inflateSync } from 'node:zlib'
import { HttpProblem } from '#kit/core/operation/problem.ts'
import { contentTypes, type FileKind, mayCarryName, type UploadRule } from '#kit/core/files/file-kind.ts'
import { hasFewScans, MAX_PIXELS, pixelsToDecode } from '#kit/core/files/image-pixels.ts'
import { fileKindUnder } from '#kit/core/files/kind-of-bytes.ts'

/** How much of a file's beginning is read to tell what it is: phones put half a megabyte before a picture's size. */
const HEAD_BYTES = 1_048_576
const TAIL_BYTES = 65_536

/**
 * The content type of the file at `path`, told from its bytes.
 *
 * @param field  the form's field, which carries the refusal
 * @throws HttpProblem `validation_failed` (empty) · `unsupported_type` (another kind or extension than `rule` takes,
 *   cut short, damaged, or with more pixels or scans than the shop takes)
 */
export async function checkedType(
  path: string,
  name: string,
  rule: UploadRule,
  field: string,
): Promise<string> {
  const { head, tail, size } = await endsOf(path)
  if (size === 0)
    throw new HttpProblem('validation_failed', { message: rule.missing, fields: { [field]: rule.missing } })
  const kind = fileKindUnder(rule, head, tail)
  const isTaken = kind && rule.kinds.includes(kind) && mayCarryName(rule, name)
  if (!isTaken || holdsTooManyPixels(kind, head) || !(await isSound(kind, path))) {
    throw new HttpProblem('unsupported_type', {
      message: rule.wrongType,
      fields: { [field]: rule.wrongType },
    })
  }
  return contentTypes[kind]
}

/** A few bytes can promise more pixels than memory holds; a size that the header hides is refused too. */
function holdsTooManyPixels(kind: FileKind, head: Uint8Array): boolean {
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return false
  return pixelsToDecode(kind, head) > MAX_PIXELS
}

async function endsOf(path: string) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES))
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
    await file.read(head, 0, head.length, 0)
    await file.read(tail, 0, tail.length, size - tail.length)
    return { head, tail, size }
  } finally {
    await file.close()
  }
}

const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12
/** More than any picture has: encoders write kilobytes at a time. */
const MAX_CHUNKS = 65_536
/** Colour profile and texts that are packed; a few are usual, and each takes its time to unpack, however small. */
const MAX_PACKED = 100
/** The most that the colour profile and the texts of one picture may unpack to, together. */
const MAX_UNPACKED_BYTES = 4 * 1024 * 1024

/** Where what is packed begins, in chunks that hold packed metadata; undefined where it is not packed. */
const packedFrom: Record<string, (data: Buffer) => number | undefined> = {
  // A name, a zero, the method, and then the rest.
  iCCP: (data) => data.indexOf(0) + 2,
  zTXt: (data) => data.indexOf(0) + 2,
  // A name, a zero, whether it is packed, the method, a language, a zero, the name in it, a zero, and then the rest.
  iTXt: (data) => {
    const name = data.indexOf(0)
    return data[name + 1] === 1 ? data.indexOf(0, data.indexOf(0, name + 3) + 1) + 1 : undefined
  },
}

/** Whether what only the whole file shows is as it should be. */
async function isSound(kind: FileKind, path: string): Promise<boolean> {
  if (kind === 'png') return isSoundPng(await readFile(path))
  return kind !== 'jpeg' || hasFewScans(await readFile(path))
}

/** Whether every chunk of a PNG is as long as it says, undamaged, and unpacks to no more than it may. */
export function isSoundPng(png: Buffer): boolean {
  let at = SIGNATURE_BYTES
  let room = MAX_UNPACKED_BYTES
  let packed = 0
  for (let count = 0; at < png.length; count++) {
    if (count === MAX_CHUNKS || packed > MAX_PACKED || at + FRAME_BYTES > png.length) return false
    const end = at + FRAME_BYTES + png.readUInt32BE(at)
    if (end > png.length || crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) return false
    const type = png.toString('latin1', at + 4, at + 8)
    const unpacked = unpackedBytes(type, png.subarray(at + 8, end - 4), room)
    if (unpacked === undefined) return false
    if (type in packedFrom) packed++
    room -= unpacked
    at = end
  }
  return at === png.length
}

/** How long the metadata of a chunk is unpacked; undefined when it is longer than `room`, or cannot be unpacked. */
function unpackedBytes(type: string, data: Buffer, room: number): number | undefined {
  const from = packedFrom[type]?.(data)
  if (from === undefined) return 0
  try {
    return inflateSync(data.subarray(from), { maxOutputLength: Math.max(room, 1) }).length
  } catch {
    return undefined
  }
}
