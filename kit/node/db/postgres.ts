import pg from 'pg'
import { type Connections, poolConnections, STATEMENT_PATIENCE } from './connections.ts'
import { DatabaseUnavailable } from './database-fault.ts'
import type { Log } from './handle.ts'
import { type PoolLoad, watchPool } from './pool-load.ts'

const MAX_CONNECTIONS = 20
const CONNECT_PATIENCE = 2_000
const IDLE_IN_TRANSACTION = 10_000

/** What PgBouncer answers to start parameters that it does not know. */
const PROTOCOL_VIOLATION = '08P01'

/** The pool of one address. */
export type PostgresPool = { pool: pg.Pool; connections: Connections; load: () => PoolLoad }

/**
 * How statements are planned. Compiling the report of a million postings takes seconds longer than running it; and a
 * page that is read by an index costs little more than the next one, on a solid-state disk or in memory, where
 * PostgreSQL counts with a disk that turns. PGOPTIONS, which these would replace, come after them and win.
 */
const PLANNING = ['-c jit=off', '-c random_page_cost=1.1']

/**
 * A pool for `url`. `?prepare=false` in it is for a PgBouncer that shares connections: no statement gets a name, and
 * the start parameters are left out that it refuses, so that the role must limit statements.
 */
export function postgresPool(url: string, log: Log, role: 'primary' | 'replica' = 'primary'): PostgresPool {
  const address = new URL(url)
  const namedStatements = address.searchParams.get('prepare') !== 'false'
  address.searchParams.delete('prepare')
  const pool = new pg.Pool({
    connectionString: address.href,
    application_name: 'lanai',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_PATIENCE,
    keepAlive: true,
    // `verify` would leave a connection that is lost meanwhile to nobody.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it
    ...(role === 'primary' && { onConnect: mustBePrimary }),
    ...(namedStatements && {
      options: [...PLANNING, process.env['PGOPTIONS']].filter(Boolean).join(' '),
      statement_timeout: STATEMENT_PATIENCE,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    }),
  })
  logLostConnections(pool, log)
  const traits = { single: false, namedStatements, hasTimeouts: true }
  return { pool, connections: poolConnections(pool, traits), load: watchPool(pool) }
}

/** While a cluster changes its primary, a balancer may still lead to the old one, whose rows are old. */
async function mustBePrimary(client: pg.ClientBase): Promise<void> {
  const question = { text: 'select pg_is_in_recovery() as standby', query_timeout: CONNECT_PATIENCE }
  const { rows } = await client.query<{ standby: boolean }>(question)
  if (rows[0]?.standby) throw new DatabaseUnavailable('it is a replica')
}

export function logLostConnections(pool: pg.Pool, log: Log): void {
  pool.on('error', (err) => log.warn({ err }, 'A connection to the database was lost'))
}

/** Fails by one line with the name of `setting` and a code, and nothing of the address, which holds a password. */
export async function mustAnswer(setting: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    const reason = reasonOf(error)
    const hint = reason === PROTOCOL_VIOLATION ? '; through a PgBouncer it needs ?prepare=false' : ''
    throw new DatabaseUnavailable(`${setting}: the database cannot be used (${reason})${hint}`, {
      cause: error,
    })
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error instanceof DatabaseUnavailable ? error.message : 'no answer'
}
