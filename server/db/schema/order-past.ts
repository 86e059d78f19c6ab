import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'

/** What the studio notes for itself; never shown to the customer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
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
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    actorId: uuid('actor_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('order_history_order_idx').on(table.orderId, table.id)],
)
