import { afterAll, describe, expect, test } from 'vitest'
import { insertCast } from '#tests/support/people.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { testDatabase } from '#tests/support/databases/test-database.ts'
import type { Database } from './database.ts'
import { countRows, tableSizes } from './disk-space.ts'

const postgres = await startPostgres()

function sizesSuite(openDatabase: () => Promise<Database>) {
  test('every table is measured, the largest first, and its rows are counted', async () => {
    const { db, close } = await openDatabase()
    await insertCast({ db, clock: () => new Date() })
    const sizes = await tableSizes(db)
    expect(sizes.map(({ table }) => table)).toEqual(expect.arrayContaining(['orders', 'audit_log', 'users']))
    expect(sizes.map(({ bytes }) => bytes)).toEqual(sizes.map(({ bytes }) => bytes).toSorted((a, b) => b - a))
    expect(sizes.at(-1)?.bytes).toBeGreaterThan(0)
    expect([await countRows(db, 'users'), await countRows(db, 'orders')]).toEqual([5, 0])
    await close()
  })
}

describe('in the embedded database', () => {
  sizesSuite(testDatabase)
})

describe.skipIf('skipped' in postgres)('in PostgreSQL', () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())
  sizesSuite(() => migratedPostgres(postgres.url))
})
