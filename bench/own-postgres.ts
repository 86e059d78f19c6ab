import pg from 'pg'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import type { TestCluster } from '#tests/support/databases/postgres-cluster.ts'
import { parentOf } from './processor-time.ts'

/** A PostgreSQL that nothing else uses. */
export type OwnPostgres = {
  url: string
  /** The process that all others of it are children of. */
  postmaster: number
}

/** Runs `work` over a PostgreSQL of its own, which takes up to `connections` and is gone afterwards. */
export async function overOwnPostgres<T>(
  work: (postgres: OwnPostgres) => Promise<T>,
  connections?: number,
): Promise<T> {
  const cluster = await startOwnPostgres()
  if ('skipped' in cluster) throw new Error(cluster.skipped)
  try {
    if (connections) await allow(cluster, connections)
    return await work({ url: cluster.url, postmaster: await postmasterOf(cluster.url) })
  } finally {
    await cluster.stop()
  }
}

/** How many connections there may be is read when the server starts. */
async function allow(cluster: TestCluster, connections: number): Promise<void> {
  await query(cluster.url, `alter system set max_connections = ${connections}`)
  await cluster.kill()
  await cluster.start()
}

/** The process of the server at `url` that all its others are children of. */
export function postmasterOf(url: string): Promise<number> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]!.pid)
  })
}

/** Asks the database at `url` over a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return connected(url, async (client) => (await client.query<Row>(text, values)).rows)
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
