import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { seedOrder, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { lettersIn, refusalOf, stockIn } from '#tests/support/books/order-books.ts'
import { kai, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const archive = (id: string, person: Person = noa) =>
  shop.as(person).call('DELETE /api/orders/:id', { params: { id } })
const refused = (id: string, person?: Person) => refusalOf(shop.shop.db, () => archive(id, person))

const setStatus = (id: string, status: string) =>
  shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })
const verify = (id: string, status: 'paid' | 'refunded') =>
  shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status } })

async function seedCancelled(): Promise<string> {
  const { _id: id } = await seedOrder(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id } })
  return id
}

test('a cancelled order is out of everybody’s sight', async () => {
  const [id, stored] = [await seedCancelled(), await seedOrder(shop)]
  expect(await archive(id)).toMatchObject({ success: true, message: 'Order archived' })
  const mine = await shop.as(leilani).call('GET /api/orders/myorders')
  expect(mine.orders.map((order) => order._id)).toEqual([stored._id])
  const all = await shop.as(noa).call('GET /api/orders')
  expect([all.orders.map((order) => order._id), all.pagination.total]).toEqual([[stored._id], 1])
  const found = await shop.as(noa).call('GET /api/orders', { query: { search: id.slice(-8) } })
  expect(found.orders).toEqual([])
})

test.each([
  ['its customer', leilani],
  ['the studio', noa],
])('%s finds it no more, by whatever is asked of it', async (_case, person) => {
  const id = await seedCancelled()
  await archive(id)
  const asks = [
    ['GET', ''],
    ['GET', '/history'],
    ['GET', '/document.pdf'],
    ['POST', '/send-confirmation'],
    ...(person === noa
      ? ([
          ['PUT', '/status'],
          ['PUT', ''],
          ['PUT', '/verify-payment'],
          ['DELETE', ''],
        ] as const)
      : ([
          ['PUT', '/cancel'],
          ['PUT', '/pay'],
          ['PUT', '/payment-method'],
        ] as const)),
  ] as const
  for (const [method, path] of asks) {
    const reply = await shop.http.inject({
      method,
      url: `/api/orders/${id}${path}`,
      headers: { authorization: `Bearer ${person.token}` },
      ...(method === 'PUT' && {
        payload: { status: path === '/status' ? 'pending' : 'paid', paymentMethod: 'cheque' },
      }),
    })
    expect([method, path, reply.json().code]).toEqual([method, path, 'order_not_found'])
  }
})

test('it stays in the database with its history, and one row in the audit log', async () => {
  const id = await seedCancelled()
  const letters = await lettersIn(shop.shop.db)
  await archive(id)
  const { db } = shop.shop
  expect(await db.select().from(orders)).toMatchObject([
    { status: 'cancelled', archivedAt: new Date('2026-11-20T22:00:00.000Z'), totalCents: 660_00 },
  ])
  expect(await db.$count(orderItems)).toBe(1)
  const events = await db.select().from(orderHistory)
  expect(events.map(({ type }) => type)).toEqual(['placed', 'cancelled', 'archived'])
  expect(await db.select().from(auditLog).where(eq(auditLog.objectId, id))).toMatchObject([
    {
      actorId: noa.id,
      action: 'order.archived',
      objectType: 'order',
      before: { archivedAt: null },
      after: { archivedAt: '2026-11-20T22:00:00.000Z' },
      address: '127.0.0.1',
    },
  ])
  expect(await stockIn(db)).toEqual({ default: 10 })
  expect(await lettersIn(db)).toEqual(letters)
})

test.each(['pending', 'processing', 'shipped', 'delivered'])('what is %s stays in sight', async (status) => {
  const { _id } = await seedOrder(shop)
  if (status !== 'pending') await setStatus(_id, status)
  expect(await refused(_id)).toMatchObject({ status: 409, code: 'illegal_state' })
})

test('a request that waits stays in sight, and goes once it is withdrawn', async () => {
  const { _id: id } = await seedQuoteRequest(shop)
  expect(await refused(id)).toMatchObject({ status: 409, code: 'illegal_state' })
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id } })
  await archive(id)
  expect((await shop.as(leilani).call('GET /api/orders/myorders')).orders).toEqual([])
})

test('a cancelled order whose money is still here stays in sight until it went back', async () => {
  const { _id } = await seedOrder(shop)
  await verify(_id, 'paid')
  await setStatus(_id, 'cancelled')
  expect(await refused(_id)).toMatchObject({ status: 409, code: 'illegal_state' })
  await verify(_id, 'refunded')
  await archive(_id)
  expect((await shop.as(noa).call('GET /api/orders')).orders).toEqual([])
})

test('one of which a part was paid, or goes back and was not sent yet, stays in sight', async () => {
  const { _id: ref } = await seedOrder(shop)
  const desk = shop.as(noa)
  const paid = { amount: 10, method: 'wire_transfer', seenOpen: 660 } as const
  await desk.call('POST /api/payables/:ref/payments', { params: { ref }, body: paid })
  await setStatus(ref, 'cancelled')
  expect(await refused(ref)).toMatchObject({ status: 409, code: 'illegal_state' })
  const back = {
    amount: 10,
    method: 'wire_transfer',
    reasonCode: 'cancelled',
    seenOpen: 0,
    seenRefunded: 0,
  } as const
  const { payable } = await desk.call('POST /api/payables/:ref/refunds', { params: { ref }, body: back })
  expect(await refused(ref)).toMatchObject({ status: 409, code: 'illegal_state' })
  const [refund] = payable.refunds
  await desk.call('PUT /api/refunds/:id', { params: { id: refund!._id }, body: { state: 'sent' } })
  await archive(ref)
  expect((await shop.as(noa).call('GET /api/orders')).orders).toEqual([])
})

test('once archived it is not there to be archived again', async () => {
  const id = await seedCancelled()
  await archive(id)
  expect(await refused(id)).toMatchObject({ status: 404, code: 'order_not_found' })
})

test.each([
  ['its own customer', leilani, 403, 'forbidden'],
  ['another customer', kai, 403, 'forbidden'],
  ['a seller', makana, 403, 'forbidden'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('%s cannot archive it', async (_case, person, status, code) => {
  expect(await refused(await seedCancelled(), person)).toMatchObject({ status, code })
})
