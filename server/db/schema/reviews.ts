import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from './products.ts'
import { users } from './users.ts'
import { writtenAt } from './moment.ts'
import { idOf, partOf } from './id-of.ts'

/** What a customer says of a piece that was delivered to them, once per piece. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    productId: partOf('product_id', () => products.id),
    userId: idOf('user_id', () => users.id),
    /** Stars, 1 to 5. */
    rating: integer().notNull(),
    text: text().notNull().default(''),
    /** Taken down by the studio: neither shown nor counted. */
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: writtenAt('created_at'),
  },
  (table) => [
    unique('reviews_once_key').on(table.productId, table.userId),
    index('reviews_product_idx').on(table.productId, table.createdAt.desc().nullsFirst()),
    index('reviews_user_idx').on(table.userId),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
  ],
)
