import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Files } from '#kit/node/files/store.ts'
import { sha256Of } from '#kit/node/files/sha256-of.ts'
import type { FileSum, Manifest } from './manifest.ts'
import { entriesOf } from './read-archive.ts'

/** Files of an archive that lie beside those of the store, until the rows that name them are there too. */
export type LaidFiles = {
  /** The store holds the files of the archive, and no others. */
  settle(): Promise<void>
  /** The store holds what it held before. */
  takeBack(): Promise<void>
}

/**
 * Lays the files of the archive at `path` under their keys. What the store has already stays; where it has other
 * bytes under a key, those of the archive wait until `settle`.
 */
export async function layFiles(files: Files, path: string, manifest: Manifest): Promise<LaidFiles> {
  const before = await keysOf(files)
  const added: string[] = []
  const waiting = new Map<string, string>()

  const laid: LaidFiles = {
    async settle() {
      for (const [key, temporary] of waiting) await files.adopt(key, temporary)
      for (const key of before) if (!(key in manifest.files)) await files.remove(key)
    },
    async takeBack() {
      for (const temporary of waiting.values()) await rm(temporary, { force: true })
      for (const key of added) await files.remove(key)
    },
  }

  async function lay(key: string, bytes: Readable) {
    const isThere = before.has(key)
    if (isThere && (await isStored(files, key, manifest.files[key]))) return
    const temporary = files.temporaryPath()
    waiting.set(key, temporary)
    await pipeline(bytes, createWriteStream(temporary, { flags: 'wx' }))
    if (isThere) return
    added.push(key)
    await files.adopt(key, temporary)
    waiting.delete(key)
  }

  try {
    for await (const entry of entriesOf(path)) if (entry.kind === 'file') await lay(entry.key, entry.bytes)
    return laid
  } catch (error) {
    await laid.takeBack()
    throw error
  }
}

async function keysOf(files: Files): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of files.list()) keys.add(key)
  return keys
}

async function isStored(files: Files, key: string, sum: FileSum | undefined): Promise<boolean> {
  const stored = await files.read(key)
  return stored !== undefined && stored.size === sum?.size && (await sha256Of(stored.stream)) === sum.sha256
}
