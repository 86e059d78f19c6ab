import { sql } from 'drizzle-orm'
import type { Db } from './handle.ts'

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
