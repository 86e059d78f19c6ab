import { inArray } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { files as fileRows } from '#server/db/schema/files.ts'
import { PRIVATE_FOLDERS } from './private-folders.ts'
import type { Files } from '#kit/node/files/store.ts'

const KEYS_AT_ONCE = 1_000
/** A file may be on its way: its row is written after its bytes. */
const STRAY_AFTER_MS = 60 * 60_000

/** The keys of private files that no row knows of, though there was time enough for it. */
export async function* strayFiles(db: Db, files: Files, now: Date): AsyncGenerator<string> {
  for (const folder of PRIVATE_FOLDERS) {
    const old = keysBefore(files, folder, new Date(now.getTime() - STRAY_AFTER_MS))
    for await (const keys of inBatches(old)) yield* unknownTo(db, keys)
  }
}

/** The keys under `folder` of files that were last written before that moment. */
export async function* keysBefore(files: Files, folder: string, moment: Date): AsyncGenerator<string> {
  for await (const { key, changedAt } of files.list(folder)) if (changedAt < moment) yield key
}

export async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const key of keys) {
    batch.push(key)
    if (batch.length < KEYS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* unknownTo(db: Db, keys: readonly string[]): AsyncGenerator<string> {
  const rows = await db
    .select({ key: fileRows.key })
    .from(fileRows)
    .where(inArray(fileRows.key, [...keys]))
  const existing = new Set(rows.map(({ key }) => key))
  for (const key of keys) if (!existing.has(key)) yield key
}
