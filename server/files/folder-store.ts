import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Files, ListedFile } from './store.ts'

const KEY = /^[a-z0-9][a-z0-9./_-]*$/i

/** Files in a folder: written beside, synced, then renamed, so a key never shows half a file. */
export async function openFolderStore(root: string): Promise<Files> {
  const temporary = join(root, 'tmp')
  await mkdir(temporary, { recursive: true })

  async function settle(temporaryPath: string, key: string) {
    const path = pathOf(root, key)
    await mkdir(dirname(path), { recursive: true })
    await rename(temporaryPath, path)
    await syncPath(dirname(path))
  }

  return {
    temporaryPath: () => join(temporary, randomUUID()),
    async put(key, bytes) {
      const path = join(temporary, randomUUID())
      try {
        const file = await open(path, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await settle(path, key)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    async adopt(key, temporaryPath) {
      await syncPath(temporaryPath)
      await settle(temporaryPath, key)
    },
    async read(key) {
      const path = pathOf(root, key)
      const found = await stat(path).catch(absent)
      return found?.isFile() ? { stream: createReadStream(path), size: found.size } : undefined
    },
    list: (folder) => listFiles(root, folder),
    remove: (key) => rm(pathOf(root, key), { force: true }),
    check: () => access(temporary, constants.W_OK),
  }
}

async function* listFiles(root: string, folder: string): AsyncGenerator<ListedFile> {
  const entries = await opendir(pathOf(root, folder), { recursive: true }).catch(absent)
  if (!entries) return
  for await (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // What was removed since the folder was read is not there any more.
    const found = await stat(path).catch(absent)
    const key = relative(root, path).split(sep).join('/')
    if (found) yield { key, size: found.size, changedAt: found.mtime }
  }
}

function pathOf(root: string, key: string): string {
  if (!KEY.test(key) || key.includes('..'))
    throw new Error('A file key holds only letters, digits, dots, dashes and slashes')
  return join(root, key)
}

async function syncPath(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
