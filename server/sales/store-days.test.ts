import { expect, test } from 'vitest'
import { seedSale } from '#tests/support/seed/sale.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

/** What a custom range of one day counts, when it is told where the store is. */
async function ordersOn(day: string, timeZone: string): Promise<number> {
  await shop.set('general', { timeZone })
  const query = { dateRange: 'custom', startDate: day, endDate: day } as const
  const { totalOrders, salesOverTime } = await shop.as(noa).call('GET /api/sales/report', { query })
  const reported = salesOverTime.reduce((sum, { orders }) => sum + orders, 0)
  expect(reported).toBe(totalOrders)
  return totalOrders
}

test.each([
  // zone, day, first and last second of it, with the seconds beside them
  ['Pacific/Honolulu', '2026-11-20', '2026-11-20T10:00:00Z', '2026-11-21T09:59:59Z'],
  // 25 hours: the clocks go back.
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
  // 23 hours: the clocks go forward.
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00Z', '2026-03-09T06:59:59Z'],
  // Ahead of UTC, and forward.
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00Z', '2026-09-27T10:59:59Z'],
  // Midnight itself is left out: the day begins at one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', '2026-09-07T02:59:59Z'],
  // A leap day, half an hour beside the others.
  ['Asia/Kolkata', '2028-02-29', '2028-02-28T18:30:00Z', '2028-02-29T18:29:59Z'],
])('in %s the %s is from %s to %s', async (timeZone, day, first, last) => {
  const beside = [Date.parse(first) - 1000, Date.parse(last) + 1000].map((at) => new Date(at).toISOString())
  for (const paidAt of [first, last, ...beside]) await seedSale(shop.shop.db, { paidAt, lines: [] })
  expect(await ordersOn(day, timeZone)).toBe(2)
})

test('today is the store’s own, not that of the machine', async () => {
  await seedSale(shop.shop.db, { paidAt: '2026-11-20T22:00:00Z' })
  const today = async (timeZone: string) => {
    await shop.set('general', { timeZone })
    return shop.as(noa).call('GET /api/sales/report', { query: { dateRange: 'today' } })
  }
  expect(await today('Pacific/Honolulu')).toMatchObject({
    period: { from: '2026-11-20', to: '2026-11-20' },
    totalOrders: 1,
  })
  expect(await today('Pacific/Auckland')).toMatchObject({
    period: { from: '2026-11-21', to: '2026-11-21' },
    totalOrders: 1,
  })
})

test('the hour that comes twice is one step, and both its sales are in it', async () => {
  await seedSale(shop.shop.db, { paidAt: '2026-11-01T05:30:00Z' })
  await seedSale(shop.shop.db, { paidAt: '2026-11-01T06:30:00Z' })
  await shop.set('general', { timeZone: 'America/New_York' })
  const query = { dateRange: 'custom', startDate: '2026-11-01', endDate: '2026-11-01' } as const
  const { salesOverTime } = await shop.as(noa).call('GET /api/sales/report', { query })
  expect(salesOverTime.filter(({ orders }) => orders > 0)).toEqual([
    { at: '2026-11-01T01', orders: 2, sales: 0 },
  ])
})
