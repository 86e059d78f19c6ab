import { afterAll, describe, expect, test } from 'vitest'
import { injectSql } from '#tests/support/inject-sql.ts'
import { migratedPostgres } from '#tests/support/migrated-postgres.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { sqlPayloads } from '#tests/support/sql-payloads.ts'
import { testShop } from '#tests/support/test-shop.ts'

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('PostgreSQL', () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())
  const shop = testShop(() => migratedPostgres(postgres.url))

  test('reads no text as SQL, and sleeps for none', async () => {
    const { asks, inputs, used, faults } = await injectSql(shop, sqlPayloads, sqlPayloads.length)
    printPromise({
      promise: 'P35',
      runs: asks,
      figure: `each of ${used.size} payloads in each of ${inputs} texts of all operations: ${faults.length} with 5xx, a delay of 2 s or rows that came or went`,
      pass: faults.length === 0,
      engine: 'postgres',
    })
    expect(faults).toEqual([])
  })
})
