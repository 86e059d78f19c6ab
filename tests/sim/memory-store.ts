import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Files } from '#kit/node/files/store.ts'
import type { Trouble } from './trouble.ts'

type Stored = { bytes: Uint8Array; changedAt: Date }

type MemoryStore = Files & { empty(): void }

/** A file store in memory that knows the shop's time and may refuse to keep anything; what arrives lies in `folder`. */
export function memoryStore(folder: string, clock: () => Date, trouble: Trouble): MemoryStore {
  const stored = new Map<string, Stored>()

  async function put(key: string, bytes: Uint8Array) {
    await trouble.meet('store')
    stored.set(key, { bytes, changedAt: clock() })
  }

  return {
    put,
    async adopt(key, temporaryPath) {
      await put(key, await readFile(temporaryPath))
      await rm(temporaryPath)
    },
    async read(key) {
      const found = stored.get(key)
      return found && { stream: Readable.from([found.bytes]), size: found.bytes.length }
    },
    remove: async (key) => void stored.delete(key),
    async *list(within) {
      for (const [key, { bytes, changedAt }] of stored)
        if (within === undefined || key.startsWith(`${within}/`)) yield { key, size: bytes.length, changedAt }
    },
    clearTemporary: async () => 0,
    temporaryPath: () => join(folder, randomUUID()),
    check: async () => undefined,
    empty: () => stored.clear(),
  }
}
