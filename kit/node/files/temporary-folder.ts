import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of files that are still arriving. */
export type TemporaryFolder = {
  /** A path for the next one. */
  next(): string
  /** Removes what was last written before that moment, and says how many these were. */
  clear(before: Date): Promise<number>
  /** Throws where nothing can be written. */
  check(): Promise<void>
}

export async function openTemporaryFolder(folder: string): Promise<TemporaryFolder> {
  await mkdir(folder, { recursive: true })
  return {
    next: () => join(folder, randomUUID()),
    clear: (before) => clear(folder, before),
    check: () => access(folder, constants.W_OK),
  }
}

async function clear(folder: string, before: Date): Promise<number> {
  let cleared = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(absent)
    if (!found || found.mtime >= before) continue
    await rm(path, { recursive: true, force: true })
    cleared++
  }
  return cleared
}

/** What is not there is undefined; every other fault is one. */
export function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
