import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row per submit that carried an Idempotency-Key, written in the transaction of what it did. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer(),
    reply: text(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
)
