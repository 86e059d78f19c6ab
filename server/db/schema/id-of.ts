import { type AnyPgColumn, uuid } from 'drizzle-orm/pg-core'

/** The id of a row of another table, which has to be there. */
export const idOf = (name: string, id: () => AnyPgColumn) => uuid(name).notNull().references(id)

/** The id of what a row is a part of, and goes with. */
export const partOf = (name: string, id: () => AnyPgColumn) =>
  uuid(name).notNull().references(id, { onDelete: 'cascade' })
