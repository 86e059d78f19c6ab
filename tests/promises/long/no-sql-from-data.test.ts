import { afterAll, describe, expect, test } from 'vitest'
import { everyAsk } from '#tests/access/every-ask.ts'
import { injectSql } from '#tests/support/operations/inject-sql.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { sqlPayloads } from '#tests/support/operations/sql-payloads.ts'
import { testShop } from '#tests/support/test-shop.ts'

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('PostgreSQL', () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())
  const shop = testShop(() => migratedPostgres(postgres.url))

  const sounds = everyAsk(shop).map((sound, place) => ({ ...sound, title: `${place + 1}: ${sound.key}` }))
  const done = { operations: 0, asks: 0, inputs: 0, faults: 0 }

  // A test each, for each begins with an emptied shop: all rows are counted before and after each ask.
  test.each(sounds)('$title reads no text as SQL, and sleeps for none', async (sound) => {
    const { asks, inputs, used, faults } = await injectSql(shop, [sound], sqlPayloads, sqlPayloads.length)
    done.operations += 1
    done.asks += asks
    done.inputs += inputs
    done.faults += faults.length
    expect(faults).toEqual([])
    expect(used.size).toBe(inputs > 0 ? sqlPayloads.length : 0)
  })

  test('none of all', () => {
    printPromise({
      promise: 'P35',
      runs: done.asks,
      figure: `each of ${sqlPayloads.length} payloads in each of ${done.inputs} texts of all operations: ${done.faults} with 5xx, a delay of 2 s or rows that came or went`,
      pass: done.faults === 0 && done.operations === sounds.length,
      engine: 'postgres',
    })
    expect(done).toMatchObject({ operations: sounds.length, faults: 0 })
  })
})
