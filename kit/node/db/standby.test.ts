import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import { startReplica } from '#tests/support/databases/postgres-cluster.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database-fault.ts'

const postgres = await startOwnPostgres()

describe.skipIf('skipped' in postgres)('a PostgreSQL server and its standby', () => {
  if ('skipped' in postgres) return
  const log = { warn: () => {}, error: () => {} }
  let database: Database

  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, log)
    await database.db.execute(sql`create table chairs (id integer primary key, stock integer)`)
    await database.db.execute(sql`insert into chairs values (1, 0)`)
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })

  test('a replica is not written to, and no shop starts on one', async () => {
    const replica = await startReplica(postgres.programs, postgres.url, 'standby')
    try {
      const message = 'DATABASE_URL: the database cannot be used (it is a replica)'
      const opened = openDatabase({ databaseUrl: replica.url, dataDir: '' }, log)
      await expect(opened).rejects.toMatchObject({ message })
    } finally {
      await replica.stop()
    }
  })

  test('a commit that no standby confirms in time is not acknowledged', async () => {
    const waitFor = async (names: string) => {
      await database.db.execute(sql.raw(`alter system set synchronous_standby_names = '${names}'`))
      await database.db.execute(sql`select pg_reload_conf()`)
    }
    const write = () =>
      database.db.inTransaction((tx) => tx.execute(sql`update chairs set stock = 9`), { patience: 300 })
    await waitFor('nobody')
    try {
      // The checkpointer reads the name at its own pace; before that, commits wait for nobody.
      await expect.poll(() => write().catch((fault: unknown) => fault)).toBeInstanceOf(DatabaseUnavailable)
      await expect.poll(() => database.check().then(() => 'there', String)).toBe('there')
    } finally {
      await waitFor('')
    }
  })
})
