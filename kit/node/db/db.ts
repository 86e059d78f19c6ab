import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client, QueryResultRow } from 'pg'
import { type Connections, type NamedStatement, rowsOf, type Runner } from './connections.ts'
import { guardSingleConnection, Hold } from './single-connection-guard.ts'
import { type AfterCommit, outermostTransactions, type Transactional } from './transactions.ts'

/** Milliseconds that each statement of a long piece of work may take. */
export type TransactionOptions = { patience?: number }

type Building = Omit<NodePgDatabase, 'transaction' | '$client'>

/** The database, or the transaction one is in: queries look the same on both. */
export type Db = Building & {
  /**
   * Does `work` entirely or not at all, and resolves once it is committed. Inside a transaction it is a
   * savepoint. The outermost one runs `work` again, three times at most, when it met another transaction:
   * `work` must not do anything outside the database.
   */
  inTransaction<T>(work: (tx: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Runs `work` after the outermost transaction was committed and never when it was not; outside a
   * transaction at once. Its failure is logged.
   */
  afterCommit(work: AfterCommit): void
  /**
   * The rows that a statement wrote, which is a transaction by itself where none is open, and then done again as one
   * is when it met another. `afterwards` is for `afterCommit`.
   */
  writtenRows<R extends QueryResultRow>(statement: NamedStatement, afterwards: AfterCommit): Promise<R[]>
  /** The rows of a hot statement, kept prepared by the server. */
  rows<R extends QueryResultRow>(statement: NamedStatement): Promise<R[]>
}

export type Log = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** The first row of a query, or undefined. */
export async function one<R>(query: PromiseLike<R[]>): Promise<R | undefined> {
  const [first] = await query
  return first
}

/** A `Db` whose statements run on `connections`. */
export function createDb(connections: Connections, log: Log): Db {
  const hold = new Hold()
  const guarded = connections.single ? guardSingleConnection(connections, hold) : connections
  return dbOn(guarded, outermostTransactions(guarded, hold, dbOn, log))
}

function dbOn(runner: Runner, transactional: Transactional): Db {
  return Object.assign(builder(runner), {
    ...transactional,
    rows: <R extends QueryResultRow>(statement: NamedStatement) => rowsOf<R>(runner, statement),
  })
}

// Drizzle asks nothing of its client but `query`, as long as transactions are ours.
function builder(runner: Runner): Building {
  return drizzle({ client: runner as unknown as Client })
}
