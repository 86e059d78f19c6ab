import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Where the embedded database lies. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'db')

/** A folder that this process alone may write; freed by the system when the process dies, however it dies. */
export type FolderLock = { release(): void }

/** The folder belongs to another process; the message is one line for who starts this one. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes `folder` for this process, by a file lock on `<folder>.lock` beside it.
 *
 * Two PGlite processes on one folder open without complaint and lose each other's commits. Of two that ask at the same
 * moment one gets it: no lock waits for another that is only looking.
 * @throws FolderInUse when another process, or this one, holds it already
 */
export function lockFolder(folder: string): FolderLock {
  const file = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    file.exec('begin immediate')
  } catch (cause) {
    file.close()
    throw new FolderInUse(`Another process uses the database in ${folder}: stop it first, or set DATA_DIR`, {
      cause,
    })
  }
  return { release: () => file.close() }
}

/**
 * Refuses a folder that another process uses, before what opens it is loaded.
 * @throws FolderInUse
 */
export function refuseInUse(folder: string): void {
  if (existsSync(`${folder}.lock`)) lockFolder(folder).release()
}
