import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import type { Log } from './db.ts'

/** Rights of the group and of everybody else. */
const OF_OTHERS = 0o077
const FOLDER = 0o700
const FILE = 0o600

/**
 * Keeps `folder` and all below it for this user alone: what is written from now on, and what lies there already. The
 * whole tree is walked only where the folder itself is open to others, as an older version left it.
 */
export async function makePrivate(folder: string, log: Log): Promise<void> {
  // A thread takes the mask of its process and cannot set it.
  if (isMainThread) process.umask(OF_OTHERS)
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory() || (found.mode & OF_OTHERS) === 0) return
  try {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), FOLDER)
      else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), FILE)
    }
    await chmod(folder, FOLDER)
  } catch (err) {
    log.warn({ err }, 'DATA_DIR could not be closed to other users of this machine')
  }
}
