import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { seedSentQuote } from '#tests/support/seed/order.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { lettersIn, orderBooks, stockIn } from '#tests/support/books/order-books.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { expireQuotes } from './expire-quotes.ts'
import { startJob } from '#server/jobs.ts'
import { sendQuote } from './send-quote.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const shop = testShop()
const lettersAbout = async (letter: string) =>
  (await lettersIn(shop.shop.db)).filter((line) => line.startsWith(`${letter} `))

test('a quote ends when its last day is over, not before', async () => {
  const { _id: id } = await seedSentQuote(shop, { validUntil: '2026-11-20' })
  shop.wait(DAY / 2 - 60_000)
  const before = await orderBooks(shop.shop.db)
  await expireQuotes(shop.shop)
  expect(await orderBooks(shop.shop.db)).toEqual(before)
  shop.wait(60_000)
  await expireQuotes(shop.shop)
  const { order } = await shop.as(leilani).call('GET /api/orders/:id', { params: { id } })
  expect(order).toMatchObject({ quoteStatus: 'expired', status: 'cancelled' })
  expect(order.history.at(-1)).toMatchObject({ type: 'quote_expired', title: 'Quote expired' })
  expect(await lettersAbout('quote-expired')).toEqual(['quote-expired → leilani@example.com'])
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
})

test('ends once, however often the clock looks', async () => {
  await seedSentQuote(shop, { validUntil: '2026-11-20' })
  await seedSentQuote(shop, { validUntil: '2026-11-21' })
  shop.wait(3 * DAY)
  await expireQuotes(shop.shop)
  const after = await orderBooks(shop.shop.db)
  await expireQuotes(shop.shop)
  expect(await orderBooks(shop.shop.db)).toEqual(after)
  expect(await lettersAbout('quote-expired')).toHaveLength(2)
})

test('an answered or cancelled quote does not end', async () => {
  const accepted = await seedSentQuote(shop, { validUntil: '2026-11-20' })
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id: accepted._id } })
  const cancelled = await seedSentQuote(shop, { validUntil: '2026-11-20' })
  const params = { id: cancelled._id }
  await shop.as(noa).call('PUT /api/orders/:id/status', { params, body: { status: 'cancelled' } })
  const before = await orderBooks(shop.shop.db)
  shop.wait(5 * DAY)
  await expireQuotes(shop.shop)
  expect(await orderBooks(shop.shop.db)).toEqual(before)
})

test('what the studio moved on by hand is not ended, nor warned of', async () => {
  const { _id: id } = await seedSentQuote(shop, { validUntil: '2026-11-23' })
  await shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'shipped' } })
  const before = await orderBooks(shop.shop.db)
  shop.wait(2 * DAY)
  await expireQuotes(shop.shop)
  shop.wait(2 * DAY)
  await expireQuotes(shop.shop)
  expect(await orderBooks(shop.shop.db)).toEqual(before)
})

test('two days before its end it says so, once', async () => {
  await seedSentQuote(shop, { validUntil: '2026-11-24' })
  shop.wait(1.5 * DAY - 60_000)
  await expireQuotes(shop.shop)
  expect(await lettersAbout('quote-expiring')).toEqual([])
  shop.wait(60_000)
  await expireQuotes(shop.shop)
  shop.wait(HOUR)
  await expireQuotes(shop.shop)
  expect(await lettersAbout('quote-expiring')).toEqual(['quote-expiring → leilani@example.com'])
})

test('a quote sent that near to its end is not followed by a warning', async () => {
  await seedSentQuote(shop, { validUntil: '2026-11-22' })
  await expireQuotes(shop.shop)
  shop.wait(DAY)
  await expireQuotes(shop.shop)
  expect(await lettersAbout('quote-expiring')).toEqual([])
})

test('a revised quote is warned of again', async () => {
  const quote = await seedSentQuote(shop, { validUntil: '2026-11-24' })
  shop.wait(2 * DAY)
  await expireQuotes(shop.shop)
  // Not over HTTP: the studio's session ended meanwhile.
  const items = quote.orderItems.map(({ _id }) => ({ _id, price: 500_00 }))
  const revised = { items, shippingPrice: 0, taxPrice: 0, discount: 0, validUntil: '2026-12-01', note: '' }
  await sendQuote(shop.shop, { id: noa.id, role: 'admin', address: '' }, quote._id, revised)
  shop.wait(8 * DAY)
  await expireQuotes(shop.shop)
  expect(await lettersAbout('quote-expiring')).toHaveLength(2)
})

test('the clock looks when it starts, and stops', async () => {
  await seedSentQuote(shop, { validUntil: '2026-11-20' })
  shop.wait(DAY)
  const clock = startJob(shop.shop, 'quotes')
  await clock.stop()
  expect(await shop.shop.db.select().from(orders)).toMatchObject([{ quoteStatus: 'expired' }])
})
