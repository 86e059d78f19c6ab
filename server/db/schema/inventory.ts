import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { StockCause } from '#domain/stock/stock-cause.ts'
import { products } from './products.ts'
import { moment } from './moment.ts'

export type { StockCause } from '#domain/stock/stock-cause.ts'

/** Units at hand, in a narrow table of its own: the row every order fights for. */
export const inventory = pgTable(
  'inventory',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Chosen option ids joined with hyphens; `default` when there are no variants. */
    variantKey: text('variant_key').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.variantKey] }),
    check('inventory_never_negative', sql`${table.quantity} >= 0`),
  ],
)

/** Every change of stock, written in the transaction that made it. */
export const stockHistory = pgTable(
  'stock_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantKey: text('variant_key').notNull(),
    change: integer().notNull(),
    quantityAfter: integer('quantity_after').notNull(),
    cause: text().$type<StockCause>().notNull(),
    note: text().notNull().default(''),
    actorId: uuid('actor_id'),
    orderId: uuid('order_id'),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('stock_history_product_idx').on(table.productId, table.id),
    // By which every process sees the stock that the others moved.
    index('stock_history_created_idx').on(table.createdAt),
  ],
)
