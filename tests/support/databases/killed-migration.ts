import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const migrateProcess = fileURLToPath(new URL('migrate-process.ts', import.meta.url))
const MIGRATION_LOCKS = `select count(*)::int as held from pg_locks
  where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`

/** A process that migrates the database that `settings` name. */
type Migrating = {
  /** Resolves with how long it took once it ended by itself; rejects with what it said when it failed. */
  ended: Promise<number>
  /** Ends it at once. */
  kill(): Promise<void>
}

/** Starts to migrate in a process of its own. */
export function startMigrating(settings: Record<string, string>): Migrating {
  const begun = performance.now()
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, [migrateProcess], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => void (complaints += text))
  const exit = once(child, 'close')
  const ended = exit.then(([code]) => {
    if (code !== 0) throw new Error(`It ended with ${code}: ${complaints}`)
    return performance.now() - begun
  })
  ended.catch(() => undefined)
  return {
    ended,
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** Resolves when a process holds the lock under which it migrates the database at `url`. */
export async function migrationBegun(url: string): Promise<void> {
  await onDatabase(url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ held: number }>(MIGRATION_LOCKS)
      if (rows[0]?.held) return
      await wait(2)
    }
  })
}

/** How many migrations the database at `url` says were applied, and how many tables it has. */
export async function schemaOf(url: string): Promise<{ migrations: number; tables: number }> {
  return onDatabase(url, async (client) => {
    const existing = await client.query<{ there: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
    )
    const migrations = existing.rows[0]?.there
      ? await countIn(client, 'select count(*)::int as count from drizzle.__drizzle_migrations')
      : 0
    const tables = `select count(*)::int as count from information_schema.tables where table_schema = 'public'`
    return { migrations, tables: await countIn(client, tables) }
  })
}

async function countIn(client: pg.Client, text: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(text)
  return rows[0]?.count ?? 0
}

async function onDatabase<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
