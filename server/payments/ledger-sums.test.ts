import { expect, test } from 'vitest'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { noa } from '#tests/support/people.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sumLedger, summedThrough } from './ledger-sums.ts'

const HOUR = 60 * 60_000

const shop = testShop()
staysSound(shop)
const { move, pay } = moneyDesk(shop)

async function books(from: string, to: string) {
  const { report } = await shop.as(noa).call('GET /api/ledger/report', { query: { from, to } })
  return report
}
const ofDays = () =>
  Promise.all([
    books('2026-11-01', '2026-11-10'),
    books('2026-11-11', '2026-11-20'),
    books('2026-11-01', '2026-11-30'),
  ])
/** As a round does so much later; sessions would be over by then. */
const sumAfter = async (ms: number) => {
  await sumLedger({ ...shop.shop, clock: () => new Date(shop.shop.clock().getTime() + ms) })
  return summedThrough(shop.shop.db)
}

test('reports say the same before and after the books are summed, whatever is entered late', async () => {
  await pay(660, { receivedOn: '2026-11-20' })
  expect((await ofDays()).map(({ taxes }) => taxes[0]?.taxReceived)).toEqual([undefined, 60, 60])
  const first = await sumAfter(2 * HOUR)
  expect(first).toBeGreaterThan(0)

  await pay(330.03, { seenOpen: 0, allowCredit: true, receivedOn: '2026-11-10' })
  await move('delivered')
  const entered = await ofDays()
  expect(entered.map(({ taxes }) => taxes[0]?.taxReceived)).toEqual([30, 30, 60])
  expect(await sumAfter(2 * HOUR)).toBeGreaterThan(first)
  expect(await ofDays()).toEqual(entered)
  expect(await sumAfter(3 * HOUR)).toBeGreaterThan(first)
  expect(await ofDays()).toEqual(entered)
})

test('what was entered within the hour waits: an entry before it may not be written yet', async () => {
  await pay(60)
  expect(await sumAfter(HOUR / 2)).toBe(0)
  expect((await books('2026-11-01', '2026-11-30')).accounts).toHaveLength(2)
  expect(await sumAfter(2 * HOUR)).toBeGreaterThan(0)
})
