import { desc, eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { emails } from '#server/db/schema/emails.ts'
import type { LetterName } from '#tests/support/letters/letter-names.ts'

/** The words of the newest letter of that name which waits to leave. */
export async function readLetter(db: Db, letter: LetterName): Promise<string> {
  const [row] = await db
    .select({ words: emails.bodyText })
    .from(emails)
    .where(eq(emails.letter, letter))
    .orderBy(desc(emails.createdAt))
    .limit(1)
  if (!row) throw new Error(`No letter ${letter} waits to leave`)
  return row.words
}
