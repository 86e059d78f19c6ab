import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { orders } from '#server/db/schema/orders.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote, quoteFor } from '#tests/support/seed/order.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { lettersIn, refusalOf, stockIn } from '#tests/support/books/order-books.ts'
import { testShop } from '#tests/support/test-shop.ts'

const DAY = 24 * 60 * 60_000
const shop = testShop()

const answers = {
  accept: (id: string, person: Person = leilani) =>
    shop.as(person).call('PUT /api/orders/:id/quote/accept', { params: { id } }),
  decline: (id: string, person: Person = leilani) =>
    shop
      .as(person)
      .call('PUT /api/orders/:id/quote/decline', { params: { id }, body: { reason: 'Too late for us.' } }),
}
const bothAnswers = Object.keys(answers) as (keyof typeof answers)[]

const refused = (answer: keyof typeof answers, id: string, person?: Person) =>
  refusalOf(shop.shop.db, () => answers[answer](id, person))

test('accepting holds the stock and leaves an order to be paid', async () => {
  const quote = await seedSentQuote(shop, { quantity: 4 })
  const { order } = await answers.accept(quote._id)
  expect(order).toMatchObject({
    kind: 'quote',
    quoteStatus: 'accepted',
    status: 'pending',
    paymentStatus: 'pending',
    totalPrice: 2250,
  })
  expect(order.history.at(-1)).toMatchObject({ type: 'quote_accepted', title: 'Quote accepted' })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 6 })
  expect(await shop.shop.db.select().from(orders)).toMatchObject([{ holdsStock: true }])
  expect(await lettersIn(shop.shop.db)).toEqual(
    expect.arrayContaining([
      'quote-accepted → leilani@example.com',
      'studio-quote-accepted → studio@lanai.example',
    ]),
  )
})

test('a quote with a schedule of its own is paid by that, and a revision without one by the shop’s', async () => {
  const quote = await seedSentQuote(shop, { quantity: 4 })
  const params = { id: quote._id }
  const schedule = { kind: 'deposit', depositPercent: 30, depositDays: 10, balanceDays: 3 } as const
  const send = (own?: typeof schedule) =>
    shop.as(noa).call('PUT /api/orders/:id/quote', { params, body: { ...quoteFor(quote), schedule: own } })
  const deposit = { kind: 'deposit', amount: 675, days: 10 }
  expect((await send(schedule)).order.quote).toMatchObject({ schedule, dues: [deposit, { amount: 1575 }] })
  const paper = await shop.shop.db.select({ text: emails.bodyText }).from(emails)
  expect(paper.at(-1)?.text).toContain('$675.00')
  expect((await send()).order.quote).toMatchObject({ schedule: { depositPercent: 50 } })
  await send(schedule)
  const { order } = await answers.accept(quote._id)
  expect(order.payment).toMatchObject({ dues: [{ ...deposit, dueOn: '2026-11-30' }, { kind: 'balance' }] })
})

test('a quote that was revised meanwhile is not accepted unread', async () => {
  const quote = await seedSentQuote(shop, { quantity: 4 })
  const params = { id: quote._id }
  await shop.as(noa).call('PUT /api/orders/:id/quote', { params, body: quoteFor(quote, { discount: 0 }) })
  const accept = (totalPrice: number) =>
    shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params, body: { totalPrice } })
  expect(await refusalOf(shop.shop.db, () => accept(quote.totalPrice))).toMatchObject({
    status: 409,
    code: 'price_changed',
    body: { itemsPrice: 2200, shippingPrice: 20, taxPrice: 55, totalPrice: 2275 },
  })
  expect((await accept(2275)).order.quoteStatus).toBe('accepted')
})

test('a quote that was sent again meanwhile is not declined unread', async () => {
  const quote = await seedSentQuote(shop)
  const params = { id: quote._id }
  const seenSentAt = shop.shop.clock().toISOString()
  shop.wait(1000)
  await shop.as(noa).call('PUT /api/orders/:id/quote', { params, body: quoteFor(quote) })
  const decline = () =>
    shop.as(leilani).call('PUT /api/orders/:id/quote/decline', { params, body: { seenSentAt } })
  expect(await refusalOf(shop.shop.db, decline)).toMatchObject({ status: 409, code: 'stale' })
})

