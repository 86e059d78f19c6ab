import { join } from 'node:path'
import type pg from 'pg'
import { type Connections, poolConnections } from './connections.ts'
import { createDb } from './db.ts'
import type { Db, Log } from './handle.ts'
import { databaseFolder } from './folder-lock.ts'
import { openEmbedded } from './embedded.ts'
import type { EmbeddedOptions } from './embedded-worker.ts'
import { type PoolLoad, watchPool } from './pool-load.ts'
import { logLostConnections, mustAnswer, postgresPool } from './postgres.ts'
import { ReplicaReads } from './replica.ts'
import { chmod, readdir, stat } from 'node:fs/promises'
import { isMainThread } from 'node:worker_threads'

/** Rights of the group and of everybody else. */
const OF_OTHERS = 0o077

const FOLDER = 0o700

const FILE = 0o600

export { databaseFault, sqlState } from './database-fault.ts'

export { one } from './db.ts'
export type { Db } from './handle.ts'

export type Database = {
  db: Db
  /** For the catalogue and reports, by a replica where one keeps up: all that was committed before is seen. */
  reads: Db
  engine: 'postgres' | 'pglite'
  /** Rejects while the database does not answer; whether its replica does, `load` says. */
  check(): Promise<void>
  /** What the connections have to do now; those to a replica apart, and whether it is in use. */
  load(): { primary: PoolLoad; replica?: PoolLoad & { isInUse: boolean } }
  /** Does `work` on a raw connection of its own, without time limits, which is thrown away afterwards. */
  withClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type EmbeddedDatabase = Database & {
  /** The whole database as an archive that `openEmbeddedDatabase` takes. */
  dump(): Promise<Uint8Array>
}

/** Which database: PostgreSQL where `databaseUrl` is set, else the embedded one in `dataDir`. */
export type DatabaseConfig = {
  databaseUrl?: string | undefined
  /** The same database without a PgBouncer in between. */
  databaseDirectUrl?: string | undefined
  databaseReadUrl?: string | undefined
  dataDir: string
  emptyDatabase?: string | undefined
}

const PING = { name: 'ping', text: 'select 1' }

/** Opens the database that `config` names: PostgreSQL, or the embedded one under the data folder, which it makes private. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  const { databaseUrl, dataDir, emptyDatabase } = config
  if (dataDir) await makePrivate(dataDir, log)
  if (databaseUrl) return openPostgres(databaseUrl, config, log)
  return openEmbeddedDatabase({ folder: databaseFolder(dataDir), emptyDatabase }, log)
}

/** The same database for a tool that is run beside the shop: no PgBouncer in between, and no replica. */
export function withoutDetour({ databaseUrl, databaseDirectUrl, dataDir }: DatabaseConfig): DatabaseConfig {
  return { databaseUrl: databaseDirectUrl ?? databaseUrl, dataDir }
}

type EmbeddedDatabaseOptions = EmbeddedOptions & {
  /** What lies between its one connection and whoever uses it. */
  wrap?: (connections: Connections) => Connections
}

/** Opens an embedded database, in a folder or in memory. */
export async function openEmbeddedDatabase(
  { wrap = (connections) => connections, ...options }: EmbeddedDatabaseOptions,
  log: Log,
): Promise<EmbeddedDatabase> {
  const { pool, dump, close } = await openEmbedded(options)
  logLostConnections(pool, log)
  const traits = { single: true, namedStatements: true, hasTimeouts: false }
  const db = createDb(wrap(poolConnections(pool, traits)), log)
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

async function openPostgres(url: string, config: DatabaseConfig, log: Log): Promise<Database> {
  const { databaseDirectUrl: directUrl, databaseReadUrl: readUrl } = config
  const primary = postgresPool(url, log)
  const direct = directUrl ? postgresPool(directUrl, log) : primary
  const replica = readUrl ? postgresPool(readUrl, log, 'replica') : undefined
  const replicaReads = replica && new ReplicaReads(primary.connections, replica.connections, log)
  const db = createDb(primary.connections, log)
  const database: Database = {
    db,
    reads: replicaReads ? createDb(replicaReads, log) : db,
    engine: 'postgres',
    check: () => ping(db),
    load: () => ({
      primary: primary.load(),
      ...(replica && replicaReads && { replica: { ...replica.load(), isInUse: replicaReads.isInUse } }),
    }),
    withClient: (work) => withClient(direct.pool, work),
    async close() {
      replicaReads?.stop()
      const pools = new Set([primary, direct, replica ?? primary])
      await Promise.all([...pools].map(({ pool }) => pool.end()))
    },
  }
  try {
    await mustAnswer('DATABASE_URL', () => ping(db))
    if (directUrl) await mustAnswer('DATABASE_DIRECT_URL', () => direct.connections.query(PING))
    if (replicaReads) await mustAnswer('DATABASE_READ_URL', () => replicaReads.start())
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function ping(db: Db): Promise<void> {
  await db.rows(PING)
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

/**
 * Keeps `folder` and all below it for this user alone: what is written from now on, and what lies there already. The
 * whole tree is walked only where the folder itself is open to others, as an older version left it.
 */
async function makePrivate(folder: string, log: Log): Promise<void> {
  // A thread takes the mask of its process and cannot set it.
  if (isMainThread) process.umask(OF_OTHERS)
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory() || (found.mode & OF_OTHERS) === 0) return
  try {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), FOLDER)
      else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), FILE)
    }
    await chmod(folder, FOLDER)
  } catch (err) {
    log.warn({ err }, 'DATA_DIR could not be closed to other users of this machine')
  }
}
