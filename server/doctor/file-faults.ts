import { gt, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { files as fileRows } from '#server/db/schema/files.ts'
import type { Files } from '#server/files/store.ts'
import { PRIVATE_FOLDERS } from '#server/files/private-folders.ts'
import { sha256Of } from '#server/files/sha256-of.ts'

const ROWS_AT_ONCE = 500
const KEYS_AT_ONCE = 1_000
/** A file may be on its way: its row is written after its bytes. */
const ORPHAN_AFTER_MS = 60 * 60_000

/** I7: files of which the bytes are missing, cannot be read, or are others than were kept. */
export async function* brokenFiles(db: Db, files: Files): AsyncGenerator<string> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select({ id: fileRows.id, key: fileRows.key, sha256: fileRows.sha256 })
      .from(fileRows)
      .where(gt(fileRows.id, after))
      .orderBy(fileRows.id)
      .limit(ROWS_AT_ONCE)
    for (const { id, key, sha256 } of rows) {
      const fault = await faultOf(files, key, sha256)
      if (fault) yield `file ${id} at ${key}: ${fault}`
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function faultOf(files: Files, key: string, sha256: string): Promise<string | undefined> {
  try {
    const found = await files.read(key)
    if (!found) return 'there are no bytes'
    return (await sha256Of(found.stream)) === sha256 ? undefined : 'its bytes are others than were kept'
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException
    return `it cannot be read (${code})`
  }
}

/** I8: private files that no row knows of. */
export async function* orphanFiles(db: Db, files: Files, now: Date): AsyncGenerator<string> {
  const old = now.getTime() - ORPHAN_AFTER_MS
  let keys: string[] = []
  for (const folder of PRIVATE_FOLDERS) {
    for await (const { key, changedAt } of files.list(folder)) {
      if (changedAt.getTime() < old) keys.push(key)
      if (keys.length < KEYS_AT_ONCE) continue
      yield* unknownTo(db, keys)
      keys = []
    }
  }
  yield* unknownTo(db, keys)
}

async function* unknownTo(db: Db, keys: readonly string[]): AsyncGenerator<string> {
  if (keys.length === 0) return
  const rows = await db
    .select({ key: fileRows.key })
    .from(fileRows)
    .where(inArray(fileRows.key, [...keys]))
  const known = new Set(rows.map(({ key }) => key))
  for (const key of keys) if (!known.has(key)) yield `${key}: nothing refers to it`
}
