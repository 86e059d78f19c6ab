import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { startEmbeddedThread } from './embedded-thread.ts'
import type { EmbeddedOptions } from './embedded-worker.ts'
import { lockFolder } from './folder-lock.ts'
import { PgliteStream } from './pglite-stream.ts'

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
