import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { wrongTries } from './tables.ts'
import { noTries, type Tries, type AttemptStore } from './attempts.ts'

/** Tries in the table that all processes share. */
export function tableAttempts(db: Db, clock: () => Date): AttemptStore {
  return {
    change: ({ place, account }, change) =>
      db.inTransaction(async (tx) => {
        const held = await holdTries(tx, [place, account], clock())
        const of = (key: string) => held.get(key) ?? noTries(clock().getTime())
        const changed = change({ place: of(place), account: of(account) })
        await writeTries(tx, [asRow(place, changed.place), asRow(account, changed.account)])
      }),
  }
}

/** Makes the rows where there are none, and keeps all until the transaction ends, in one order. */
async function holdTries(tx: Db, keys: readonly string[], now: Date): Promise<Map<string, Tries>> {
  const rows = keys.toSorted().map((key) => ({ key, wrong: 0, waits: 0, since: now, last: now }))
  await tx.insert(wrongTries).values(rows).onConflictDoNothing()
  const held = await tx
    .select()
    .from(wrongTries)
    .where(inArray(wrongTries.key, [...keys]))
    .orderBy(wrongTries.key)
    .for('update')
  return new Map(
    held.map(({ key, since, last, ...tries }) => [
      key,
      { ...tries, since: since.getTime(), last: last.getTime() },
    ]),
  )
}

async function writeTries(tx: Db, rows: (typeof wrongTries.$inferInsert)[]): Promise<void> {
  const written = { wrong: sql`excluded.wrong`, waits: sql`excluded.waits` }
  const set = { ...written, since: sql`excluded.since`, last: sql`excluded.last` }
  await tx.insert(wrongTries).values(rows).onConflictDoUpdate({ target: wrongTries.key, set })
}

function asRow(key: string, { since, last, ...tries }: Tries) {
  return { key, ...tries, since: new Date(since), last: new Date(last) }
}
