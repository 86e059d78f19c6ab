import { firstRates } from '#domain/tax/excise-rates.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TodayKind } from '#domain/dashboard/today.ts'
import { emails } from '#server/db/schema/emails.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote, quoteFor } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const HOUR = 3_600_000

/** As an admin who has just signed in: days pass in these tests. */
async function read() {
  const admin = await seedPerson(shop.shop, { role: 'admin' })
  return shop.as(admin).call('GET /api/dashboard')
}

async function today(kind: TodayKind) {
  const { today: rows } = await read()
  return rows.find((row) => row.kind === kind)
}

async function sendEvidence(id: string) {
  const paymentEvidence = new File([Buffer.from(sampleFiles.png)], 'transfer.png')
  await shop
    .as(leilani)
    .call('POST /api/orders/:id/payment-evidence', { params: { id }, body: { paymentEvidence } })
}

test('in a shop where nothing waits there is nothing to do but the settings', async () => {
  const { today: rows, missingSettings } = await read()
  expect(rows.map(({ kind }) => kind)).toEqual(['settings'])
  expect(missingSettings).toContainEqual({
    field: 'payment.bankDetails.accountNumber',
    message: 'The bank account is still the example: nobody can pay into it',
  })
})

test('a quote to answer waits until 48 hours after it was asked for, and the oldest is named first', async () => {
  const first = await seedQuoteRequest(shop)
  shop.wait(47 * HOUR)
  const second = await seedQuoteRequest(shop, { of: kai })
  expect(await today('quotes')).toMatchObject({
    count: 2,
    late: 0,
    items: [
      { _id: first._id, client: 'Leilani Akana', since: first.createdAt, dueAt: '2026-11-22T22:00:00.000Z' },
      { _id: second._id, client: 'Kai Nakamura' },
    ],
  })
  shop.wait(HOUR)
  expect(await today('quotes')).toMatchObject({ count: 2, late: 1 })
  const admin = await seedPerson(shop.shop, { role: 'admin' })
  for (const order of [first, second])
    await shop
      .as(admin)
      .call('PUT /api/orders/:id/quote', { params: { id: order._id }, body: quoteFor(order) })
  expect(await today('quotes')).toBeUndefined()
})

test('of many, three are named and all are counted', async () => {
  for (let count = 0; count < 5; count++) await seedQuoteRequest(shop)
  const row = await today('quotes')
  expect(row).toMatchObject({ count: 5 })
  expect(row?.items).toHaveLength(3)
})

test('a cancelled request waits no more', async () => {
  const { _id: id } = await seedQuoteRequest(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id } })
  expect(await today('quotes')).toBeUndefined()
})

test('evidence waits from its upload until it is checked, and again when there is new evidence', async () => {
  const { _id: id, number } = await seedOrder(shop)
  const params = { id }
  expect(await today('payments')).toBeUndefined()
  shop.wait(HOUR)
  await sendEvidence(id)
  expect(await today('payments')).toEqual({
    kind: 'payments',
    count: 1,
    late: 0,
    items: [{ _id: id, number, client: 'Leilani Akana', since: '2026-11-20T23:00:00.000Z', dueAt: null }],
  })
  const body = { status: 'rejected', reason: 'Too dark to read.' } as const
  await shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params, body })
  expect(await today('payments')).toBeUndefined()
  await sendEvidence(id)
  expect(await today('payments')).toMatchObject({ count: 1 })
  await shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params, body: { status: 'paid' } })
  expect(await today('payments')).toBeUndefined()
})

test('the evidence of a cancelled order waits until it is answered, in the list that its row leads to as well', async () => {
  const { _id: id } = await seedOrder(shop)
  await sendEvidence(id)
  const waiting = async () =>
    (await shop.as(noa).call('GET /api/orders', { query: { hasEvidence: 'waiting' } })).pagination.total
  expect([await waiting(), (await today('payments'))?.count]).toEqual([1, 1])
  await shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })
  expect([await waiting(), (await today('payments'))?.count]).toEqual([1, 1])
  const body = { reason: 'Nothing came until December 1.' }
  await shop.as(noa).call('POST /api/payables/:ref/set-aside', { params: { ref: id }, body })
  expect([await waiting(), await today('payments')]).toEqual([0, undefined])
})

