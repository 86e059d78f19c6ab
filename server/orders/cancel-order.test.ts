import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { stockHistory } from '#server/db/schema/inventory.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote, quoteFor } from '#tests/support/seed/order.ts'
import { lettersIn, refusalOf, stockIn } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const cancel = (id: string, reason?: string, person: Person = leilani) =>
  shop.as(person).call('PUT /api/orders/:id/cancel', { params: { id }, body: { reason } })
const refused = (id: string, person?: Person) => refusalOf(shop.shop.db, () => cancel(id, undefined, person))

const setStatus = (id: string, status: string) =>
  shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })
const verify = (id: string, body: { status: 'paid' | 'rejected' | 'refunded'; reason?: string }) =>
  shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body })
const accept = (id: string) => shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })

const notCancellable = {
  status: 409,
  code: 'order_not_cancellable',
  message: 'This order can no longer be canceled here. Please contact us.',
}

async function letterNamed(name: string) {
  const [letter] = await shop.shop.db.select().from(emails).where(eq(emails.letter, name))
  return letter
}

test('an unpaid order is cancelled, its units are back, and its customer hears of it', async () => {
  const { _id } = await seedOrder(shop, { quantity: 4 })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 6 })
  shop.wait(60_000)
  const { order, data } = await cancel(_id, '  The room is smaller than I thought. ')
  expect(data).toEqual(order)
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'pending', isPaid: false })
  expect(order.history.at(-1)).toEqual({
    type: 'cancelled',
    title: 'Canceled',
    description: 'The room is smaller than I thought.',
    date: '2026-11-20T22:01:00.000Z',
  })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
  expect(await shop.shop.db.select().from(stockHistory)).toMatchObject([
    { cause: 'order_placed', change: -4 },
    { cause: 'order_cancelled', change: 4, quantityAfter: 10, actorId: leilani.id, orderId: _id },
  ])
  const letter = await letterNamed('order-canceled')
  expect(letter?.recipient).toBe('leilani@example.com')
  expect(letter?.bodyText).toContain('Reason: The room is smaller than I thought.')
  expect(letter?.bodyText).toContain('You had not paid, so nothing is owed.')
})

test('no reason is needed', async () => {
  const { _id } = await seedOrder(shop)
  const { order } = await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id: _id } })
  expect(order.history.at(-1)).toMatchObject({ type: 'cancelled', description: '' })
  expect((await letterNamed('order-canceled'))?.bodyText).not.toContain('Reason')
})

test.each([
  ['in processing', 0, (id: string) => setStatus(id, 'processing')],
  ['whose payment was rejected', 0, (id: string) => verify(id, { status: 'rejected', reason: 'Not there.' })],
  [
    'whose evidence waits for a check, and goes on to wait,',
    1,
    (id: string) =>
      shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
        params: { id },
        body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'receipt.png') },
      }),
  ],
])('an order %s can still be cancelled', async (_case, waiting, move) => {
  const { _id } = await seedOrder(shop, { quantity: 2 })
  await move(_id)
  expect((await cancel(_id)).order.status).toBe('cancelled')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
  expect((await shop.as(noa).call('GET /api/payment/pending')).payments).toHaveLength(waiting)
})

test.each([
  ['shipped', (id: string) => setStatus(id, 'shipped')],
  ['delivered', (id: string) => setStatus(id, 'delivered')],
  ['cancelled already', (id: string) => cancel(id)],
  ['paid', (id: string) => verify(id, { status: 'paid' })],
  [
    'paid, back to pending by hand',
    (id: string) => verify(id, { status: 'paid' }).then(() => setStatus(id, 'pending')),
  ],
])('what is %s is not cancelled here', async (_case, move) => {
  const { _id } = await seedOrder(shop)
  await move(_id)
  expect(await refused(_id)).toMatchObject(notCancellable)
})

test('a quote request that waits is withdrawn: it cannot be priced any more', async () => {
  const request = await seedQuoteRequest(shop)
  const { order } = await cancel(request._id, 'Found another.')
  expect(order).toMatchObject({
    status: 'cancelled',
    quoteStatus: 'requested',
    orderItems: [{ price: null }],
  })
  const letters = await lettersIn(shop.shop.db)
  expect(letters).toContain('order-canceled → leilani@example.com')
  expect(letters.filter((letter) => letter.startsWith('studio-quote-declined'))).toEqual([])
  const params = { id: request._id }
  const price = () => shop.as(noa).call('PUT /api/orders/:id/quote', { params, body: quoteFor(request) })
  expect(await refusalOf(shop.shop.db, price)).toMatchObject({ code: 'quote_closed' })
})

test('a quote that was sent is declined by it, and the studio reads why', async () => {
  const { _id } = await seedSentQuote(shop)
  const { order } = await cancel(_id, 'Too dear.')
  expect(order).toMatchObject({
    status: 'cancelled',
    quoteStatus: 'declined',
    quote: { declineReason: 'Too dear.' },
  })
  expect(order.history.at(-1)).toMatchObject({ type: 'cancelled', description: 'Too dear.' })
  const letters = await lettersIn(shop.shop.db)
  expect(letters).toContain('order-canceled → leilani@example.com')
  expect(letters).toContain('studio-quote-declined → studio@lanai.example')
  expect(await refusalOf(shop.shop.db, () => accept(_id))).toMatchObject({ code: 'quote_not_open' })
  await setStatus(_id, 'pending')
  expect(await refusalOf(shop.shop.db, () => accept(_id))).toMatchObject({ code: 'quote_not_open' })
})

test('a quote that has ended can be cancelled before the shop notices', async () => {
  const { _id } = await seedSentQuote(shop, { validUntil: '2026-11-21' })
  shop.wait(3 * 86_400_000)
  expect((await cancel(_id)).order).toMatchObject({ status: 'cancelled', quoteStatus: 'declined' })
})

test('an accepted quote is cancelled like an order', async () => {
  const { _id } = await seedSentQuote(shop, { quantity: 3 })
  await accept(_id)
  expect(await stockIn(shop.shop.db)).toEqual({ default: 7 })
  expect((await cancel(_id)).order).toMatchObject({ status: 'cancelled', quoteStatus: 'accepted' })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
  expect(await lettersIn(shop.shop.db)).not.toContain('studio-quote-declined → studio@lanai.example')
})

test('what the studio restores holds its units again, and can be cancelled again', async () => {
  const { _id } = await seedOrder(shop, { quantity: 4 })
  await cancel(_id)
  await setStatus(_id, 'pending')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 6 })
  await cancel(_id)
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
})

test.each([
  ['another customer', kai, 404, 'order_not_found'],
  ['the studio, which cancels by status', noa, 403, 'forbidden'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('%s cannot cancel it', async (_case, person, status, code) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, person)).toMatchObject({ status, code })
})

test('an order that is not there answers as another’s', async () => {
  const { _id } = await seedOrder(shop)
  const [unknown, others] = [await refused('99999999-9999-4999-8999-999999999999'), await refused(_id, kai)]
  expect(unknown.body).toEqual(others.body)
  expect(await refused('1')).toMatchObject({ status: 404, code: 'order_not_found' })
})

test('a reason has its length', async () => {
  const { _id } = await seedOrder(shop)
  const long = () => cancel(_id, 'x'.repeat(2001))
  expect(await refusalOf(shop.shop.db, long)).toMatchObject({
    status: 400,
    fields: { reason: 'Use at most 2000 characters' },
  })
})
