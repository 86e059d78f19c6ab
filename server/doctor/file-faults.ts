import { gt } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { files as fileRows } from '#server/db/schema/files.ts'
import type { Files } from '#kit/node/files/store.ts'
import { sha256Of } from '#kit/node/files/sha256-of.ts'
import { strayFiles } from '#server/files/stray-files.ts'

const ROWS_AT_ONCE = 500

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
  for await (const key of strayFiles(db, files, now)) yield `${key}: nothing refers to it`
}
