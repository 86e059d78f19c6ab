import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { quoteRevisions } from '#server/db/schema/quote-revisions.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { kai, leilani, noa, type Person } from '#tests/support/people.ts'
import { quoteFor, seedSentQuote } from '#tests/support/seed/order.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

/** A quote that was sent twice: at $600.00, and with a crane at $1,150.00. */
async function seedRevised() {
  const quote = await seedSentQuote(shop)
  const params = { id: quote._id }
  const lines = [
    ...quote.orderItems.map(({ _id }) => ({ _id, quantity: 1 })),
    { text: 'A crane', quantity: 1 },
  ]
  const studio = shop.as(noa)
  const { order } = await studio.call('PUT /api/orders/:id/lines', {
    params,
    body: { lines, seenRevision: 1 },
  })
  const body = quoteFor({ orderItems: order.quote?.draft ?? [] }, { validUntil: '2026-12-20' })
  shop.wait(60_000)
  await studio.call('PUT /api/orders/:id/quote', { params, body })
  return params
}

const paper = async (id: string, revision: number, person: Person = noa) => {
  const ask = { params: { id }, query: { revision } }
  const file = await shop.as(person).call('GET /api/orders/:id/document.pdf', ask)
  return readPdf(Buffer.from(await file.arrayBuffer())).join('\n')
}

test('every quote that was sent is stored, newest first, with what it changed', async () => {
  const params = await seedRevised()
  const { revisions } = await shop.as(noa).call('GET /api/orders/:id/revisions', { params })
  const sentBy = { _id: noa.id, name: 'Noa Kahale' }
  expect(revisions).toMatchObject([
    {
      number: 2,
      sentBy,
      sentAt: '2026-11-20T22:01:00.000Z',
      totalPrice: 1150,
      validUntil: '2026-12-20',
      changes: [
        'Added: 1 × A crane, $550.00 each',
        'Total $1,150.00 instead of $600.00',
        'Valid until December 20, 2026 instead of November 30, 2026',
      ],
    },
    { number: 1, sentBy, totalPrice: 600, changes: [] },
  ])
})

test('a quote that was sent very often is listed in part, and never with its lines', async () => {
  const { id } = await seedRevised()
  const { db } = shop.shop
  const [first] = await db.select().from(quoteRevisions).limit(1)
  if (!first) throw new Error('There is no quote')
  const more = Array.from({ length: 60 }, (_, at) => ({ ...first, number: at + 3 }))
  await db.insert(quoteRevisions).values(more)
  const { revisions } = await shop.as(noa).call('GET /api/orders/:id/revisions', { params: { id } })
  expect([revisions.length, revisions[0]?.number, revisions.at(-1)?.number]).toEqual([50, 62, 13])
  expect(JSON.stringify(revisions)).not.toContain('Reed chair')
})

test('each is printed as it was sent, for the studio and for its customer, also once it was answered', async () => {
  const { id } = await seedRevised()
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id }, body: {} })
  const [first, second] = [await paper(id, 1), await paper(id, 2, leilani)]
  expect(first).toContain('Total$600.00')
  expect(first).toContain('Valid until')
  expect(first).not.toContain('A crane')
  expect(second).toContain('A crane1$550.00$550.00')
  expect(second).toContain('Total$1,150.00')
})

test.each([
  ['one that was never sent', noa, 3, 'revision_not_found'],
  ['the one of somebody else', kai, 1, 'order_not_found'],
  ['no number', noa, 0, 'validation_failed'],
])('does not print %s', async (_case, person, revision, code) => {
  const { id } = await seedRevised()
  expect(await refusalOf(shop.shop.db, () => paper(id, revision, person))).toMatchObject({ code })
})

test('the letter says what changed, and the first one does not', async () => {
  await seedRevised()
  const letters = await shop.shop.db.select().from(emails).orderBy(emails.createdAt)
  const sent = letters.filter(({ letter }) => letter === 'quote-ready')
  const [first, second] = sent.map(({ bodyText }) => bodyText)
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your quote LN-\d+ is ready$/),
    expect.stringMatching(/^Your revised quote LN-\d+ is ready$/),
  ])
  expect(first).not.toContain('Changed since')
  expect(second).toContain(
    'Changed since the last quote:\nAdded: 1 × A crane, $550.00 each\nTotal $1,150.00 instead of $600.00',
  )
})
