import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'

const MAX_IN_MEMORY = 1_000_000

/**
 * The bytes of a reply as they are sent: more than a megabyte lies in a file at `path` meanwhile, so that who reads
 * slowly holds none of the memory. The file has no name once it is written, and is gone when its stream closes. Where
 * the disk has no room, the bytes stay in memory.
 */
export async function spooled(bytes: Buffer, path: string): Promise<Buffer | Readable> {
  if (bytes.length <= MAX_IN_MEMORY) return bytes
  const file = await open(path, 'wx+', 0o600)
  try {
    await file.writeFile(bytes)
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    return bytes
  } finally {
    await rm(path)
  }
}
