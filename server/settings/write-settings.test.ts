import { shareOf } from '#tests/support/promise-line.ts'
import { readAllAgain } from '#tests/support/read-all-again.ts'
import { currentSettings } from './current-settings.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { settings } from '#server/db/schema/settings.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { testShop } from '#tests/support/test-shop.ts'

const RUNS = shareOf(20)

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('settings of one section, written at once', () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())
  const shop = testShop(() => migratedPostgres(postgres.url))

  async function writeBoth() {
    await Promise.all([shop.set('payment', { taxRate: 4.5 }), shop.set('payment', { allowCheque: false })])
    await readAllAgain(shop.shop)
    return (await currentSettings.get(shop.shop)).payment
  }

  test(`are all kept, ${RUNS} times, beside what nobody wrote`, async () => {
    for (let run = 0; run < RUNS; run++) {
      await shop.shop.db.delete(settings)
      expect(await writeBoth()).toMatchObject({ taxRate: 4.5, allowCheque: false, allowBankTransfer: true })
    }
  })
})
