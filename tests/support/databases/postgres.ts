import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startCluster, type TestCluster } from './postgres-cluster.ts'
import { findPostgresPrograms } from './postgres-programs.ts'

/** A PostgreSQL with an empty database for one test file. */
export type TestPostgres = { url: string; stop(): Promise<void> }

/** Why there is none on this machine: its tests are then skipped, and say so. */
export type Skipped = { skipped: string }

/**
 * An empty database: in the server of TEST_DATABASE_URL where that is set, else in a server of its own, made
 * of the installed programs and gone after `stop`.
 */
export async function startPostgres(): Promise<TestPostgres | Skipped> {
  const server = process.env.TEST_DATABASE_URL
  return server ? createDatabaseIn(server) : startOwnPostgres()
}

/** A server of its own, which a test may kill and pause. */
export async function startOwnPostgres(): Promise<TestCluster | Skipped> {
  const programs = await findPostgresPrograms()
  if (programs) return startCluster(programs)
  const skipped = 'no programs of PostgreSQL installed (and TEST_DATABASE_URL not set)'
  process.stderr.write(`SKIPPED, tests that need PostgreSQL: ${skipped}\n`)
  return { skipped }
}

/** A further empty database in a server that runs. */
export async function createDatabaseIn(server: string): Promise<TestPostgres> {
  const name = `lanai_test_${randomBytes(6).toString('hex')}`
  await runIn(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, stop: () => runIn(server, `drop database ${name} with (force)`) }
}

async function runIn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
