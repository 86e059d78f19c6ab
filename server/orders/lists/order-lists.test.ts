import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { seedOrder, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { kai, leilani, noa, nobody, pua } from '#tests/support/people.ts'
import { countIn } from '#domain/numbers.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const HOUR = 60 * 60_000
const shop = testShop()
type Query = TestAsk<'GET /api/orders'>['query']

async function listed(query: Query = {}): Promise<string[]> {
  const { orders: rows } = await shop.as(noa).call('GET /api/orders', { query })
  return rows.map((order) => order._id)
}

const idsOf = (...input: { _id: string }[]) => input.map(({ _id }) => _id)

/** Three orders an hour apart: Leilani's for $660.00, Kai's quote request, Pua's for $1,320.00. */
async function threeOrders() {
  const first = await seedOrder(shop, { of: leilani })
  shop.wait(HOUR)
  const second = await seedQuoteRequest(shop, { of: kai })
  shop.wait(HOUR / 2)
  const third = await seedOrder(shop, { of: pua, quantity: 2 })
  return { first, second, third }
}

test('the studio sees all orders with their buyers, newest first', async () => {
  const { first, second, third } = await threeOrders()
  const reply = await shop.as(noa).call('GET /api/orders')
  expect(idsOf(...reply.orders)).toEqual(idsOf(third, second, first))
  expect(reply.orders[0]?.user).toEqual({
    _id: pua.id,
    name: 'Pua Santos',
    fullName: 'Pua Santos',
    firstName: 'Pua',
    lastName: 'Santos',
    email: 'pua@example.com',
  })
  expect(reply.pagination).toEqual({ page: 1, limit: 10, total: 3, pages: 1 })
  expect(reply.data).toEqual(reply.orders)
})

test('pages follow each other and show each order once', async () => {
  const placed = []
  for (let count = 0; count < 5; count++) placed.push(await seedOrder(shop))
  const pages = []
  for (const page of [1, 2, 3]) {
    pages.push(await shop.as(noa).call('GET /api/orders', { query: { page, limit: 2, sort: 'total' } }))
  }
  expect(pages.map(({ pagination }) => pagination)).toEqual([
    { page: 1, limit: 2, total: 5, pages: 3, next: 2 },
    { page: 2, limit: 2, total: 5, pages: 3, next: 3 },
    { page: 3, limit: 2, total: 5, pages: 3 },
  ])
  const seen = pages.flatMap(({ orders: rows }) => idsOf(...rows))
  expect(seen.toSorted()).toEqual(idsOf(...placed).toSorted())
})

test('sorts by date, total, status and payment status, both ways', async () => {
  const { first, second, third } = await threeOrders()
  const params = { id: first._id }
  await shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params, body: { status: 'paid' } })
  expect(await listed({ sort: 'date', direction: 'asc' })).toEqual(idsOf(first, second, third))
  expect(await listed({ sort: 'total' })).toEqual(idsOf(third, first, second))
  expect(await listed({ sort: 'total', direction: 'asc' })).toEqual(idsOf(second, first, third))
  expect((await listed({ sort: 'status' }))[0]).toBe(first._id)
  expect((await listed({ sort: 'paymentStatus', direction: 'asc' }))[0]).toBe(first._id)
})

test('filters by status in either spelling, payment, quote and evidence', async () => {
  const { first, second, third } = await threeOrders()
  const body = { status: 'cancelled' }
  await shop.as(noa).call('PUT /api/orders/:id/status', { params: { id: third._id }, body })
  await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
    params: { id: first._id },
    body: { paymentEvidence: new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'slip.pdf') },
  })
  expect(await listed({ status: 'canceled' })).toEqual(idsOf(third))
  expect(await listed({ status: 'cancelled' })).toEqual(idsOf(third))
  expect(await listed({ status: 'pending' })).toEqual(idsOf(second, first))
  expect(await listed({ quoteStatus: 'requested' })).toEqual(idsOf(second))
  expect(await listed({ hasEvidence: 'true' })).toEqual(idsOf(first))
  expect(await listed({ hasEvidence: 'false', paymentStatus: 'pending' })).toEqual(idsOf(third, second))
  expect(await listed({ paymentStatus: 'paid' })).toEqual([])
})

test('finds an order by its number, its reference, its buyer’s name or email, and takes % as a sign', async () => {
  const { first, second, third } = await threeOrders()
  for (const search of [first.number, `#${countIn(first.number)}`, first.number.toLowerCase()])
    expect(await listed({ search })).toContain(first._id)
  expect(await listed({ search: first._id.slice(-8) })).toEqual(idsOf(first))
  expect(await listed({ search: `#${first._id.slice(-8).toUpperCase()}` })).toEqual(idsOf(first))
  expect(await listed({ search: first._id.slice(-7, -1) })).toEqual(idsOf(first))
  expect(await listed({ search: 'kai naka' })).toEqual(idsOf(second))
  // It could be a part of a reference, and is a part of two names.
  expect(await listed({ search: 'a', sort: 'date' })).toEqual(expect.arrayContaining(idsOf(second, third)))
  expect(await listed({ search: 'PUA@' })).toEqual(idsOf(third))
  expect(await listed({ search: '%' })).toEqual([])
  expect(await listed({ search: `'; drop table orders; --` })).toEqual([])
})

test.each<[Query]>([
  [{ page: 0 }],
  [{ limit: 0 }],
  [{ limit: 101 }],
  [{ status: 'lost' }],
  [{ page: 'abc' }],
])('refuses the query %j', async (query) => {
  await expect(shop.as(noa).call('GET /api/orders', { query })).rejects.toMatchObject({ status: 400 })
})

test('is the studio’s alone', async () => {
  await expect(shop.as(leilani).call('GET /api/orders')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(shop.as(nobody).call('GET /api/orders')).rejects.toMatchObject({ code: 'not_signed_in' })
  await expect(shop.as(leilani).call('GET /api/payment/pending')).rejects.toMatchObject({ code: 'forbidden' })
})

test('the number of orders is right beside those that were counted before', async () => {
  const old = await seedOrder(shop)
  await seedOrder(shop)
  await shop.shop.db.update(orders).set({ createdAt: new Date(shop.shop.clock().getTime() - 2 * HOUR) })
  const total = async () => (await shop.as(noa).call('GET /api/orders')).pagination.total
  expect(await total()).toBe(2)
  await seedOrder(shop)
  expect(await total()).toBe(3)
  await shop.shop.db.update(orders).set({ archivedAt: shop.shop.clock() }).where(eq(orders.id, old._id))
  expect(await total()).toBe(2)
})

test('asks the database as often for a hundred orders as for one', async () => {
  await seedOrder(shop)
  await listed({ limit: 100 })
  const once = await statementsOf(() => listed({ limit: 100 }))
  expect(once).toBeGreaterThan(1)
  for (let count = 0; count < 12; count++) await seedOrder(shop)
  expect(await statementsOf(() => listed({ limit: 100 }))).toBe(once)
})

test('the index of the date serves the list', async () => {
  await seedOrder(shop)
  const plan = await shop.shop.db.inTransaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    return tx.execute(sql`explain select id from ${orders} order by created_at desc, id asc limit 10`)
  })
  expect(JSON.stringify(plan.rows)).toContain('orders_created_idx')
})

/** How many statements reach the database during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
