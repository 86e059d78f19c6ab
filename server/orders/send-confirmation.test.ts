import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { emails } from '#server/db/schema/emails.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const HOUR = 60 * 60_000
const shop = testShop()
const ask = (id: string, person: Person = leilani) =>
  shop.as(person).call('POST /api/orders/:id/send-confirmation', { params: { id } })
const refused = (id: string, person?: Person) => refusalOf(shop.shop.db, () => ask(id, person))

const setStatus = (id: string, status: string) =>
  shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })
const confirm = (id: string) => shop.as(noa).call('PUT /api/payment/confirm/:id', { params: { id } })
const accept = (id: string) => shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })

/** The letter that asking puts into the outbox. */
async function sentBy(id: string, person?: Person) {
  const { db } = shop.shop
  const existing = new Set((await db.select().from(emails)).map((letter) => letter.id))
  await ask(id, person)
  const letters = (await db.select().from(emails)).filter((letter) => !existing.has(letter.id))
  expect(letters).toHaveLength(1)
  return letters[0]
}

test('the order’s letter is sent to its buyer again', async () => {
  const { _id } = await seedOrder(shop)
  const [first] = await shop.shop.db.select().from(emails).where(eq(emails.letter, 'order-received'))
  const again = await sentBy(_id)
  expect(again).toMatchObject({
    letter: 'order-received',
    recipient: 'leilani@example.com',
    subject: first?.subject,
    bodyText: first?.bodyText,
  })
  const { order } = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: _id } })
  expect(order.history.at(-1)).toMatchObject({ type: 'confirmation_sent', title: 'Confirmation sent again' })
})

test('the asker reads where it goes', async () => {
  const { _id } = await seedOrder(shop)
  const { message } = await ask(_id)
  expect(message).toBe('The email is on its way to leilani@example.com')
})

test.each<[string, string, () => Promise<string>]>([
  ['a request that waits', 'quote-request-received', async () => (await seedQuoteRequest(shop))._id],
  ['a quote to be answered', 'quote-ready', async () => (await seedSentQuote(shop))._id],
  [
    'an accepted quote',
    'quote-accepted',
    async () => {
      const { _id } = await seedSentQuote(shop)
      await accept(_id)
      return _id
    },
  ],
  [
    'a paid order',
    'payment-approved',
    async () => {
      const { _id } = await seedOrder(shop)
      await confirm(_id)
      return _id
    },
  ],
  [
    'an order on its way',
    'order-shipped',
    async () => {
      const { _id } = await seedOrder(shop)
      await setStatus(_id, 'shipped')
      return _id
    },
  ],
  [
    'a delivered order',
    'order-delivered',
    async () => {
      const { _id } = await seedOrder(shop)
      await setStatus(_id, 'delivered')
      return _id
    },
  ],
])('%s is confirmed by the letter %s', async (_case, letter, input) => {
  const id = await input()
  expect(await sentBy(id)).toMatchObject({ letter, recipient: 'leilani@example.com' })
})

test('a quote carries its PDF again', async () => {
  const { _id } = await seedSentQuote(shop)
  expect((await sentBy(_id))?.attachments).toMatchObject([{ kind: 'order-document', orderId: _id }])
})

test('the studio’s own words are used again', async () => {
  await shop.set('email', { orderConfirmationTemplate: 'Mahalo, {firstName}.' })
  const { _id } = await seedOrder(shop)
  expect((await sentBy(_id))?.bodyText).toContain('Mahalo, Leilani.')
})

test('the studio may ask, on record, and the letter still goes to the buyer', async () => {
  const { _id } = await seedOrder(shop)
  expect(await sentBy(_id, noa)).toMatchObject({ letter: 'order-received', recipient: 'leilani@example.com' })
  const rows = await shop.shop.db.select().from(auditLog).where(eq(auditLog.objectId, _id))
  expect(rows).toMatchObject([{ actorId: noa.id, action: 'order.confirmation_sent', before: {}, after: {} }])
  const events = await shop.shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, _id))
  expect(events.at(-1)).toMatchObject({ type: 'confirmation_sent', actorId: noa.id })
})

test('three an hour for each order, whoever asks', async () => {
  const { _id } = await seedOrder(shop)
  await ask(_id)
  shop.wait(10 * 60_000)
  await ask(_id, noa)
  await ask(_id)
  for (const person of [leilani, noa]) {
    expect(await refused(_id, person)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      message: 'Too many requests. Please try again in 50 minutes.',
    })
  }
  const reply = await shop.http.inject({
    method: 'POST',
    url: `/api/orders/${_id}/send-confirmation`,
    headers: { authorization: `Bearer ${leilani.token}` },
  })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '3000'])

  const other = await seedOrder(shop)
  await ask(other._id)
  shop.wait(HOUR - 10 * 60_000 - 1)
  expect(await refused(_id)).toMatchObject({ code: 'rate_limited' })
  shop.wait(1)
  await ask(_id)
  expect(await refused(_id)).toMatchObject({ code: 'rate_limited' })
})

test('what is cancelled has nothing to confirm', async () => {
  const { _id } = await seedOrder(shop)
  await setStatus(_id, 'cancelled')
  expect(await refused(_id)).toMatchObject({ status: 409, code: 'illegal_state' })
  expect(await refused(_id, noa)).toMatchObject({ status: 409, code: 'illegal_state' })
})

test.each([
  ['another customer', kai, 404, 'order_not_found'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('not for %s', async (_case, person, status, code) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, person)).toMatchObject({ status, code })
})

test('an order that is not there answers 404', async () => {
  for (const person of [leilani, noa]) {
    expect(await refused('99999999-9999-4999-8999-999999999999', person)).toMatchObject({
      status: 404,
      code: 'order_not_found',
    })
  }
})
