import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DeviceKind } from '#domain/visits/device-kind.ts'
import { products } from './products.ts'
import { partOf } from './id-of.ts'

/** How many people came on a day of the store's time zone, by kind of device: no cookie, no person. */
export const visits = pgTable(
  'visits',
  {
    day: date({ mode: 'string' }).notNull(),
    device: text().$type<DeviceKind>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.device] })],
)

/** How often a product's page was opened on a day. */
export const productViews = pgTable(
  'product_views',
  {
    day: date({ mode: 'string' }).notNull(),
    productId: partOf('product_id', () => products.id),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.productId] }),
    index('product_views_product_idx').on(table.productId),
  ],
)

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