test('a quote ends soon from two days before its last day, until the end of it or an answer', async () => {
  const { _id: id } = await seedSentQuote(shop, { validUntil: '2026-11-23' })
  expect(await today('quotes-ending')).toBeUndefined()
  shop.wait(24 * HOUR)
  expect(await today('quotes-ending')).toMatchObject({
    count: 1,
    items: [{ _id: id, since: '2026-11-20T22:00:00.000Z', dueAt: '2026-11-24T10:00:00.000Z' }],
  })
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })
  expect(await today('quotes-ending')).toBeUndefined()
})

test('a product is low from five units, sold out from none, and neither once there is enough', async () => {
  const { db } = shop.shop
  const id = await seedProduct(db, { stock: 6 })
  await seedProduct(db, { stock: 0, state: 'archived' })
  const stock = (quantity: number) =>
    db.update(inventory).set({ quantity }).where(eq(inventory.productId, id))
  expect(await today('low-stock')).toBeUndefined()
  await stock(5)
  expect(await today('low-stock')).toMatchObject({ count: 1, items: [] })
  await stock(0)
  expect(await today('low-stock')).toBeUndefined()
  expect(await today('sold-out')).toMatchObject({ count: 1 })
  const list = await shop.as(noa).call('GET /api/inventory', { query: { stock: 'out' } })
  expect(list.pagination.total).toBe(1)
  await stock(6)
  expect(await today('sold-out')).toBeUndefined()
})

test('drafts of sellers wait where the settings say so, and only those', async () => {
  const seller = await seedPerson(shop.shop, { role: 'seller' })
  await seedProduct(shop.shop.db, { state: 'draft', ownerId: seller.id })
  await seedProduct(shop.shop.db, { state: 'draft' })
  expect(await today('drafts-waiting')).toBeUndefined()
  await shop.set('general', { productsOfSellersWait: true })
  expect(await today('drafts-waiting')).toMatchObject({ count: 1, items: [] })
})

test('a mail that failed waits until it is sent', async () => {
  const { db } = shop.shop
  const id = randomUUID()
  const letter = { letter: 'welcome', recipient: 'kai@example.com', replyTo: '', subject: 'Welcome' }
  await db.insert(emails).values({ ...letter, id, html: '', bodyText: '' })
  expect(await today('emails')).toBeUndefined()
  await db.update(emails).set({ lastError: 'No such mailbox' })
  expect(await today('emails')).toMatchObject({ count: 1 })
  const list = await shop.as(noa).call('GET /api/emails', { query: { state: 'failed' } })
  expect(list.pagination.total).toBe(1)
  await db.update(emails).set({ sentAt: new Date() })
  expect(await today('emails')).toBeUndefined()
})

test('a setting is to be filled in while it is an example, or is needed and empty', async () => {
  const fields = async () => (await read()).missingSettings.map(({ field }) => field)
  expect(await today('settings')).toMatchObject({ count: 4 })
  await shop.set('general', { storeEmail: 'aloha@lanai.com' })
  await shop.set('email', { adminEmail: 'studio@lanai.com' })
  expect(await fields()).toEqual(['payment.bankDetails.accountNumber', 'payment.tax.mode'])
  await shop.set('payment', { tax: { mode: 'hawaii', rates: [...firstRates], taxDelivery: true } })
  expect(await fields()).toEqual(['payment.bankDetails.accountNumber'])
  await shop.set('payment', { allowBankTransfer: false })
  expect(await today('settings')).toBeUndefined()
  await shop.set('shipping', { allowLocalPickup: true })
  expect(await today('settings')).toMatchObject({ count: 1 })
  expect(await fields()).toEqual(['shipping.localPickupAddress'])
})
