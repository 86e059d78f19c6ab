import { databaseFault } from '#server/db/database-fault.ts'
import { KeptReply } from '#server/http/idempotency.ts'
import type { UploadedFile } from '#server/http/uploads.ts'
import type { World } from '#server/world.ts'
import type { StoredFile } from './queries.ts'

/** A file whose bytes are safe in the store and whose row is still to be written. */
export type KeptFile = StoredFile & { sha256: string }

/**
 * Keeps an uploaded file in `folder` of the store, then lets `write` write its row: bytes first, so that
 * no row ever points at nothing. Bytes that got no row, refused or sent twice, are removed again.
 */
export async function keepUpload<Reply>(
  { files, random }: World,
  folder: string,
  { path, name, type, size, sha256 }: UploadedFile,
  write: (file: KeptFile) => Promise<Reply>,
): Promise<Reply> {
  const id = random.uuid()
  const key = `${folder}/${id}`
  await files.adopt(key, path)
  try {
    const reply = await write({ id, key, name, contentType: type, size, sha256 })
    if (reply instanceof KeptReply && reply.isReplay) await files.remove(key)
    return reply
  } catch (error) {
    if (isSurelyUndone(error)) await files.remove(key)
    throw error
  }
}

/** A database that hung up may have committed all the same: then the row needs its bytes. */
function isSurelyUndone(error: unknown): boolean {
  return databaseFault(error)?.kind !== 'unavailable'
}
