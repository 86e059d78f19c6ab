import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Requests counted against a budget, for all processes. Unlogged: a crash of the database forgets them, no more. */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** A hash of the budget and of whom it binds. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('request_counts_ends_idx').on(table.endsAt)],
)

/** Wrong passwords by account and place, for all processes. Unlogged, too. */
export const wrongTries = pgTable(
  'wrong_tries',
  {
    /** A hash of the account, or of the account and where the try came from. */
    key: text().primaryKey(),
    wrong: integer().notNull(),
    waits: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    last: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('wrong_tries_last_idx').on(table.last)],
)
