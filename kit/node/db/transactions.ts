import { setTimeout as wait } from 'node:timers/promises'
import type { QueryResultRow } from 'pg'
import { type Connections, type Lease, type NamedStatement, rowsOf, type Runner } from './connections.ts'
import { isConflict } from './database-fault.ts'
import type { AfterCommit, Db, Log, TransactionOptions } from './handle.ts'
import type { Hold } from './single-connection-guard.ts'

export type Transactional = Pick<Db, 'inTransaction' | 'writtenRows' | 'afterCommit'>

type DbOn = (runner: Runner, transactional: Transactional) => Db
type Work<T> = (tx: Db) => Promise<T>

const MAX_RETRIES = 3
const RETRY_PAUSE = 20

/** Transactions that begin on a free connection, where none is open yet. */
export function outermostTransactions(
  connections: Connections,
  hold: Hold,
  dbOn: DbOn,
  log: Log,
): Transactional {
  async function runOnce<T>(work: Work<T>, { patience }: TransactionOptions): Promise<T> {
    const hooks: AfterCommit[] = []
    const lease = await connections.lease()
    const result = await hold
      .during(() =>
        commitOrRollBack(lease, patience, () => work(dbOn(lease, savepoints(lease, hooks, dbOn)))),
      )
      .finally(() => lease.release())
    await runHooks(hooks, log)
    return result
  }

  return {
    inTransaction: (work, options = {}) => retryConflicts(() => runOnce(work, options)),
    async writtenRows<R extends QueryResultRow>(statement: NamedStatement, afterwards: AfterCommit) {
      const rows = await retryConflicts(() => rowsOf<R>(connections, statement))
      await runHooks([afterwards], log)
      return rows
    },
    afterCommit: (hook) => void runHooks([hook], log),
  }
}

/** Transactions within the one open on `lease`: savepoints, whose hooks wait for the outermost commit. */
function savepoints(lease: Lease, hooks: AfterCommit[], dbOn: DbOn, depth = 1): Transactional {
  async function inTransaction<T>(work: Work<T>): Promise<T> {
    const hooksBefore = hooks.length
    await lease.query({ text: `savepoint depth_${depth}` })
    try {
      const result = await work(dbOn(lease, savepoints(lease, hooks, dbOn, depth + 1)))
      await lease.query({ text: `release savepoint depth_${depth}` })
      return result
    } catch (error) {
      hooks.length = hooksBefore
      await lease.rollback(`depth_${depth}`)
      throw error
    }
  }

  const afterCommit = (hook: AfterCommit) => void hooks.push(hook)
  async function writtenRows<R extends QueryResultRow>(statement: NamedStatement, afterwards: AfterCommit) {
    const rows = await rowsOf<R>(lease, statement)
    afterCommit(afterwards)
    return rows
  }
  return { inTransaction, writtenRows, afterCommit }
}

async function commitOrRollBack<T>(
  lease: Lease,
  patience: number | undefined,
  work: () => Promise<T>,
): Promise<T> {
  await lease.begin(patience)
  try {
    const result = await work()
    await lease.commit()
    return result
  } catch (error) {
    await lease.rollback()
    throw error
  }
}

async function retryConflicts<T>(attempt: () => Promise<T>, retriesLeft = MAX_RETRIES): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (retriesLeft === 0 || !isConflict(error)) throw error
    const retry = MAX_RETRIES - retriesLeft
    await wait(RETRY_PAUSE * 2 ** retry * (0.5 + Math.random()))
    return retryConflicts(attempt, retriesLeft - 1)
  }
}

async function runHooks(hooks: AfterCommit[], log: Log): Promise<void> {
  for (const hook of hooks) {
    try {
      await hook()
    } catch (err) {
      log.error({ err }, 'Something to be done after a commit failed')
    }
  }
}
