import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { idempotencyKeys } from '#kit/node/http/tables.ts'
import { orderMessages } from '#server/db/schema/order-messages.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { kai, leilani, noa, nobody } from '#tests/support/people.ts'
import { messageCalls } from '#tests/support/seed/messages.ts'
import { quoteFor, seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const { askChange, write, read } = messageCalls(testing)
const DAY = 24 * 60 * 60_000
const rows = () => testing.shop.db.select().from(orderMessages)
const refused = (person: typeof leilani, id: string) =>
  refusalOf(testing.shop.db, () => askChange(person, id))
const waiting = async () => {
  const { today } = await testing.as(noa).call('GET /api/dashboard')
  return today.find(({ kind }) => kind === 'quote-changes')
}
const orderOf = async (id: string) =>
  (await testing.as(noa).call('GET /api/orders/:id', { params: { id } })).order

test('a change is asked for as a message; the quote stays open and waits under Today', async () => {
  const { _id, number } = await seedSentQuote(testing)
  const reply = await askChange(leilani, _id, { text: 'Two chairs less' })
  expect(reply).toMatchObject({
    quoteStatus: 'quoted',
    status: 'pending',
    totalPrice: 600,
    changeRequestedAt: '2026-11-20T22:00:00.000Z',
  })
  expect(reply.history.at(-1)).toMatchObject({ type: 'change_requested' })
  expect((await read(noa, _id)).messages).toMatchObject([{ text: 'Two chairs less', asksChange: true }])
  expect(await waiting()).toMatchObject({
    count: 1,
    items: [{ _id, number, dueAt: '2026-12-01T10:00:00.000Z' }],
  })
  const { orders } = await testing.as(noa).call('GET /api/orders', { query: { messages: 'change' } })
  expect(orders).toMatchObject([{ _id, unreadMessages: 1 }])
  expect(await auditOf(testing.shop.db, 'order', _id)).toMatchObject([{ action: 'order.quote_sent' }])
})

test("a revised quote answers it, and the studio's message does", async () => {
  const quote = await seedSentQuote(testing)
  const { _id: id } = quote
  await askChange(leilani, id)
  await write(leilani, id, { text: 'Or ash' })
  expect((await orderOf(id)).changeRequestedAt).not.toBeNull()
  await testing.as(noa).call('PUT /api/orders/:id/quote', { params: { id }, body: quoteFor(quote) })
  expect(await waiting()).toBeUndefined()
  await askChange(leilani, id)
  expect(await waiting()).toMatchObject({ count: 1 })
  await write(noa, id)
  expect((await orderOf(id)).changeRequestedAt).toBeNull()
  expect(await waiting()).toBeUndefined()
})

test('asked twice it waits since the first time; under one key it is one', async () => {
  const { _id } = await seedSentQuote(testing)
  const key = randomUUID()
  const first = await askChange(leilani, _id, { key })
  expect(await askChange(leilani, _id, { key })).toEqual(first)
  expect(await rows()).toHaveLength(1)
  testing.wait(60_000)
  expect((await askChange(leilani, _id)).changeRequestedAt).toBe(first.changeRequestedAt)
  expect(await rows()).toHaveLength(2)
})

test('no reply about a large order is stored under its key; a repeat is answered by what is there', async () => {
  const { db } = testing.shop
  const [quote, { _id: orderId }] = [await seedSentQuote(testing), await seedOrder(testing)]
  const event = { type: 'payment_stated', title: 'Payment stated', createdAt: new Date(0) }
  const long = Array.from({ length: 200 }, () => ({ ...event, description: 'x'.repeat(200) }))
  for (const id of [quote._id, orderId])
    await db.insert(orderHistory).values(long.map((row) => ({ ...row, orderId: id })))
  const asks = [
    { key: 'PUT /api/orders/:id/quote/ask-change', params: { id: quote._id }, body: { text: 'In ash?' } },
    { key: 'POST /api/payment/process', body: { orderId, paymentMethod: 'cheque' } },
  ] as const
  for (const { key, ...requested } of asks) {
    const ask = { ...requested, headers: { 'idempotency-key': 'large-order' } }
    const first = await injectedReply(testing.http, leilani, key, ask)
    const again = await injectedReply(testing.http, leilani, key, ask)
    expect([first.statusCode, again.body]).toEqual([200, first.body])
  }
  const stored = await db.select({ reply: idempotencyKeys.reply }).from(idempotencyKeys)
  expect(stored).toEqual([{ reply: null }, { reply: null }])
  expect(await rows()).toHaveLength(1)
})

test('it may still be accepted, and then waits no longer', async () => {
  const { _id: id } = await seedSentQuote(testing)
  await askChange(leilani, id)
  const { order } = await testing.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })
  expect(order).toMatchObject({ quoteStatus: 'accepted', changeRequestedAt: null })
  expect(await waiting()).toBeUndefined()
})

test('asked while the studio revises or the customer accepts, it is written once and nothing is in between', async () => {
  const quote = await seedSentQuote(testing)
  const { _id: id } = quote
  const [wish] = await Promise.allSettled([
    askChange(leilani, id),
    testing.as(noa).call('PUT /api/orders/:id/quote', { params: { id }, body: quoteFor(quote) }),
    testing.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } }),
  ])
  expect(await rows()).toHaveLength(wish.status === 'fulfilled' ? 1 : 0)
  expect(await orderOf(id)).toMatchObject({ quoteStatus: 'accepted', changeRequestedAt: null })
})

test('a request without a quote, a purchase, an answered quote and one that is over are refused', async () => {
  const answered = await seedSentQuote(testing)
  const params = { id: answered._id }
  await testing.as(leilani).call('PUT /api/orders/:id/quote/decline', { params, body: { reason: '' } })
  const over = await seedSentQuote(testing, { validUntil: '2026-11-20' })
  const request = await seedQuoteRequest(testing)
  const purchase = await seedOrder(testing)
  testing.wait(DAY)
  for (const { _id } of [answered, over, request, purchase])
    expect(await refused(leilani, _id)).toMatchObject({ status: 409, code: 'quote_not_open' })
  expect(await rows()).toEqual([])
})

test("someone else's quote answers as an unknown one; the studio and visitors may not", async () => {
  const { _id } = await seedSentQuote(testing)
  expect(await refused(kai, _id)).toMatchObject({ status: 404, code: 'order_not_found' })
  expect(await refused(noa, _id)).toMatchObject({ status: 403 })
  expect(await refused(nobody, _id)).toMatchObject({ status: 401 })
  const empty = () => askChange(leilani, _id, { text: ' ' })
  expect(await refusalOf(testing.shop.db, empty)).toMatchObject({
    fields: { text: 'Tell us what to change' },
  })
  expect(await rows()).toEqual([])
})
