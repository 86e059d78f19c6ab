import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { files } from './files.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { idOf, partOf } from './id-of.ts'

/** What customer and studio write to each other about an order or a quote request. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: uuid().primaryKey(),
    orderId: partOf('order_id', () => orders.id),
    /** Counted from 1 through the messages of an order. */
    number: integer().notNull(),
    authorId: idOf('author_id', () => users.id),
    /** Whether it was written for the studio; people change their role. */
    writtenAs: text('written_as').$type<'studio' | 'client'>().notNull(),
    /** Whether it asks for a change of the quote. */
    asksChange: boolean('asks_change').notNull().default(false),
    text: text().notNull(),
    /** When a letter named it to the other side; null while it waits for one. */
    notifiedAt: moment('notified_at'),
    /** When the other side had read it; null until then. */
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('order_messages_number_key').on(table.orderId, table.number),
    index('order_messages_pending_idx')
      .on(table.orderId, table.writtenAs)
      .where(sql`notified_at is null`),
    index('order_messages_unread_idx')
      .on(table.orderId, table.writtenAs)
      .where(sql`read_at is null`),
  ],
)

/** What was sent with a message, in its order. */
export const orderMessageFiles = pgTable(
  'order_message_files',
  {
    messageId: partOf('message_id', () => orderMessages.id),
    position: integer().notNull(),
    fileId: idOf('file_id', () => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.position] }),
    unique('order_message_files_file_key').on(table.fileId),
  ],
)