test('accepting what is sold out meanwhile is refused, and the quote stays open', async () => {
  const quote = await seedSentQuote(shop, { quantity: 4 })
  await shop.shop.db.update(inventory).set({ quantity: 3 })
  expect(await refused('accept', quote._id)).toMatchObject({
    status: 409,
    code: 'out_of_stock',
    fields: { 'orderItems.0.quantity': 'Only 3 left' },
    body: { available: { 'orderItems.0.quantity': 3 } },
  })
  await shop.shop.db.update(inventory).set({ quantity: 4 })
  expect((await answers.accept(quote._id)).order.quoteStatus).toBe('accepted')
})

test('declining cancels the request and keeps the reason', async () => {
  const quote = await seedSentQuote(shop)
  const { order } = await answers.decline(quote._id)
  expect(order).toMatchObject({
    quoteStatus: 'declined',
    status: 'cancelled',
    quote: { declineReason: 'Too late for us.' },
  })
  expect(order.history.at(-1)).toMatchObject({ type: 'quote_declined', description: 'Too late for us.' })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
  expect(await lettersIn(shop.shop.db)).toEqual(
    expect.arrayContaining([
      'quote-declined → leilani@example.com',
      'studio-quote-declined → studio@lanai.example',
    ]),
  )
})

test('its last day counts to its end in the time zone of the store', async () => {
  const quote = await seedSentQuote(shop, { validUntil: '2026-11-20' })
  // 23:59 in Honolulu, and already the next day in UTC.
  shop.wait(DAY / 2 - 60_000)
  expect((await answers.accept(quote._id)).order.quoteStatus).toBe('accepted')
})

test.each(bothAnswers)('a quote that is over takes no %s', async (answer) => {
  const quote = await seedSentQuote(shop, { validUntil: '2026-11-20' })
  shop.wait(DAY / 2)
  expect(await refused(answer, quote._id)).toMatchObject({ status: 409, code: 'quote_not_open' })
})

test.each(bothAnswers)('what was not sent, or was answered, takes no %s', async (answer) => {
  const requested = await seedQuoteRequest(shop)
  expect(await refused(answer, requested._id)).toMatchObject({ status: 409, code: 'quote_not_open' })
  const declined = await seedSentQuote(shop)
  await answers.decline(declined._id)
  expect(await refused(answer, declined._id)).toMatchObject({ code: 'quote_not_open' })
  const accepted = await seedSentQuote(shop)
  await answers.accept(accepted._id)
  expect(await refused(answer, accepted._id)).toMatchObject({ code: 'quote_not_open' })
  const purchase = await seedOrder(shop)
  expect(await refused(answer, purchase._id)).toMatchObject({ code: 'quote_not_open' })
})

test('a quote that the studio cancelled takes no answer', async () => {
  const quote = await seedSentQuote(shop)
  const params = { id: quote._id }
  await shop.as(noa).call('PUT /api/orders/:id/status', { params, body: { status: 'cancelled' } })
  expect(await refused('accept', quote._id)).toMatchObject({ code: 'quote_not_open' })
})

test('what the studio has shipped already is not declined any more, but accepted', async () => {
  const { _id: id } = await seedSentQuote(shop, { quantity: 4 })
  await shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'shipped' } })
  expect(await refused('decline', id)).toMatchObject({ status: 409, code: 'quote_not_open' })
  expect((await answers.accept(id)).order).toMatchObject({ quoteStatus: 'accepted', status: 'shipped' })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 6 })
})

test.each(bothAnswers)('nobody else may %s', async (answer) => {
  const { _id } = await seedSentQuote(shop)
  expect(await refused(answer, _id, kai)).toMatchObject({ status: 404, code: 'order_not_found' })
  expect(await refused(answer, _id, noa)).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await refused(answer, _id, nobody)).toMatchObject({ status: 401, code: 'not_signed_in' })
})
