import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { Schedule } from '#domain/payments/schedule.ts'
import type { County } from '#domain/places/hawaii.ts'
import { orders } from './orders.ts'
import type { QuotedLine } from './quoted-line.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { partOf } from './id-of.ts'

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
    orderId: partOf('order_id', () => orders.id),
    number: integer().notNull(),
    sent: jsonb().$type<SentQuote>().notNull(),
    /** What it changed against the one before it. */
    changes: jsonb().$type<string[]>().notNull(),
    sentBy: uuid('sent_by').references(() => users.id),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)
