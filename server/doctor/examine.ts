import { sql, gt } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import { boardInvariants } from './board-invariants.ts'
import { type Invariant, invariants, outboxInvariant } from './invariants.ts'
import { moneyInvariants } from './money-invariants.ts'
import { files as fileRows } from '#server/db/schema/files.ts'
import { unsoundBoards } from '#server/boards/unsound-boards.ts'
import type { Files } from '#kit/node/files/store.ts'
import { sha256Of } from '#kit/node/files/sha256-of.ts'
import { strayFiles } from '#server/files/stray-files.ts'

const ROWS_AT_ONCE = 500

export type Violation = { id: Invariant['id']; what: string }

/** Counting a large shop takes longer than a page may. */
export const PATIENCE_MS = 10 * 60_000

/** Everything in the data that should not be so. Reads only, and of one moment: the shop may be open meanwhile. */
export async function examine({
  db,
  files,
  config,
  clock,
  engine,
}: Pick<World, 'db' | 'files' | 'config' | 'clock' | 'engine'>): Promise<Violation[]> {
  const now = clock()
  const reported = [
    ...invariants,
    ...boardInvariants,
    ...moneyInvariants,
    ...(config.smtpUrl ? [outboxInvariant] : []),
  ]
  const ofRows = await db.inTransaction(
    async (tx) => {
      if (engine === 'postgres')
        await tx.execute(sql`set transaction isolation level repeatable read read only`)
      return violationsIn(tx, reported, now)
    },
    { patience: PATIENCE_MS },
  )
  return [
    ...ofRows,
    ...(await all('I7', brokenFiles(db, files))),
    ...(await all('I8', orphanFiles(db, files, now))),
    ...(await all('I22', unsoundBoards(db))),
  ]
}

async function violationsIn(tx: Db, reported: readonly Invariant[], now: Date): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [at, { id, text, takesNow }] of reported.entries()) {
    const values = takesNow ? [now] : []
    const rows = await tx.rows<{ what: string }>({ name: `doctor_${at}`, text, values })
    found.push(...rows.map(({ what }) => ({ id, what })))
  }
  return found
}

async function all(id: Invariant['id'], faults: AsyncIterable<string>): Promise<Violation[]> {
  const found: Violation[] = []
  for await (const what of faults) found.push({ id, what })
  return found
}

/** I7: files of which the bytes are missing, cannot be read, or are others than were kept. */
async function* brokenFiles(db: Db, files: Files): AsyncGenerator<string> {
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
async function* orphanFiles(db: Db, files: Files, now: Date): AsyncGenerator<string> {
  for await (const key of strayFiles(db, files, now)) yield `${key}: nothing refers to it`
}
