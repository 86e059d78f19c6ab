import { desc, eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { emails } from '#server/db/schema/emails.ts'
import { users } from '#server/db/schema/users.ts'
import { sendTemporaryPassword } from '#server/users/forgot-password.ts'
import { queuedPasswords } from '#server/users/password-hash.ts'
import type { Person } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** What the cast signs in with once `givePassword` gave it to them. */
export const OWN_PASSWORD = 'papaya on the lanai'

// Hashing is slow on purpose; every test file of a thread shares this one.
const ownHash = queuedPasswords().hash(OWN_PASSWORD)

/** Lets some of the cast sign in. */
export async function givePassword(db: Db, ...people: Person[]): Promise<void> {
  const passwordHash = await ownHash
  for (const { id } of people) await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

/** Has a temporary password sent, and reads it from the mail that waits. */
export async function askForPassword({ shop }: TestShop, { email }: Person): Promise<string> {
  await sendTemporaryPassword(shop, email)
  return (await mailedPasswords(shop.db, email))[0] ?? ''
}

/** The temporary passwords in mails that wait for an address, newest first. */
export async function mailedPasswords(db: Db, email: string): Promise<string[]> {
  const mails = await db
    .select()
    .from(emails)
    .where(eq(emails.recipient, email))
    .orderBy(desc(emails.createdAt))
  return mails.flatMap(({ bodyText }) => passwordIn(bodyText) ?? [])
}

/** The temporary password in the text of a mail. */
export function passwordIn(text: string): string | undefined {
  return /^[\dA-Z]{4}(?:-[\dA-Z]{4}){3}$/m.exec(text)?.[0]
}
