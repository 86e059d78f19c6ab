import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { type Db, one } from '#kit/node/db/database.ts'
import { emails } from '#server/db/schema/emails.ts'
import { cutText } from '#kit/core/cut-text.ts'
import { SENDING_PATIENCE } from '#kit/node/mail/smtp.ts'

export type ClaimedEmail = NonNullable<Awaited<ReturnType<typeof claimEmail>>>

const MINUTE = 60_000
/** How long a sender may keep a mail in hand, in milliseconds: well over what sending may take. */
const LEASE = 2 * SENDING_PATIENCE
const LONGEST_PAUSE = 6 * 60 * MINUTE
const LONGEST_ERROR = 500

/**
 * Takes the oldest mail that is due at `now` in hand, or the one named `id`; undefined when none is. Two callers never
 * get the same one.
 */
export function claimEmail(db: Db, now: Date, id?: string) {
  const oldestDue = db
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        id === undefined ? undefined : eq(emails.id, id),
        isNull(emails.sentAt),
        isNull(emails.setAsideAt),
        or(isNull(emails.runAt), lte(emails.runAt, now)),
        or(isNull(emails.lease), lte(emails.lease, now)),
      ),
    )
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return one(
    db
      .update(emails)
      .set({ lease: new Date(now.getTime() + LEASE), attempts: sql`${emails.attempts} + 1` })
      .where(eq(emails.id, sql`(${oldestDue})`))
      .returning(),
  )
}

/** Notes that the mail was accepted by the mail server at `now`; with that what a secret one says goes, and its picture. */
export async function markSent(db: Db, email: ClaimedEmail, now: Date): Promise<void> {
  const { id, isSecret } = email
  const blanked = isSecret ? { html: '', bodyText: '' } : {}
  const attachments = email.attachments.map((one) => (one.kind === 'picture' ? { ...one, jpeg: '' } : one))
  await db
    .update(emails)
    .set({ sentAt: now, lease: null, lastError: null, attachments, ...blanked })
    .where(eq(emails.id, id))
}

/** Notes why the mail could not be sent and when to try again, unless another sender has it in hand by now. */
export async function markFailed(db: Db, email: ClaimedEmail, now: Date, reason: string): Promise<void> {
  const runAt = new Date(now.getTime() + pauseAfter(email.attempts))
  await db
    .update(emails)
    .set({ lastError: cutText(reason.replaceAll('\0', ''), LONGEST_ERROR), runAt, lease: null })
    .where(and(eq(emails.id, email.id), isNull(emails.sentAt), eq(emails.attempts, email.attempts)))
}

/** Milliseconds until the next try: 1, 2, 4 … minutes, at most 6 hours. It never gives up. */
export function pauseAfter(attempts: number): number {
  return Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE)
}
