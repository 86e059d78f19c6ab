import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from './products.ts'
import { users } from './users.ts'

/** A cart line is one product in one choice of variants; adding it again raises its quantity. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantKey: text('variant_key').notNull(),
    /** Lower-case variant name → chosen option id. */
    choice: jsonb().$type<Record<string, string>>().notNull(),
    quantity: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('cart_items_line_key').on(table.userId, table.productId, table.variantKey),
    check('cart_items_quantity_check', sql`${table.quantity} > 0`),
  ],
)
