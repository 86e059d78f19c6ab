import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { idOf, partOf } from './id-of.ts'

/** A count of what stands in the stores; once it is applied, nothing of it changes any more. */
export const stocktakes = pgTable('stocktakes', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  createdBy: idOf('created_by', () => users.id),
  createdAt: moment('created_at').notNull(),
  appliedBy: uuid('applied_by').references(() => users.id),
  appliedAt: moment('applied_at'),
})

/** One finish as it was counted; it says by itself what it is of, which may be gone later. */
export const stocktakeLines = pgTable(
  'stocktake_lines',
  {
    stocktakeId: partOf('stocktake_id', () => stocktakes.id),
    productId: uuid('product_id').notNull(),
    variantKey: text('variant_key').notNull(),
    productCode: text('product_code').notNull(),
    name: text().notNull(),
    finish: text().notNull(),
    counted: integer().notNull(),
    /** What should have stood there at the moment it was counted: what could be sold, and what orders hold. */
    expected: integer().notNull(),
    reason: text().notNull().default(''),
    countedBy: idOf('counted_by', () => users.id),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stocktakeId, table.productId, table.variantKey] }),
    check('stocktake_lines_counted_check', sql`${table.counted} >= 0`),
  ],
)
