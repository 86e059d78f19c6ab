import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { sessions } from '#server/db/schema/users.ts'
import { hashToken } from '#server/session.ts'
import type { World } from '#server/world.ts'

/** So many devices may one person be signed in on; the one that was unused for longest is signed out for a new one. */
const MAX_SESSIONS = 50

/** Opens a session for a person and gives its token: 256 random bits, of which only the hash is kept. */
export async function openSession(tx: Db, { clock, random }: World, userId: string): Promise<string> {
  const token = random.token()
  const now = clock()
  const tokenHash = hashToken(token)
  await tx.insert(sessions).values({ tokenHash, userId, createdAt: now, lastSeenAt: now })
  const surplus = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .orderBy(desc(sessions.lastSeenAt))
    .offset(MAX_SESSIONS - 1)
  await tx.delete(sessions).where(inArray(sessions.tokenHash, surplus))
  return token
}

/** Ends one session; its token opens nothing from now on. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends every session of a person, in the transaction that has changed what they were opened with. */
export async function endSessions(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** Ends every session of a person but the one of `tokenHash`. */
export async function endOtherSessions(tx: Db, userId: string, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
}
