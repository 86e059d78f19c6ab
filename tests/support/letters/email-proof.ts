import { desc, eq } from 'drizzle-orm'
import { emails } from '#server/db/schema/emails.ts'
import { sendEmailProof } from '#server/users/change-email.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Has the link to a new address sent, and reads from the mail what it carries. */
export async function mailedProof({ shop }: TestShop, userId: string, email: string) {
  await sendEmailProof(shop, userId, email)
  const [mail] = await shop.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, email))
    .orderBy(desc(emails.createdAt))
    .limit(1)
  return proofIn(mail?.bodyText ?? '')
}

/** What the link in the text of a mail carries. */
export function proofIn(text: string) {
  const link = new URL(/http\S+\/confirm-email\S+/.exec(text)?.[0] ?? 'about:blank')
  const of = (name: string) => link.searchParams.get(name) ?? ''
  return { user: of('user'), email: of('email'), expires: of('expires'), signature: of('signature') }
}
