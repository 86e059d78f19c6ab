import { join } from 'node:path'
import pg from 'pg'
import { poolConnections, STATEMENT_PATIENCE } from './connections.ts'
import { DatabaseUnavailable } from './database-fault.ts'
import { createDb, type Db, type Log } from './db.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded.ts'
import { type PoolLoad, watchPool } from './pool-load.ts'

export { databaseFault, sqlState } from './database-fault.ts'
export { type Db, one } from './db.ts'

export type Database = {
  db: Db
  /** For the catalogue and reports: a replica where there is one, so it may be a little behind. */
  reads: Db
  engine: 'postgres' | 'pglite'
  /** Rejects while the database, or its replica, does not answer. */
  check(): Promise<void>
  /** What the connections have to do now; those to a replica apart. */
  load(): { primary: PoolLoad; replica?: PoolLoad }
  /** Does `work` on a raw connection without time limits, which is thrown away afterwards. */
  withClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type EmbeddedDatabase = Database & {
  /** The whole database as an archive that `openEmbeddedDatabase` takes. */
  dump(): Promise<Uint8Array>
}

type DatabaseConfig = { databaseUrl?: string; databaseReadUrl?: string; dataDir: string }

const MAX_CONNECTIONS = 20
const CONNECT_PATIENCE = 2_000
const IDLE_IN_TRANSACTION = 10_000

/** Opens the database that `config` names: PostgreSQL, or the embedded one under the data folder. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  const { databaseUrl, databaseReadUrl, dataDir } = config
  if (databaseUrl) return openPostgres(databaseUrl, databaseReadUrl, log)
  return openEmbeddedDatabase({ folder: join(dataDir, 'db') }, log)
}

/** Opens an embedded database, in a folder or in memory. */
export async function openEmbeddedDatabase(options: EmbeddedOptions, log: Log): Promise<EmbeddedDatabase> {
  const { pool, dump, close } = await openEmbedded(options)
  logLostConnections(pool, log)
  const traits = { single: true, namedStatements: true, hasTimeouts: false }
  const db = createDb(poolConnections(pool, traits), log)
  const primary = watchPool(pool)
  const database: Database = {
    db,
    reads: db,
    engine: 'pglite',
    check: () => ping(db),
    load: () => ({ primary: primary() }),
    withClient: (work) => withClient(pool, work),
    close,
  }
  return { ...database, dump }
}

async function openPostgres(url: string, readUrl: string | undefined, log: Log): Promise<Database> {
  const primary = postgresPool(url, log)
  const replica = readUrl ? postgresPool(readUrl, log) : primary
  const database: Database = {
    db: primary.db,
    reads: replica.db,
    engine: 'postgres',
    load: () => ({ primary: primary.load(), ...(replica !== primary && { replica: replica.load() }) }),
    check: async () => void (await Promise.all([ping(primary.db), replica !== primary && ping(replica.db)])),
    withClient: (work) => withClient(primary.pool, work),
    close: async () =>
      void (await Promise.all([primary.pool.end(), replica !== primary && replica.pool.end()])),
  }
  try {
    await mustAnswer('DATABASE_URL', primary.db)
    if (replica !== primary) await mustAnswer('DATABASE_READ_URL', replica.db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/**
 * A pool for `url`. `?prepare=false` in it is for a PgBouncer that cannot keep prepared statements: no names
 * are given, nor the start parameters that it refuses, so its own configuration must limit statements.
 */
function postgresPool(url: string, log: Log): { pool: pg.Pool; db: Db; load: () => PoolLoad } {
  const address = new URL(url)
  const namedStatements = address.searchParams.get('prepare') !== 'false'
  address.searchParams.delete('prepare')
  const pool = new pg.Pool({
    connectionString: address.href,
    application_name: 'lanai',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_PATIENCE,
    keepAlive: true,
    ...(namedStatements && {
      statement_timeout: STATEMENT_PATIENCE,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    }),
  })
  logLostConnections(pool, log)
  const traits = { single: false, namedStatements, hasTimeouts: true }
  return { pool, db: createDb(poolConnections(pool, traits), log), load: watchPool(pool) }
}

function logLostConnections(pool: pg.Pool, log: Log): void {
  pool.on('error', (err) => log.warn({ err }, 'A connection to the database was lost'))
}

/** Names the setting and a code, and nothing of the address, which holds a password. */
async function mustAnswer(setting: string, db: Db): Promise<void> {
  try {
    await ping(db)
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    const reason =
      cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : 'no answer'
    throw new DatabaseUnavailable(`${setting}: the database cannot be used (${reason})`, { cause: error })
  }
}

async function ping(db: Db): Promise<void> {
  await db.rows({ name: 'ping', text: 'select 1' })
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    client.release(true)
  }
}
