import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** Up to when the stock has been looked through for pieces that fell low; one row for the whole shop. */
export const lowStockNotice = pgTable(
  'low_stock_notice',
  {
    id: integer().primaryKey().default(1),
    lookedUntil: moment('looked_until').notNull(),
    /** When the studio was last told; null for never. */
    notifiedAt: moment('told_at'),
  },
  (table) => [check('low_stock_notice_is_one', sql`${table.id} = 1`)],
)
