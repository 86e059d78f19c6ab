import { createHash } from 'node:crypto'
import { databaseFault } from '#kit/node/db/database-fault.ts'
import { StoredReply } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import type { World } from '#server/world.ts'
import type { PrivateFolder } from './private-folders.ts'
import type { StoredFile } from './queries.ts'
import type { Files } from '#kit/node/files/store.ts'

/** A file whose bytes are safe in the store and whose row is still to be written. */
export type StoredUpload = StoredFile & { sha256: string }

/**
 * Keeps an uploaded file in `folder` of the store, then lets `write` write its row: bytes first, so that
 * no row ever points at nothing. Bytes that got no row, refused or sent twice, are removed again.
 */
export async function keepUpload<Reply>(
  { files, random }: World,
  folder: PrivateFolder,
  { path, name, type, size, sha256 }: UploadedFile,
  write: (file: StoredUpload) => Promise<Reply>,
): Promise<Reply> {
  const id = random.uuid()
  const key = `${folder}/${id}`
  await files.adopt(key, path)
  return writeOrRemove(files, { id, key, name, contentType: type, size, sha256 }, write)
}

/** The same for several, all of them or none. */
export function keepUploads<Reply>(
  world: World,
  folder: PrivateFolder,
  [upload, ...others]: readonly UploadedFile[],
  write: (files: StoredUpload[]) => Promise<Reply>,
): Promise<Reply> {
  if (!upload) return write([])
  return keepUpload(world, folder, upload, (file) =>
    keepUploads(world, folder, others, (files) => write([file, ...files])),
  )
}

/** The same for bytes that the server found itself. */
export async function keepBytes<Reply>(
  { files, random }: World,
  folder: PrivateFolder,
  { name, contentType, bytes }: { name: string; contentType: string; bytes: Uint8Array },
  write: (file: StoredUpload) => Promise<Reply>,
): Promise<Reply> {
  const id = random.uuid()
  const key = `${folder}/${id}`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await files.put(key, bytes)
  return writeOrRemove(files, { id, key, name, contentType, size: bytes.length, sha256 }, write)
}

async function writeOrRemove<Reply>(
  files: Files,
  file: StoredUpload,
  write: (file: StoredUpload) => Promise<Reply>,
): Promise<Reply> {
  try {
    const reply = await write(file)
    if (reply instanceof StoredReply && reply.isReplay) await files.remove(file.key)
    return reply
  } catch (error) {
    if (isSurelyUndone(error)) await files.remove(file.key)
    throw error
  }
}

/** A database that hung up may have committed all the same: then the row needs its bytes. */
function isSurelyUndone(error: unknown): boolean {
  return databaseFault(error)?.kind !== 'unavailable'
}
