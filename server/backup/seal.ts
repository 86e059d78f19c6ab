import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { sha256Of } from '#kit/node/files/sha256-of.ts'

/**
 * The end of an archive: a gzip member without content, which every program that unpacks gzip skips, and in its
 * comment the SHA-256 of all bytes before it. The checks of gzip and tar let some changed bits pass, because what
 * they stand for stays the same; this one lets none.
 */
function sealOf(sha256: string): Buffer {
  const hasComment = 0x10
  const header = Buffer.from([0x1f, 0x8b, 8, hasComment, 0, 0, 0, 0, 0, 0xff])
  const noContent = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  return Buffer.concat([header, Buffer.from(`sha256:${sha256}\0`), noContent])
}

const SEAL_BYTES = sealOf('0'.repeat(64)).length

/** Passes bytes on and seals them at their end. */
export function sealing(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(undefined, chunk)
    },
    flush(done) {
      done(undefined, sealOf(hash.digest('hex')))
    },
  })
}

/** Whether the bytes of the file at `path` are those that were sealed. */
export async function isSealed(path: string): Promise<boolean> {
  const { size } = await stat(path)
  const end = size - SEAL_BYTES
  if (end <= 0) return false
  const seal = sealOf(await sha256Of(createReadStream(path, { end: end - 1 })))
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, end)
    return buffer.equals(seal)
  } finally {
    await file.close()
  }
}
