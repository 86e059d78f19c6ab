import { eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { SEARCHES_KEPT_DAYS } from '#domain/search/search-step.ts'
import { sessionEnds } from '#domain/users/session-rules.ts'
import type { Db } from '#kit/node/db/database.ts'
import { idempotencyKeys } from '#kit/node/http/tables.ts'
import { searchCounts } from '#server/db/schema/visits.ts'
import { sessions, temporaryPasswords, users } from '#server/db/schema/users.ts'
import { NO_NEW_EMAIL } from '#server/users/queries.ts'

const ROWS_AT_ONCE = 1_000
/** A submit may be repeated for a day at least; the other one is for clocks and queues. */
const KEY_LIFETIME_MS = 48 * 60 * 60_000

/** Removes the keys of submits that nobody repeats any more, and says how many. */
export async function removeOldKeys(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEY_LIFETIME_MS)
  let removed = 0
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${idempotencyKeys} where ctid = any (array(
        select ctid from ${idempotencyKeys} where ${lt(idempotencyKeys.createdAt, before)} limit ${ROWS_AT_ONCE}))`)
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < ROWS_AT_ONCE) return removed
  }
}

/** Removes the sessions that are over, and says how many. */
export async function removeDeadSessions(db: Db, now: Date): Promise<number> {
  let removed = 0
  let after = ''
  for (;;) {
    const seen = await sessionsAfter(db, after)
    const over = seen.filter((session) => sessionEnds(session) <= now).map(({ tokenHash }) => tokenHash)
    if (over.length > 0) {
      const { rowCount } = await db.delete(sessions).where(inArray(sessions.tokenHash, over))
      removed += rowCount ?? 0
    }
    const last = seen.at(-1)
    if (!last || seen.length < ROWS_AT_ONCE) return removed
    after = last.tokenHash
  }
}

function sessionsAfter(db: Db, tokenHash: string) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(gt(sessions.tokenHash, tokenHash))
    .orderBy(sessions.tokenHash)
    .limit(ROWS_AT_ONCE)
}

/** Removes the temporary passwords that have ended, and says how many; a person has one at most. */
export async function removeOldPasswords(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.delete(temporaryPasswords).where(lt(temporaryPasswords.expiresAt, now))
  return rowCount ?? 0
}

/** Forgets the new addresses whose links were never opened, and says how many. */
export async function removeOldEmails(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.update(users).set(NO_NEW_EMAIL).where(lt(users.newEmailUntil, now))
  return rowCount ?? 0
}

/** Removes what people searched for longer ago than reports read, and says how many rows; a day has a thousand at most. */
export async function removeOldSearches(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db
    .delete(searchCounts)
    .where(lt(searchCounts.day, sql`${now.toISOString()}::date - ${SEARCHES_KEPT_DAYS}::int`))
  return rowCount ?? 0
}
