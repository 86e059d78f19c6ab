import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ShippingAddress } from '#contract/orders/order.ts'
import type { QuestionKind } from '#domain/questions/question.ts'
import { moment } from './moment.ts'
import { products } from './products.ts'
import { users } from './users.ts'

/** What people ask the studio, signed in or not; removed after a year. */
export const questions = pgTable(
  'questions',
  {
    id: uuid().primaryKey(),
    kind: text().$type<QuestionKind>().notNull(),
    /** For whom it was written, as of every text that letters gather: always the studio. */
    writtenAs: text('written_as').$type<'client'>().notNull().default('client'),
    userId: uuid('user_id').references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull().default(''),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** What the piece was called. */
    productName: text('product_name').notNull().default(''),
    finishes: jsonb().$type<string[]>().notNull().default([]),
    /** Where swatches go. */
    address: jsonb().$type<ShippingAddress>(),
    createdAt: moment('created_at').notNull(),
    /** When a letter named it to the studio; null while it waits for one. */
    notifiedAt: moment('notified_at'),
    answer: text().notNull().default(''),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('questions_created_idx').on(table.createdAt),
    index('questions_email_idx').on(table.email),
    index('questions_user_idx').on(table.userId),
    index('questions_open_idx')
      .on(table.kind)
      .where(sql`answered_at is null`),
    index('questions_pending_idx')
      .on(table.kind)
      .where(sql`notified_at is null`),
  ],
)
