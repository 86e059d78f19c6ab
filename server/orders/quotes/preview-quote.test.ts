import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { emails } from '#server/db/schema/emails.ts'
import { seedQuoteRequest, seedSentQuote, quoteFor } from '#tests/support/seed/order.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
type Form = ReturnType<typeof quoteFor>

const preview = (id: string, body: Form, person: Person = noa) =>
  shop.as(person).call('POST /api/orders/:id/quote/preview', { params: { id }, body })

const send = (id: string, body: Form) =>
  shop.as(noa).call('PUT /api/orders/:id/quote', { params: { id }, body })

async function quoteLetters() {
  const rows = await shop.shop.db.select().from(emails)
  return rows.filter(({ letter }) => letter === 'quote-ready')
}

async function frameOf(url: string) {
  const { body, headers } = await shop.http.inject({ url })
  expect(headers['content-security-policy']).toContain('sandbox')
  return body
}

test('is word for word the letter that is sent then, and writes nothing', async () => {
  const request = await seedQuoteRequest(shop, { quantity: 3 })
  const form = quoteFor(request, { note: 'In oak, as we spoke.' })
  const before = [await shop.shop.db.select().from(orders), await shop.shop.db.select().from(emails)]
  const { preview: shown } = await preview(request._id, form)
  expect(shown.text).toContain('In oak, as we spoke.')
  expect([await shop.shop.db.select().from(orders), await shop.shop.db.select().from(emails)]).toEqual(before)
  const html = await frameOf(shown.url)

  await send(request._id, form)
  const [sent] = await quoteLetters()
  expect(sent).toMatchObject({ subject: shown.subject, bodyText: shown.text, html })
})

test('those of two orders stay what they are side by side', async () => {
  const looks = []
  for (const note of ['In oak.', 'In koa.']) {
    const request = await seedQuoteRequest(shop)
    looks.push({ note, ...(await preview(request._id, quoteFor(request, { note }))).preview })
  }
  for (const { note, url } of looks) expect(await frameOf(url)).toContain(note)
})

test('of a quote that was sent says what it changes', async () => {
  const sent = await seedSentQuote(shop)
  const form = quoteFor(sent, { discount: 75 })
  const { preview: shown } = await preview(sent._id, form)
  expect(shown.subject).toContain('Your revised quote')
  expect(shown.text).toContain('Changed since the last quote:')
  await send(sent._id, form)
  expect((await quoteLetters()).map(({ bodyText }) => bodyText)).toContain(shown.text)
})

test.each<[string, Person, number]>([
  ['a visitor', nobody, 401],
  ['its customer', leilani, 403],
  ['a seller', makana, 403],
])('%s is not shown it', async (_who, person, status) => {
  const request = await seedQuoteRequest(shop)
  const refusal = refusalOf(shop.shop.db, () => preview(request._id, quoteFor(request), person))
  expect(await refusal).toMatchObject({ status })
})

test('what could not be sent is refused in the same words', async () => {
  const request = await seedQuoteRequest(shop)
  const past = quoteFor(request, { validUntil: '2026-11-01' })
  for (const ask of [preview, send])
    expect(await refusalOf(shop.shop.db, () => ask(request._id, past))).toMatchObject({
      status: 400,
      fields: { validUntil: 'Choose today or a later day' },
    })
  await shop.as(noa).call('PUT /api/orders/:id/status', {
    params: { id: request._id },
    body: { status: 'cancelled' },
  })
  expect(await refusalOf(shop.shop.db, () => preview(request._id, quoteFor(request)))).toMatchObject({
    code: 'quote_closed',
  })
})

test('for lines that somebody changed since is refused as stale', async () => {
  const request = await seedQuoteRequest(shop)
  const form = { ...quoteFor(request), seenRevision: 7 }
  await expect(preview(request._id, form)).rejects.toMatchObject({ status: 409, code: 'stale' })
})

test('what a piece costs is told to the studio alone', async () => {
  const { _id } = await seedSentQuote(shop, { product: { costPriceCents: 450_00 } })
  const read = (person: Person) => shop.as(person).call('GET /api/orders/:id', { params: { id: _id } })
  expect((await read(noa)).order.orderItems).toMatchObject([{ costPrice: 450 }])
  expect(JSON.stringify(await read(leilani))).not.toContain('cost')
})
