import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { idOf, partOf } from './id-of.ts'

/** What the studio notes for itself; never shown to the customer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderId: partOf('order_id', () => orders.id),
    authorId: idOf('author_id', () => users.id),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('order_notes_order_idx').on(table.orderId, table.createdAt)],
)

/** What happened to an order, written in the transaction that made it happen. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: partOf('order_id', () => orders.id),
    type: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    actorId: uuid('actor_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('order_history_order_idx').on(table.orderId, table.id)],
)
