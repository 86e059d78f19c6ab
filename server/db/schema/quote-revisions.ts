import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { LineDiscount } from '#domain/orders/line-discount.ts'
import type { Schedule } from '#domain/payments/schedule.ts'
import type { County } from '#domain/places/hawaii.ts'
import { orders, type PackagePiece } from './orders.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'

/** A line of a quote outside `order_items`: of a draft, or as it was sent; money in cents. */
export type QuotedLine = {
  _id: string
  productId: string | null
  packageId: string | null
  variantKey: string
  pieces: PackagePiece[] | null
  variants: Record<string, string>
  name: string
  image: string
  quantity: number
  leadWeeks: number | null
  price: number | null
  discount: LineDiscount | null
  listPrice: number
  cost: number | null
}

/** A quote as it was sent: an order with these in place of its own is that quote again. */
export type SentQuote = {
  items: QuotedLine[]
  itemsPrice: number
  shippingPrice: number
  taxPrice: number
  discount: number
  totalPrice: number
  taxPpm: number | null
  taxCounty: County | null
  taxBaseCents: number | null
  validUntil: string | null
  quoteNote: string
  schedule: Schedule | null
}

/** Every quote that was sent for an order, by number; never changed. */
export const quoteRevisions = pgTable(
  'quote_revisions',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    sent: jsonb().$type<SentQuote>().notNull(),
    /** What it changed against the one before it. */
    changes: jsonb().$type<string[]>().notNull(),
    sentBy: uuid('sent_by').references(() => users.id),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)
