import { getTableColumns, type InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** How the database calls the columns `keys` of a table. */
export function columnNames<Table extends PgTable>(
  table: Table,
  keys: readonly (keyof InferSelectModel<Table>)[],
): string[] {
  const columns = getTableColumns(table)
  return keys.map((key) => columns[key as string]!.name)
}

/** A row as JSON for `json_populate_record`, which takes the types from the table. */
export function jsonRow<Table extends PgTable>(table: Table, row: Partial<InferSelectModel<Table>>): object {
  const columns = getTableColumns(table)
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]!.name, value]))
}

/** What a column holds where nothing is said: its default, or null. */
export function defaultsOf<Table extends PgTable, Key extends keyof InferSelectModel<Table>>(
  table: Table,
  keys: readonly Key[],
): Pick<InferSelectModel<Table>, Key> {
  const columns = getTableColumns(table)
  const entries = keys.map((key) => [key, columns[key as string]!.default ?? null])
  return Object.fromEntries(entries) as Pick<InferSelectModel<Table>, Key>
}
