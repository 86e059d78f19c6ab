import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { one, type Db } from '#kit/node/db/database.ts'
import { emails } from '#server/db/schema/emails.ts'
import { temporaryPasswords, users } from '#server/db/schema/users.ts'
import type { accountWords } from './letters.ts'
import { MAX_TRIES } from './temporary-password.ts'

type TemporaryPassword = { userId: string; hash: string }

/** Keeps a temporary password for a person, in place of the one before. */
export async function keepTemporaryPassword(
  tx: Db,
  { userId, ...made }: TemporaryPassword & { expiresAt: Date },
): Promise<void> {
  const fresh = { ...made, tries: 0 }
  await tx
    .insert(temporaryPasswords)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: temporaryPasswords.userId, set: fresh })
}

/**
 * Counts one try and gives what it is to be compared with; undefined when there is nothing to try at `now`.
 * A try counts from its beginning, so many at once are no way around; who has the letter is not barred by them.
 */
export function countTry(
  db: Db,
  email: string,
  now: Date,
  hasLetter: boolean,
): Promise<TemporaryPassword | undefined> {
  return one(
    db
      .update(temporaryPasswords)
      .set({ tries: sql`${temporaryPasswords.tries} + 1` })
      .from(users)
      .where(
        and(
          eq(users.id, temporaryPasswords.userId),
          eq(users.email, email),
          isNull(users.deletedAt),
          gt(temporaryPasswords.expiresAt, now),
          hasLetter ? undefined : lt(temporaryPasswords.tries, MAX_TRIES),
        ),
      )
      .returning({ userId: temporaryPasswords.userId, hash: temporaryPasswords.hash }),
  )
}

/** Uses a temporary password up, and says whether it was still there: of two who use it at once one does. */
export async function useUp(tx: Db, { userId, hash }: TemporaryPassword, now: Date): Promise<boolean> {
  const used = await one(
    tx
      .delete(temporaryPasswords)
      .where(
        and(
          eq(temporaryPasswords.userId, userId),
          eq(temporaryPasswords.hash, hash),
          gt(temporaryPasswords.expiresAt, now),
        ),
      )
      .returning({ userId: temporaryPasswords.userId }),
  )
  return used !== undefined
}

/** Takes the temporary password of a person away, if there is one. */
export async function forgetTemporaryPassword(tx: Db, userId: string): Promise<void> {
  await tx.delete(temporaryPasswords).where(eq(temporaryPasswords.userId, userId))
}

/** How many letters of this kind were mailed to this address within the last `hours`, by the clock that dates mails. */
export function mailedWithin(
  tx: Db,
  hours: number,
  letter: keyof typeof accountWords,
  email: string,
): Promise<number> {
  return tx.$count(
    emails,
    and(
      eq(emails.letter, letter),
      eq(emails.recipient, email),
      gt(emails.createdAt, sql`now() - make_interval(hours => ${hours})`),
    ),
  )
}
