import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Availability } from '#domain/stock/availability.ts'
import type { StockCause } from '#domain/stock/stock-cause.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { users } from './users.ts'
import { writtenAt } from './moment.ts'
import { idOf, partOf } from './id-of.ts'

export type { StockCause } from '#domain/stock/stock-cause.ts'

/** Units at hand, in a narrow table of its own: the row every order fights for. */
export const inventory = pgTable(
  'inventory',
  {
    productId: partOf('product_id', () => products.id),
    /** Chosen option ids joined with hyphens; `default` when there are no variants. */
    variantKey: text('variant_key').notNull(),
    quantity: integer().notNull(),
    availability: text().$type<Availability>().notNull().default('stocked'),
    /** How long it takes to make what is made to order; orders of it take no units. */
    leadWeeks: integer('lead_weeks'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.variantKey] }),
    check('inventory_never_negative', sql`${table.quantity} >= 0`),
    check(
      'inventory_made_to_order',
      sql`(${table.availability} = 'made to order') = (${table.leadWeeks} is not null)`,
    ),
  ],
)

/** Deliveries that are awaited; one that came is booked in and leaves its row in the history of stock. */
export const incomingStock = pgTable(
  'incoming_stock',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id').notNull(),
    variantKey: text('variant_key').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.productId, table.variantKey],
      foreignColumns: [inventory.productId, inventory.variantKey],
    }).onDelete('cascade'),
    index('incoming_stock_piece_idx').on(table.productId, table.variantKey, table.dueOn),
    check('incoming_stock_quantity_check', sql`${table.quantity} > 0`),
  ],
)

/** Who asked to hear when a finish is back in stock; gone once the letter is queued. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    productId: uuid('product_id').notNull(),
    variantKey: text('variant_key').notNull(),
    userId: partOf('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.variantKey, table.userId] }),
    foreignKey({
      columns: [table.productId, table.variantKey],
      foreignColumns: [inventory.productId, inventory.variantKey],
    }).onDelete('cascade'),
    index('stock_alerts_user_idx').on(table.userId),
  ],
)

/** Every change of stock, written in the transaction that made it. */
export const stockHistory = pgTable(
  'stock_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: partOf('product_id', () => products.id),
    variantKey: text('variant_key').notNull(),
    change: integer().notNull(),
    quantityAfter: integer('quantity_after').notNull(),
    cause: text().$type<StockCause>().notNull(),
    note: text().notNull().default(''),
    actorId: uuid('actor_id'),
    orderId: uuid('order_id'),
    createdAt: writtenAt('created_at'),
  },
  (table) => [
    index('stock_history_product_idx').on(table.productId, table.id),
    // By which every process sees the stock that the others moved.
    index('stock_history_created_idx').on(table.createdAt),
  ],
)

/** The units an order takes from stock, summed by product and variant key. */
export const orderHolds = pgTable(
  'order_holds',
  {
    orderId: partOf('order_id', () => orders.id),
    productId: idOf('product_id', () => products.id),
    variantKey: text('variant_key').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId, table.variantKey] })],
)
