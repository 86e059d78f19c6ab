import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { moment } from './moment.ts'
import { users } from './users.ts'

/** A count of what stands in the stores; once it is applied, nothing of it changes any more. */
export const stocktakes = pgTable('stocktakes', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  createdAt: moment('created_at').notNull(),
  appliedBy: uuid('applied_by').references(() => users.id),
  appliedAt: moment('applied_at'),
})

/** One finish as it was counted; it says by itself what it is of, which may be gone later. */
export const stocktakeLines = pgTable(
  'stocktake_lines',
  {
    stocktakeId: uuid('stocktake_id')
      .notNull()
      .references(() => stocktakes.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    variantKey: text('variant_key').notNull(),
    productCode: text('product_code').notNull(),
    name: text().notNull(),
    finish: text().notNull(),
    counted: integer().notNull(),
    /** What should have stood there at the moment it was counted: what could be sold, and what orders hold. */
    expected: integer().notNull(),
    reason: text().notNull().default(''),
    countedBy: uuid('counted_by')
      .notNull()
      .references(() => users.id),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stocktakeId, table.productId, table.variantKey] }),
    check('stocktake_lines_counted_check', sql`${table.counted} >= 0`),
  ],
)
