import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** One row per tab of the settings page; what a row leaves out has its default. */
export const settings = pgTable('settings', {
  section: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** Keys made at the first start, such as the one that signs links to files. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})
