import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LineDiscount } from '#domain/orders/line-discount.ts'
import type { PaperKind } from '#domain/payments/numbered-papers.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { OrderAddress, orderItems, orders } from './orders.ts'
import { payables } from './payments.ts'
import { moment } from './moment.ts'
import { idOf } from './id-of.ts'

type Line = Pick<typeof orderItems.$inferSelect, 'name' | 'quantity' | 'variants' | 'pieces'> & {
  price: number | null
  /** Absent of papers from before lines had discounts of their own. */
  discount?: LineDiscount | null
}
type Tax = Pick<typeof orders.$inferSelect, 'taxPpm' | 'taxCounty' | 'taxBaseCents'>

/** Whom and what a paper is about. */
export type PaperSubject = {
  customer: { firstName: string; lastName: string; email: string }
  /** LN-1042 or D-218. */
  reference: string
  /** What was bought, as the order had it; absent of a design fee. */
  order?: Tax & {
    items: Line[]
    itemsPrice: number
    discount: number
    shippingPrice: number
    taxPrice: number
    isPickup: boolean
    shippingAddress: OrderAddress
  }
}

/** What was so when a paper was issued, in cents: it is drawn from this alone. */
export type PaperSnapshot = PaperSubject & {
  /** Who issued it; absent of what was paid before papers had numbers. */
  shop?: { storeName: string; address: string; phone: string; email: string; timeZone: string }
  /** How its payable stood. */
  sums: { total: number; charges: number; reduced: number; received: number; refunded: number; open: number }
  payment?: { method: PaymentMethod; receivedOn: string; reference: string } | undefined
  reason?: string | undefined
}

/** A series of numbers, by what they begin with. Its row is the last that a transaction locks: no number is left out. */
export const numberSeries = pgTable('number_series', {
  series: text().primaryKey(),
  next: integer().notNull(),
})

/** Papers with a number of their own. A trigger refuses UPDATE and DELETE. */
export const documents = pgTable(
  'documents',
  {
    series: text()
      .notNull()
      .references(() => numberSeries.series),
    seq: integer().notNull(),
    number: text()
      .notNull()
      .unique()
      .generatedAlwaysAs(sql`series || (seq + 1000)::text`),
    kind: text().$type<PaperKind>().notNull(),
    payableId: idOf('payable_id', () => payables.id),
    /** The payment or refund that it is for; null of an invoice, and of a reduction without a refund. */
    sourceId: uuid('source_id'),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    /** Below zero where it cancels another, so that those of a kind add up. */
    cents: integer().notNull(),
    cancels: text().references((): AnyPgColumn => documents.number),
    snapshot: jsonb().$type<PaperSnapshot>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.seq] }),
    index('documents_payable_idx').on(table.payableId),
    uniqueIndex('documents_cancels_key').on(table.cancels),
    uniqueIndex('documents_source_key')
      .on(table.sourceId)
      .where(sql`cancels is null`),
    check('documents_seq_check', sql`${table.seq} > 0`),
    check('documents_cents_check', sql`(${table.cents} < 0) <= (${table.cancels} is not null)`),
  ],
)
