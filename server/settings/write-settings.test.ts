import { shareOf } from '#tests/support/promise-line.ts'
import { readAllAgain } from '#tests/support/read-all-again.ts'
import { currentSettings } from './current-settings.ts'
import { expect, test } from 'vitest'
import { settings } from '#server/db/schema/settings.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = shareOf(20)

await describeRaces('settings of one section, written at once', (shop) => {
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
