import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { County } from '#domain/places/hawaii.ts'
import type { DeliveryWishes } from '#domain/orders/delivery-wishes.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Schedule } from '#domain/payments/schedule.ts'
import type { QuoteStatus } from '#domain/orders/quote-status.ts'
import { firstPromises } from '#domain/settings/promises.ts'
import type { LineDiscount } from '#domain/orders/line-discount.ts'
import type { DeviceKind } from '#domain/visits/device-kind.ts'
import { files } from './files.ts'
import { packages } from './packages.ts'
import { products } from './products.ts'
import type { PackagePiece, QuotedLine } from './quoted-line.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { idOf, partOf } from './id-of.ts'

export type OrderAddress = {
  fullName: string
  address: string
  city: string
  state: string
  postalCode: string
  country: string
  phone: string
}

/** What the customer says they paid: a statement, never a proof. */
export type PaymentClaim = { method: PaymentMethod; reference: string; claimedAt: string }

const isSold = sql`payment_status = 'paid' and status <> 'cancelled'`

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: integer().generatedByDefaultAsIdentity({ name: 'order_number', startWith: 1001 }),
    userId: idOf('user_id', () => users.id),
    kind: text().$type<'purchase' | 'quote'>().notNull(),
    status: text().$type<OrderStatus>().notNull().default('pending'),
    quoteStatus: text('quote_status').$type<QuoteStatus>(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('pending'),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    paymentClaim: jsonb('payment_claim').$type<PaymentClaim>(),
    paymentNote: text('payment_note').notNull().default(''),
    itemsCents: integer('items_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    /** The excise tax as it was agreed: its rate in millionths, whose it is, and what it was taken of; null by a flat rate. */
    taxPpm: integer('tax_ppm'),
    taxCounty: text('tax_county').$type<County>(),
    taxBaseCents: integer('tax_base_cents'),
    shippingAddress: jsonb('shipping_address').$type<OrderAddress>().notNull(),
    isPickup: boolean('is_pickup').notNull().default(false),
    /** Null where the customer made none. */
    deliveryWishes: jsonb('delivery_wishes').$type<DeliveryWishes>(),
    shippingMethod: text('shipping_method').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    validUntil: date('valid_until', { mode: 'string' }),
    quoteNote: text('quote_note').notNull().default(''),
    declineReason: text('decline_reason').notNull().default(''),
    quotedAt: moment('quoted_at'),
    /** Since when a change that the customer asked for waits for the studio's answer; null while none does. */
    changeRequestedAt: moment('change_asked_at'),
    /** How a quote is to be paid, once it was sent; the shop's own way otherwise. */
    schedule: jsonb().$type<Schedule>(),
    /** Counts what the studio saved and sent of its quote. */
    revision: integer().notNull().default(0),
    /** Lines of the next quote, while it is still to be sent. */
    draft: jsonb().$type<QuotedLine[]>(),
    /** Set when the letter that warns of the quote's end was queued. */
    expiryWarnedAt: moment('expiry_warned_at'),
    evidenceFileId: uuid('evidence_file_id').references(() => files.id),
    evidenceUploadedAt: moment('evidence_uploaded_at'),
    /** Whether its units are taken out of stock now: returned once, taken again once. */
    holdsStock: boolean('holds_stock').notNull().default(false),
    /** What it was placed on; null where that is not known. */
    device: text().$type<DeviceKind>(),
    paidAt: moment('paid_at'),
    deliveredAt: moment('delivered_at'),
    /** What was promised when it was asked for. */
    quoteHoursFrom: integer('quote_hours_from').notNull().default(firstPromises.quoteHoursFrom),
    quoteHoursTo: integer('quote_hours_to').notNull().default(firstPromises.quoteHoursTo),
    archivedAt: moment('archived_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_reference_key').on(sql`right(${table.id}::text, 8)`),
    uniqueIndex('orders_number_key').on(table.number),
    index('orders_user_idx').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('orders_created_idx').on(table.createdAt.desc().nullsFirst(), table.id),
    index('orders_delivered_idx').on(table.deliveredAt),
    // What is under way: few rows of many.
    index('orders_open_idx')
      .on(table.createdAt)
      .where(sql`status not in ('delivered', 'cancelled')`),
    // All that a report of sales reads of an order; of buyers, whether they bought before.
    index('orders_sold_idx')
      .on(table.paidAt, table.userId, table.totalCents, table.paymentMethod, table.device)
      .where(isSold),
    index('orders_bought_idx').on(table.userId, table.paidAt).where(isSold),
    // Few: lists leave them out.
    index('orders_archived_idx')
      .on(table.id)
      .where(sql`archived_at is not null`),
    index('orders_quote_end_idx')
      .on(table.validUntil)
      .where(sql`quote_status = 'quoted'`),
    // What waits for the studio: few rows of many.
    index('orders_evidence_idx')
      .on(table.evidenceUploadedAt)
      .where(sql`evidence_file_id is not null and payment_status = 'pending'`),
    index('orders_change_asked_idx')
      .on(table.changeRequestedAt)
      .where(sql`change_asked_at is not null`),
    index('orders_quote_asked_idx')
      .on(table.createdAt)
      .where(sql`quote_status = 'requested'`),
    check(
      'orders_paid_check',
      sql`(${table.paymentStatus} in ('paid', 'refunded')) = (${table.paidAt} is not null)`,
    ),
    check('orders_quote_check', sql`(${table.kind} = 'quote') = (${table.quoteStatus} is not null)`),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey(),
    orderId: partOf('order_id', () => orders.id),
    position: integer().notNull(),
    /** Null for a package, and for what a quote says in words. */
    productId: uuid('product_id').references(() => products.id),
    packageId: text('package_id').references(() => packages.id),
    /** Empty for a package: its pieces say their own. */
    variantKey: text('variant_key').notNull(),
    /** One set of a package, piece by piece, as it was when ordered. */
    pieces: jsonb().$type<PackagePiece[]>(),
    /** Variant name → name of the chosen option, as it was when ordered. */
    variants: jsonb().$type<Record<string, string>>().notNull(),
    name: text().notNull(),
    image: text().notNull(),
    quantity: integer().notNull(),
    /** Weeks to make it, where it was made to order when ordered: then it takes no units. */
    leadWeeks: integer('lead_weeks'),
    /** What the customer pays for one; null while a quote has no price yet. */
    unitPriceCents: integer('unit_price_cents'),
    /** What the line comes to less; part of the order's discount. */
    discount: jsonb().$type<LineDiscount>(),
    /** The catalogue's price at that moment; in a quote request for the studio's eyes only. */
    listPriceCents: integer('list_price_cents').notNull(),
    /** Cost at that moment, for profit. */
    costCents: integer('cost_cents'),
    /** When its order was placed and, where it is sold, paid: triggers write both, so that reports read lines alone. */
    placedAt: moment('placed_at'),
    soldAt: moment('sold_at'),
  },
  (table) => [
    index('order_items_order_idx').on(table.orderId, table.position),
    index('order_items_product_idx').on(table.productId, table.placedAt, table.orderId),
    // All that a report of sales reads of a line.
    index('order_items_sold_idx')
      .on(
        table.soldAt,
        table.productId,
        table.packageId,
        table.orderId,
        table.quantity,
        table.unitPriceCents,
        table.costCents,
      )
      .where(sql`sold_at is not null`),
    check('order_items_quantity_check', sql`${table.quantity} > 0`),
    check('order_items_what_check', sql`num_nonnulls(${table.productId}, ${table.packageId}) <= 1`),
    check('order_items_pieces_check', sql`(${table.packageId} is null) = (${table.pieces} is null)`),
  ],
)
