import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const categories = pgTable('categories', {
  /** The slug, made from the name once and never changed: `living-room`. */
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  isFeatured: boolean('is_featured').notNull().default(false),
  position: integer().notNull(),
})
