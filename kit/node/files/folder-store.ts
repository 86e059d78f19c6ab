import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkedKey, isFileKey } from './file-key.ts'
import type { Files, ListedFile } from './store.ts'
import { absent, openTemporaryFolder } from './temporary-folder.ts'

const TEMPORARY = 'tmp'

/** Files in a folder: written beside, synced, then renamed, so a key never shows half a file. */
export async function openFolderStore(root: string): Promise<Files> {
  const temporary = await openTemporaryFolder(join(root, TEMPORARY))

  async function settle(temporaryPath: string, key: string) {
    const path = pathOf(root, key)
    await mkdir(dirname(path), { recursive: true })
    await rename(temporaryPath, path)
    await syncPath(dirname(path))
  }

  return {
    temporaryPath: temporary.next,
    async put(key, bytes) {
      const path = temporary.next()
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
    list: (folder) => (folder === undefined ? listAll(root) : listFiles(root, folder)),
    clearTemporary: temporary.clear,
    remove: async (key) => rm(pathOf(root, key), { force: true }),
    check: temporary.check,
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

async function* listAll(root: string): AsyncGenerator<ListedFile> {
  const folders = (await readdir(root)).filter((name) => name !== TEMPORARY && isFileKey(name))
  for (const folder of folders) yield* listFiles(root, folder)
}

function pathOf(root: string, key: string): string {
  return join(root, checkedKey(key))
}

async function syncPath(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
