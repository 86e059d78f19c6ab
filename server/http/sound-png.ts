import { readFile } from 'node:fs/promises'
import { crc32, inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12
/** More than any picture has: encoders write kilobytes at a time. */
const MAX_CHUNKS = 65_536
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

/** Whether every chunk of the PNG at `path` is as long as it says, undamaged, and unpacks to no more than it may. */
export async function isSoundPng(path: string): Promise<boolean> {
  const png = await readFile(path)
  let at = SIGNATURE_BYTES
  let room = MAX_UNPACKED_BYTES
  for (let count = 0; at < png.length; count++) {
    if (count === MAX_CHUNKS || at + FRAME_BYTES > png.length) return false
    const end = at + FRAME_BYTES + png.readUInt32BE(at)
    if (end > png.length || crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) return false
    const unpacked = unpackedBytes(
      png.toString('latin1', at + 4, at + 8),
      png.subarray(at + 8, end - 4),
      room,
    )
    if (unpacked === undefined) return false
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
