import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CategoryKind } from '#domain/categories/category-kinds.ts'

export const categories = pgTable('categories', {
  /** The slug, made from the name once and never changed: `living-room`. */
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  isFeatured: boolean('is_featured').notNull().default(false),
  /** Where menus list it. */
  kind: text().$type<CategoryKind>().notNull().default('type'),
  position: integer().notNull(),
})
