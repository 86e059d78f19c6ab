import { createReadStream, mkdirSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-stream'

/** Nobody but the shop has anything to look for in its database. */
const OWNER_ONLY = 0o700

/**
 * Unpacks an `archive` of a database into `folder`, which is not there yet. PGlite could make one itself, but for that
 * runs PostgreSQL's `initdb`, which takes longer than all else that a first start does; and then our migrations.
 *
 * The folder has its name only once it is whole: a start that was killed here leaves nothing that the next one
 * would take for a database. Files are not synced: the embedded database survives a kill and no power cut.
 */
export async function unpackDatabase(archive: string, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: OWNER_ONLY })
  const tar = extract()
  const read = pipeline(createReadStream(archive), createBrotliDecompress(), tar as unknown as Writable)
  // A thousand small files, on a thread with nothing else to do: at once is twice as fast.
  for await (const entry of tar) {
    const path = join(unfinished, entry.header.name)
    if (entry.header.type === 'directory') mkdirSync(path, { recursive: true })
    else writeFileSync(path, await buffer(entry as never))
    entry.resume()
  }
  await read
  await rename(unfinished, folder)
}
