import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, QueryResultRow } from 'pg'
import { type Connections, type NamedStatement, rowsOf, type Runner } from './connections.ts'
import { guardSingleConnection, Hold } from './single-connection-guard.ts'
import type { Building, Db, Log } from './handle.ts'
import { outermostTransactions, type Transactional } from './transactions.ts'

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
