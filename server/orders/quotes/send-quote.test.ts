import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { emails } from '#server/db/schema/emails.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote, quoteFor } from '#tests/support/seed/order.ts'
import { leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { lettersIn, refusalOf, stockIn } from '#tests/support/books/order-books.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { orderAttachment } from '../papers/order-document.ts'

const shop = testShop()
type Form = ReturnType<typeof quoteFor> & { seenSentAt?: string | null }
const send = (id: string, body: Form, person: Person = noa) =>
  shop.as(person).call('PUT /api/orders/:id/quote', { params: { id }, body })

const refused = (id: string, body: Form, person?: Person) =>
  refusalOf(shop.shop.db, () => send(id, body, person))

test('prices the request; the server makes the totals, and holds no stock yet', async () => {
  const request = await seedQuoteRequest(shop, { quantity: 3 })
  const { order } = await send(request._id, quoteFor(request, { note: 'In oak, as we spoke.' }))
  expect(order).toMatchObject({
    quoteStatus: 'quoted',
    status: 'pending',
    itemsPrice: 1650,
    shippingPrice: 20,
    taxPrice: 55,
    discount: 25,
    totalPrice: 1700,
    orderItems: [{ price: 550, listPrice: 600 }],
    quote: { validUntil: '2026-11-30', note: 'In oak, as we spoke.', sentAt: '2026-11-20T22:00:00.000Z' },
    history: [{ type: 'quote_requested' }, { type: 'quote_sent' }],
  })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
})

test('is then seen by its customer, without the list price', async () => {
  const { _id: id } = await seedSentQuote(shop)
  const { order } = await shop.as(leilani).call('GET /api/orders/:id', { params: { id } })
  expect(order).toMatchObject({ quoteStatus: 'quoted', totalPrice: 600, orderItems: [{ price: 550 }] })
  expect(order.orderItems[0]).not.toHaveProperty('listPrice')
})

test('mails the quote with its PDF', async () => {
  const { _id } = await seedSentQuote(shop)
  expect(await lettersIn(shop.shop.db)).toContain('quote-ready → leilani@example.com')
  const rows = await shop.shop.db.select().from(emails)
  const attachment = rows.find((row) => row.letter === 'quote-ready')?.attachments[0]
  expect(attachment).toEqual({
    kind: 'order-document',
    orderId: _id,
    name: `quote-${await numberOf(shop, _id)}.pdf`,
  })
  if (attachment?.kind !== 'order-document') throw new Error('The quote has no attachment')
  const pdf = await orderAttachment(shop.shop)(attachment)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('leaves one row in the audit log, with what differs', async () => {
  const { _id } = await seedSentQuote(shop)
  const rows = await shop.shop.db.select().from(auditLog)
  expect(rows.filter((row) => row.objectId === _id)).toMatchObject([
    {
      actorId: noa.id,
      action: 'order.quote_sent',
      objectType: 'order',
      before: { quoteStatus: 'requested', totalPrice: 0, prices: [null] },
      after: { quoteStatus: 'quoted', totalPrice: 600_00, prices: [550_00] },
    },
  ])
})

test('may be revised until it is answered', async () => {
  const quote = await seedSentQuote(shop)
  const { order } = await send(quote._id, quoteFor(quote, { discount: 125, validUntil: '2026-12-24' }))
  expect(order).toMatchObject({ quoteStatus: 'quoted', totalPrice: 500, quote: { validUntil: '2026-12-24' } })
  expect(order.history.map(({ type }) => type)).toEqual(['quote_requested', 'quote_sent', 'quote_revised'])
})

test('a quote that its writer never saw is not replaced, and the refusal says when it was sent', async () => {
  const request = await seedQuoteRequest(shop)
  await send(request._id, { ...quoteFor(request), seenSentAt: null })
  shop.wait(60_000)
  const unseen = { ...quoteFor(request, { discount: 125 }), seenSentAt: null }
  expect(await refused(request._id, unseen)).toMatchObject({
    status: 409,
    code: 'stale',
    body: {
      sentAt: '2026-11-20T22:00:00.000Z',
      revision: 1,
      message:
        'A quote of $600.00 was sent since you opened this. Nothing of yours was sent: send it again to replace that one.',
    },
  })
  const seenSentAt = '2026-11-20T22:00:00.000Z'
  expect((await send(request._id, { ...unseen, seenSentAt })).order.totalPrice).toBe(500)
  expect(await refused(request._id, { ...unseen, seenSentAt })).toMatchObject({ code: 'stale' })
})

test.each([
  ['everything', 625],
  ['more than everything', 9000],
])('a discount of %s leaves nothing to accept', async (_case, discount) => {
  const request = await seedQuoteRequest(shop)
  expect(await refused(request._id, quoteFor(request, { discount }))).toMatchObject({
    status: 400,
    code: 'validation_failed',
    fields: { discount: 'A quote must come to more than $0.00' },
  })
  const { order } = await send(request._id, quoteFor(request, { discount: 624.99 }))
  expect(order.totalPrice).toBe(0.01)
})

test('may be valid for today, in the time zone of the store, but not for a day that is over', async () => {
  const request = await seedQuoteRequest(shop)
  // Noon in Honolulu: it is Saturday in Kiribati already.
  expect(await refused(request._id, quoteFor(request, { validUntil: '2026-11-19' }))).toMatchObject({
    status: 400,
    fields: { validUntil: 'Choose today or a later day' },
  })
  await shop.set('general', { timeZone: 'Pacific/Kiritimati' })
  expect(await refused(request._id, quoteFor(request, { validUntil: '2026-11-20' }))).toMatchObject({
    status: 400,
  })
  await shop.set('general', { timeZone: 'Pacific/Honolulu' })
  const { order } = await send(request._id, quoteFor(request, { validUntil: '2026-11-20' }))
  expect(order.quoteStatus).toBe('quoted')
})

test('refuses a line without a price, a foreign line and a price below zero', async () => {
  const request = await seedQuoteRequest(shop)
  const [item] = quoteFor(request).items
  const stranger = { _id: '99999999-9999-4999-8999-999999999999', price: 1 }
  const everyItem = { status: 400, fields: { items: 'Set a unit price for every item' } }
  expect(await refused(request._id, { ...quoteFor(request), items: [stranger] })).toMatchObject(everyItem)
  expect(
    await refused(request._id, { ...quoteFor(request), items: [item ?? stranger, stranger] }),
  ).toMatchObject(everyItem)
  const below = { _id: item?._id ?? '', price: -1 }
  expect(await refused(request._id, { ...quoteFor(request), items: [below] })).toMatchObject({
    status: 400,
    fields: { 'items.0.price': 'Use an amount of $0.00 or more' },
  })
})

test('refuses what no amount of money can say', async () => {
  const request = await seedQuoteRequest(shop, { quantity: 999 })
  const items = request.orderItems.map(({ _id }) => ({ _id, price: 1_000_000 }))
  expect(await refused(request._id, { ...quoteFor(request), items })).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
})

test('refuses a quote that was answered, a cancelled request and an order that never was a request', async () => {
  const accepted = await seedSentQuote(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id: accepted._id } })
  expect(await refused(accepted._id, quoteFor(accepted))).toMatchObject({ status: 409, code: 'quote_closed' })
  const cancelled = await seedQuoteRequest(shop)
  const params = { id: cancelled._id }
  await shop.as(noa).call('PUT /api/orders/:id/status', { params, body: { status: 'cancelled' } })
  expect(await refused(cancelled._id, quoteFor(cancelled))).toMatchObject({ code: 'quote_closed' })
  const purchase = await seedOrder(shop)
  expect(await refused(purchase._id, quoteFor(purchase))).toMatchObject({ code: 'quote_closed' })
})

test.each([
  ['its customer', leilani, 'forbidden'],
  ['visitors', nobody, 'not_signed_in'],
] as const)('is not sent by %s', async (_case, person, code) => {
  const request = await seedQuoteRequest(shop)
  expect(await refused(request._id, quoteFor(request), person)).toMatchObject({ code })
})
