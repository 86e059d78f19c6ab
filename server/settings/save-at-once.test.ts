import { shareOf } from '#tests/support/promise-line.ts'
import { readAllAgain } from '#tests/support/read-all-again.ts'
import { currentSettings } from './current-settings.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { settings } from '#server/db/schema/settings.ts'
import { noa } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = shareOf(20)

await describeRaces('two people who save at the same moment', (shop) => {
  const seen = { shipping: { flatRateShipping: 10, minimumOrderAmount: 500 } }
  const save = (shipping: { flatRateShipping?: number; minimumOrderAmount?: number }) =>
    shop.as(noa).call('PUT /api/settings', { body: { shipping, seen } })
  const countRecords = () => shop.shop.db.$count(auditLog, eq(auditLog.action, 'settings.changed'))

  /** What became of two saves of a new shop, and how many rows they left on record. */
  async function both(...saves: Parameters<typeof save>[0][]) {
    await shop.shop.db.delete(settings)
    await readAllAgain(shop.shop)
    const before = await countRecords()
    const outcomes = await Promise.allSettled(saves.map((shipping) => save(shipping)))
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    return { refusals, records: (await countRecords()) - before }
  }

  test(`change one setting: the second is told, ${RUNS} times`, async () => {
    for (let run = 0; run < RUNS; run++) {
      const { refusals, records } = await both({ flatRateShipping: 15 }, { flatRateShipping: 25 })
      expect([refusals, records]).toEqual([['stale'], 1])
    }
  })

  test(`change two settings: both are kept, ${RUNS} times`, async () => {
    for (let run = 0; run < RUNS; run++) {
      const { refusals, records } = await both({ flatRateShipping: 15 }, { minimumOrderAmount: 250 })
      expect([refusals, records]).toEqual([[], 2])
      await readAllAgain(shop.shop)
      const { shipping } = await currentSettings.get(shop.shop)
      expect(shipping).toMatchObject({ flatRateShipping: 15_00, minimumOrderAmount: 250_00 })
    }
  })
})
