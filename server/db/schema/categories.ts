import { type AnyPgColumn, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CategoryKind } from '#domain/categories/category-kinds.ts'

export const categories = pgTable('categories', {
  /** The slug, made from the name once and never changed: `living-room`. */
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  isFeatured: boolean('is_featured').notNull().default(false),
  /** Where menus list it. */
  kind: text().$type<CategoryKind>().notNull().default('type'),
  /** What else people call its pieces, with commas between. */
  synonyms: text().notNull().default(''),
  /** The category that it is a kind of. */
  parent: text().references((): AnyPgColumn => categories.id, { onDelete: 'set null' }),
  position: integer().notNull(),
})
