import { sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import { brokenFiles, orphanFiles } from './file-faults.ts'
import { type Invariant, invariants, outboxInvariant } from './invariants.ts'

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
  const reported = config.smtpUrl ? [...invariants, outboxInvariant] : invariants
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
