import { sql } from 'drizzle-orm'
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Up to when the stock has been looked through for pieces that fell low; one row for the whole shop. */
export const lowStockNotice = pgTable(
  'low_stock_notice',
  {
    id: integer().primaryKey().default(1),
    lookedUntil: timestamp('looked_until', { withTimezone: true }).notNull(),
    /** When the studio was last told; null for never. */
    notifiedAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [check('low_stock_notice_is_one', sql`${table.id} = 1`)],
)
