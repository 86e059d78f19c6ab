import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from './products.ts'
import { users } from './users.ts'
import { writtenAt } from './moment.ts'
import { partOf } from './id-of.ts'

/** Products that a person keeps for later. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: partOf('user_id', () => users.id),
    productId: partOf('product_id', () => products.id),
    createdAt: writtenAt('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('wishlist_items_product_idx').on(table.productId),
  ],
)
