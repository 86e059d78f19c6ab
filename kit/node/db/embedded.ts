import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { startEmbeddedThread } from './embedded-thread.ts'
import type { EmbeddedOptions } from './embedded-worker.ts'
import { PgliteStream } from './pglite-stream.ts'
import { DatabaseSync } from 'node:sqlite'

/** PostgreSQL inside this process: a thread of its own and one connection. */
export type Embedded = {
  pool: pg.Pool
  /** The whole database as an archive that `openEmbedded` takes. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

// Milliseconds to wait for the one connection: longer than a busy queue, shorter than a caller's patience.
const QUEUE_PATIENCE = 5_000

/** Opens an embedded database; refuses a folder that another process has open. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { folder } = options
  if (folder) await mkdir(dirname(folder), { recursive: true })
  const lock = folder ? lockFolder(folder) : undefined
  try {
    const thread = await startEmbeddedThread(options)
    const pool = new pg.Pool({
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: QUEUE_PATIENCE,
      user: 'postgres',
      database: 'postgres',
      stream: () => new PgliteStream(thread),
    })
    const close = async () => {
      await pool.end()
      await thread.close()
      lock?.release()
    }
    return { pool, dump: () => thread.dump(), close }
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** A folder that this process alone may write; freed by the system when the process dies, however it dies. */
export type FolderLock = { release(): void }

/** The folder belongs to another process; the message is one line for who starts this one. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes `folder` for this process, by a file lock on `<folder>.lock` beside it.
 *
 * Two PGlite processes on one folder open without complaint and lose each other's commits.
 * @throws FolderInUse when another process, or this one, holds it already
 */
export function lockFolder(folder: string): FolderLock {
  const file = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    file.close()
    throw new FolderInUse(`Another process uses the database in ${folder}: stop it first, or set DATA_DIR`, {
      cause,
    })
  }
  return { release: () => file.close() }
}
