import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** A table with its indexes and everything that lies beside it. */
export type TableSize = { table: string; bytes: number }

/** Every table of the shop, the largest first. */
export async function tableSizes(db: Db): Promise<TableSize[]> {
  return db.rows<TableSize>({
    name: 'table_sizes',
    text: `
      select relname::text as table, pg_total_relation_size(oid)::float8 as bytes from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 2 desc, 1`,
    values: [],
  })
}

/** How many rows a table has; of a large one this takes a while. */
export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? 0
}
