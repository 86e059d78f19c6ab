import {
  and,
  count,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { emailStates, SetAsideForm } from '#contract/emails.ts'
import { DEMO_MAIL } from '#domain/users/demo-person.ts'
import { type Db, one } from '#kit/node/db/database.ts'
import { PICTURE_CID } from '#kit/node/mail/frame.ts'
import { containing } from '#server/db/like-pattern.ts'
import { emails } from '#server/db/schema/emails.ts'
import { outboxChanged } from '#server/outbox/outbox.ts'

/** Failed means that the last try failed; it is tried again all the same. */
type EmailState = (typeof emailStates)[number]

type EmailFilter = { state?: EmailState; search?: string; to?: string; page: number; limit: number }

// The story of the demo closes its letters without a try.
const isDemo = sql`(${emails.recipient} like ${`%${DEMO_MAIL}`} or (${emails.sentAt} is not null and ${emails.attempts} = 0))`

const isWaiting = and(isNull(emails.sentAt), isNull(emails.setAsideAt))

const inState: Record<EmailState, SQL | undefined> = {
  waiting: and(isWaiting, isNull(emails.lastError), not(isDemo)),
  sent: and(isNotNull(emails.sentAt), not(isDemo)),
  failed: and(isWaiting, isNotNull(emails.lastError), not(isDemo)),
  set_aside: and(isNull(emails.sentAt), isNotNull(emails.setAsideAt), not(isDemo)),
  demo: isDemo,
}

const summaryColumns = {
  _id: emails.id,
  letter: emails.letter,
  to: emails.recipient,
  subject: emails.subject,
  state: sql<EmailState>`case when ${isDemo} then 'demo' when ${emails.sentAt} is not null then 'sent' when ${emails.setAsideAt} is not null then 'set_aside' when ${emails.lastError} is null then 'waiting' else 'failed' end`,
  attempts: emails.attempts,
  lastError: sql<string>`coalesce(${emails.lastError}, '')`,
  createdAt: emails.createdAt,
  sentAt: emails.sentAt,
}

/** One page of the mails, newest first, and how many there are in all; `search` looks at recipient and subject. */
export async function listEmails(db: Db, { state, search, to, page, limit }: EmailFilter) {
  const chosen = and(
    state && inState[state],
    to ? eq(emails.recipient, to) : undefined,
    search ? mentions(search) : undefined,
  )
  const rows = await db
    .select(summaryColumns)
    .from(emails)
    .where(chosen)
    .orderBy(desc(emails.createdAt), emails.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { emails: rows, total: await db.$count(emails, chosen) }
}

/** What is read instead of a mail that is for its reader alone. */
const SECRET = 'This email is for its reader alone and cannot be read here.'

/** The mail `id` as it was written, with the names of what it carries; of a secret one only that it was written. */
export function findEmail(db: Db, id: string) {
  const written = {
    html: unlessSecret(emails.html),
    text: unlessSecret(emails.bodyText),
    attachments: sql<string[]>`jsonb_path_query_array(${emails.attachments}, '$[*].name')`,
  }
  return one(
    db
      .select({ ...summaryColumns, ...written })
      .from(emails)
      .where(eq(emails.id, id)),
  )
}

/** The HTML of a mail as a page shows it, with its picture until it is sent; undefined where there is no such mail. */
export async function showableEmail(db: Db, id: string): Promise<string | undefined> {
  const { attachments } = emails
  const found = await one(
    db
      .select({ html: unlessSecret(emails.html), attachments })
      .from(emails)
      .where(eq(emails.id, id)),
  )
  const picture = found?.attachments.find((one) => one.kind === 'picture')
  return picture?.jpeg
    ? found?.html.replace(`"cid:${PICTURE_CID}"`, `"data:image/jpeg;base64,${picture.jpeg}"`)
    : found?.html.replace(new RegExp(`<img src="cid:${PICTURE_CID}"[^>]*>`), '')
}

/** Lets a mail that is not sent yet be tried at once, and says whether there was one. */
export async function retryEmail(db: Db, id: string): Promise<boolean> {
  const retried = await one(
    db
      .update(emails)
      .set({ runAt: null, lastError: null, setAsideAt: null })
      .where(and(eq(emails.id, id), isNull(emails.sentAt)))
      .returning({ id: emails.id }),
  )
  if (retried) db.afterCommit(() => outboxChanged.publish(undefined))
  return retried !== undefined
}

/** Keeps mails from leaving that wait at `now` and are in nobody's hand; gives their ids. */
export async function setEmailsAside(
  tx: Db,
  { id, before }: z.output<typeof SetAsideForm>,
  now: Date,
): Promise<string[]> {
  const these = and(id ? eq(emails.id, id) : undefined, before && lt(emails.createdAt, before))
  const isFree = or(isNull(emails.lease), lte(emails.lease, now))
  const rows = await tx
    .update(emails)
    .set({ setAsideAt: now })
    .where(and(these, isWaiting, not(isDemo), isFree))
    .returning({ id: emails.id })
  return rows.map(({ id }) => id)
}

function unlessSecret(column: PgColumn): SQL<string> {
  return sql`case when ${emails.isSecret} then ${SECRET} else ${column} end`
}

function mentions(search: string): SQL | undefined {
  const pattern = containing(search)
  return or(ilike(emails.recipient, pattern), ilike(emails.subject, pattern))
}

/** How many mails wait, and since when the oldest does: for figures, by the index of those alone. */
export async function findUnsent(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await db
    .select({ count: count(), oldest: min(emails.createdAt) })
    .from(emails)
    .where(isWaiting)
  return found ?? { count: 0, oldest: null }
}
