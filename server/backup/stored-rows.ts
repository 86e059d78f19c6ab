import type { ClientBase } from 'pg'
import { BackupRefused, type Manifest, RowSum, type TableSum } from './manifest.ts'

const ROWS_AT_ONCE = 200

/** So that a row is told in the same words by every server and on every machine. */
const SAME_WORDS = `set local timezone = 'UTC'; set local extra_float_digits = 1; set local search_path = public`

/** Does `work` in a transaction on `client`: entirely, or not at all. */
export async function inOneTransaction<T>(
  client: ClientBase,
  mode: 'read write' | 'isolation level repeatable read, read only',
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`begin transaction ${mode}; ${SAME_WORDS}`)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * All rows of `table` as lines of JSON, some at a time. PostgreSQL writes and reads these lines itself: no number,
 * moment or text passes through another language on the way.
 */
export async function* rowsIn(client: ClientBase, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare stored_rows no scroll cursor for select row_to_json(stored)::text as line from "${table}" stored`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from stored_rows`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close stored_rows')
}

/** What the rows of `table` come to. */
export async function sumOf(client: ClientBase, table: string): Promise<TableSum> {
  const sum = new RowSum()
  for await (const lines of rowsIn(client, table)) for (const line of lines) sum.add(line)
  return sum.total
}

/** The migrations that the database has seen, oldest first. */
export async function appliedMigrations(client: ClientBase): Promise<Manifest['migrations']> {
  if (!(await isThere(client, 'drizzle.__drizzle_migrations'))) return []
  const { rows } = await client.query<{ hash: string; madeAt: string }>(
    'select hash, created_at::text as "madeAt" from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, madeAt }) => ({ hash, madeAt: Number(madeAt) }))
}

async function isThere(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass($1) is not null as "isThere"`,
    [table],
  )
  return rows[0]?.isThere ?? false
}

/** Those of `tables` that the database has. */
export async function tablesThere(client: ClientBase, tables: readonly string[]): Promise<string[]> {
  const there: string[] = []
  for (const table of tables) if (await isThere(client, `public.${table}`)) there.push(table)
  return there
}

/** The first of `tables` that has a row. */
export async function firstFilled(
  client: ClientBase,
  tables: readonly string[],
): Promise<string | undefined> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select from public."${table}" limit 1`)
    if (rowCount) return table
  }
  return undefined
}

/** @throws BackupRefused while another process has this PostgreSQL open as a shop */
export async function refuseOpenShop(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = 'lanai' and pid <> pg_backend_pid()`)
  if (rows[0]?.others) throw new BackupRefused('A shop is open on this database: stop it first')
}
