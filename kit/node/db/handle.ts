import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { QueryResultRow } from 'pg'
import type { NamedStatement } from './connections.ts'

export type AfterCommit = () => void | Promise<void>

/** Milliseconds that each statement of a long piece of work may take. */
export type TransactionOptions = { patience?: number }

export type Building = Omit<NodePgDatabase, 'transaction' | '$client'>

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
