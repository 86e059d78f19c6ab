import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What people searched for on a day of the store's time zone, and what came of it: no person, no device. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    question: text().notNull(),
    asked: integer().notNull(),
    /** How many pieces it found when it was asked last. */
    found: integer().notNull(),
    /** How often a piece was opened after it, and how often one was put into the cart. */
    opened: integer().notNull(),
    carted: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.question] })],
)
