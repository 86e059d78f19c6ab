import { expect, test } from 'vitest'
import { seedOrder, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const orders = async (query: object) => (await shop.as(noa).call('GET /api/orders', { query })).orders
const numbers = async (query: object) => (await orders(query)).map(({ number }) => number)
const csv = async (key: 'GET /api/orders.csv' | 'GET /api/users/admin.csv', query: object = {}) =>
  (await (await shop.as(noa).call(key, { query })).text()).trimEnd().split('\r\n')

test('orders of some days, and those that changed since a moment', async () => {
  const first = await seedOrder(shop, { of: leilani })
  await shop.shop.db.execute(
    `update orders set created_at = created_at - interval '1 day', updated_at = updated_at - interval '1 day'`,
  )
  const second = await seedOrder(shop, { of: kai })
  const since = shop.shop.clock().toISOString()
  expect(await numbers({ from: '2026-11-19', to: '2026-11-19' })).toEqual([first.number])
  expect(await numbers({ from: '2026-11-20' })).toEqual([second.number])
  expect(await numbers({ to: '2026-11-18' })).toEqual([])
  expect(await numbers({ updatedSince: since })).toEqual([second.number])
  shop.wait(60_000)
  await shop
    .as(noa)
    .call('PUT /api/orders/:id/status', { params: { id: first._id }, body: { status: 'processing' } })
  expect(await numbers({ updatedSince: shop.shop.clock().toISOString() })).toEqual([first.number])
})

const noTimes = [
  { from: '2026-13-01' },
  { to: 'today' },
  { updatedSince: 'yesterday' },
  { updatedSince: '0000-01-01T00:00:00Z' },
]
test.each(noTimes)('what is no day or moment is refused: %j', async (query) => {
  const [field = ''] = Object.keys(query)
  await expect(orders(query)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  })
  await expect(csv('GET /api/orders.csv', query)).rejects.toMatchObject({ status: 400 })
  await expect(csv('GET /api/users/admin.csv', query)).rejects.toMatchObject({ status: 400 })
})

test('orders as CSV: what the filters leave, a line each, by number', async () => {
  const first = await seedOrder(shop, { of: leilani, quantity: 2 })
  const second = await seedQuoteRequest(shop, { of: kai })
  const [head, ...lines] = await csv('GET /api/orders.csv')
  expect(head).toMatch(/^Number,Id,Placed,Changed,Kind,Status,/)
  expect(lines.map((line) => line.split(',')[0])).toEqual([first.number, second.number])
  expect(lines[0]).toBe(
    `${first.number},${first._id},2026-11-20T22:00:00.000Z,2026-11-20T22:00:00.000Z,purchase,Pending,,Pending,` +
      `Wire Transfer,Leilani Akana,${leilani.email},2,1200,0,120,0,1320`,
  )
  expect(await csv('GET /api/orders.csv', { quoteStatus: 'requested' })).toHaveLength(2)
})

test('an export of more than one chunk names each order once', async () => {
  await seedOrder(shop)
  await shop.shop.db.execute(`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'number', nextval('order_number')))).*
    from orders o, generate_series(1, 2000) as place`)
  const lines = await csv('GET /api/orders.csv')
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2002)
})

test('people as CSV: what the filters leave, with how often they ordered; nothing of who has left', async () => {
  await seedOrder(shop, { of: leilani })
  const lines = await csv('GET /api/users/admin.csv', { role: 'customer' })
  expect(lines[0]).toBe('Id,First name,Last name,Email,Phone,Role,Joined,Changed,Orders')
  const hers = lines.find((line) => line.startsWith(leilani.id))
  expect(hers).toMatch(new RegExp(`Leilani,Akana,${leilani.email},.*customer,.*,1$`))
  await shop.as(noa).call('DELETE /api/users/admin/:id', { params: { id: kai.id } })
  expect((await csv('GET /api/users/admin.csv')).join()).not.toContain(kai.email)
  expect(await csv('GET /api/users/admin.csv', { from: '2099-01-01' })).toHaveLength(1)
})
