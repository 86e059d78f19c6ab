import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from './moment.ts'

/** A paper that is made when its mail leaves. */
type OrderPaper = { kind: 'order-document'; orderId: string; name: string }
/** A private picture that stands in the letter as it was when that was written: a small JPEG as base64, blanked once that is sent. */
export type LetterPicture = { kind: 'picture'; name: string; jpeg: string }
/** What a mail carries along. */
export type EmailAttachment = OrderPaper | LetterPicture

/** The outbox: a mail is a row of the transaction that caused it, and stays as the record of what was sent. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey(),
    letter: text().notNull(),
    recipient: text().notNull(),
    replyTo: text('reply_to').notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    bodyText: text('body_text').notNull(),
    /** Carries a secret: what it says is blanked once it was sent. */
    isSecret: boolean('is_secret').notNull().default(false),
    attachments: jsonb().$type<EmailAttachment[]>().notNull().default([]),
    createdAt: writtenAt('created_at'),
    /** Not to be tried before; null is at once. */
    runAt: moment('run_at'),
    attempts: integer().notNull().default(0),
    /** Until when a sender has it in hand; after that, the sender is taken for dead. */
    lease: moment('lease'),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    /** The studio does not want it to leave any more; Try again takes that back. */
    setAsideAt: moment('set_aside_at'),
  },
  (table) => [
    index('emails_unsent_idx')
      .on(table.createdAt, table.id)
      .where(sql`sent_at is null`),
    index('emails_recipient_idx').on(table.recipient, table.createdAt.desc().nullsFirst(), table.id),
    index('emails_created_idx').on(table.createdAt.desc().nullsFirst(), table.id),
  ],
)
