import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { packages } from './packages.ts'
import { products } from './products.ts'
import { users } from './users.ts'
import { writtenAt } from './moment.ts'
import { partOf } from './id-of.ts'

/** A cart line is one product in one choice of variants, or one package; adding it again raises its quantity. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid().primaryKey(),
    userId: partOf('user_id', () => users.id),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    packageId: text('package_id').references(() => packages.id, { onDelete: 'cascade' }),
    /** Empty for a package: its pieces say their own. */
    variantKey: text('variant_key').notNull(),
    /** Lower-case variant name → chosen option id. */
    choice: jsonb().$type<Record<string, string>>().notNull(),
    quantity: integer().notNull(),
    createdAt: writtenAt('created_at'),
  },
  (table) => [
    unique('cart_items_line_key').on(table.userId, table.productId, table.variantKey),
    unique('cart_items_package_key').on(table.userId, table.packageId),
    index('cart_items_product_idx').on(table.productId),
    check('cart_items_quantity_check', sql`${table.quantity} > 0`),
    check('cart_items_what_check', sql`num_nonnulls(${table.productId}, ${table.packageId}) = 1`),
  ],
)
