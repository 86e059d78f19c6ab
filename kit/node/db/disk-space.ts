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

/** So much of the write-ahead log may be needed at the next start. */
const MAX_LOG_BYTES = 64 * 1024 * 1024

/** By the rule of a server, of tables and of what lies beside them for large values. */
const DUE = {
  name: 'vacuum_due',
  text: 'select relid::regclass::text as table from pg_stat_all_tables where n_dead_tup > 50 + n_live_tup / 5',
}
const LOG = {
  name: 'log_bytes',
  text: 'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
}

/**
 * What a PostgreSQL server does by itself and the embedded one does not: lets the room of dead rows be used again, and
 * that of the write-ahead log. Between two tables others have their turn.
 */
export async function vacuum(db: Db): Promise<void> {
  for (const { table } of await db.rows<{ table: string }>(DUE))
    await db.execute(sql.raw(`vacuum (process_toast false) ${table}`))
  const [log] = await db.rows<{ bytes: number }>(LOG)
  if (log && log.bytes > MAX_LOG_BYTES) await db.execute(sql`checkpoint`)
}
