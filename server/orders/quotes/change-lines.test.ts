import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditLog } from '#server/db/schema/audit.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { quoteFor, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()
type Body = NonNullable<TestAsk<'PUT /api/orders/:id/lines'>['body']>
type Lines = Body['lines']

const change = (id: string, body: Body, person: Person = noa) =>
  shop.as(person).call('PUT /api/orders/:id/lines', { params: { id }, body })
const refused = (id: string, body: Body) => refusalOf(shop.shop.db, () => change(id, body))
const read = async (id: string, person: Person) =>
  (await shop.as(person).call('GET /api/orders/:id', { params: { id } })).order
const send = async (id: string, more = {}) => {
  const { quote, orderItems } = await read(id, noa)
  const body = { ...quoteFor({ orderItems: quote?.draft ?? orderItems }), ...more }
  return (await shop.as(noa).call('PUT /api/orders/:id/quote', { params: { id }, body })).order
}

const stairs = { text: 'Two people, up the stairs', quantity: 1, price: 120 }
const keep = ({ _id, quantity, price }: { _id: string; quantity: number; price: number | null }) => ({
  _id,
  quantity,
  price,
})

test('lines that are saved as they are change nothing', async () => {
  const quote = await seedSentQuote(shop)
  const lines: Lines = quote.orderItems.map(keep)
  const { order } = await change(quote._id, { lines, seenRevision: 1 })
  expect(order.quote).toMatchObject({ revision: 1 })
  expect(order.quote).not.toHaveProperty('draft')
  const isOfLines = eq(auditLog.action, 'order.lines_changed')
  expect(await shop.shop.db.$count(auditLog, isOfLines)).toBe(0)
})

test('what is saved is a draft: its customer sees the quote that was sent', async () => {
  const quote = await seedSentQuote(shop)
  const lines: Lines = [...quote.orderItems.map(keep), stairs]
  const { order } = await change(quote._id, { lines, seenRevision: 1 })
  expect(order.quote).toMatchObject({
    revision: 2,
    draft: [
      { name: 'Reed chair' },
      { name: 'Two people, up the stairs', product: null, price: 120, variants: {} },
    ],
  })
  const seen = await read(quote._id, leilani)
  expect(seen).toMatchObject({ totalPrice: 600, orderItems: [{ name: 'Reed chair' }] })
  expect(seen.quote).not.toHaveProperty('draft')
  expect(seen.quote).not.toHaveProperty('revision')
})

test('a sent draft is the quote: lines added, removed, swapped, with what changed', async () => {
  const quote = await seedSentQuote(shop)
  const [line] = quote.orderItems
  const other = await seedProduct(shop.shop.db, { name: 'Kelp chair', priceCents: 500_00 })
  const swapped = { _id: line?._id ?? '', product: other, quantity: 2, price: 480, discount: { percent: 10 } }
  await change(quote._id, { lines: [swapped, stairs], seenRevision: 1 })
  const sent = await send(quote._id)
  expect(sent).toMatchObject({
    itemsPrice: 1650,
    discount: 25 + 110,
    totalPrice: 1590,
    orderItems: [{ _id: line?._id, name: 'Kelp chair', discount: { percent: 10 } }, { product: null }],
  })
  expect(sent.quote).not.toHaveProperty('draft')
  expect((await read(quote._id, leilani)).quote?.changes).toEqual([
    'Kelp chair instead of Reed chair, quantity 2 instead of 1, discount $110.00 instead of $0.00',
    'Added: 1 × Two people, up the stairs, $550.00 each',
    'Discount $135.00 instead of $25.00',
    'Total $1,590.00 instead of $600.00',
  ])
})

test('a line that stays keeps what it was when it was asked for', async () => {
  const request = await seedQuoteRequest(shop)
  const [line] = request.orderItems
  const params = { id: line?.product ?? '' }
  await shop.as(noa).call('PUT /api/products/:id', { params, body: { name: 'Renamed', price: 700 } })
  const lines = [{ _id: line?._id ?? '', quantity: 3 }]
  const { order } = await change(request._id, { lines, seenRevision: 0 })
  expect(order.quote?.draft).toMatchObject([{ name: 'Reed chair', listPrice: 600, quantity: 3, price: null }])
})

test('of two who changed one quote at once only one did; the other is told, and nothing is lost', async () => {
  const { _id: id } = await seedQuoteRequest(shop)
  const ways = await Promise.allSettled(
    ['Stairs', 'A crane'].map((text) => change(id, { lines: [{ ...stairs, text }], seenRevision: 0 })),
  )
  expect(ways.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refused(id, { lines: [stairs], seenRevision: 0 })).toMatchObject({
    code: 'stale',
    body: { revision: 1 },
  })
})

test('a quote is not sent over lines that its writer never saw', async () => {
  const { _id: id, orderItems } = await seedQuoteRequest(shop)
  await change(id, { lines: orderItems.map(({ _id }) => ({ _id, quantity: 9 })), seenRevision: 0 })
  const body = { ...quoteFor({ orderItems }), seenRevision: 0 }
  const sending = () => shop.as(noa).call('PUT /api/orders/:id/quote', { params: { id }, body })
  expect(await refusalOf(shop.shop.db, sending)).toMatchObject({ code: 'stale' })
})

test('leaves one row in the audit log, with the lines before and after', async () => {
  const { _id: id } = await seedQuoteRequest(shop)
  await change(id, { lines: [stairs], seenRevision: 0 })
  const rows = await shop.shop.db.select().from(auditLog)
  expect(rows.filter(({ action }) => action.startsWith('order.'))).toMatchObject([
    {
      action: 'order.lines_changed',
      before: { lines: [{ name: 'Reed chair', quantity: 1 }] },
      after: { lines: [{ name: 'Two people, up the stairs', price: 120_00 }] },
    },
  ])
})

test('once per idempotency key', async () => {
  const { _id: id } = await seedQuoteRequest(shop)
  const ask = {
    params: { id },
    body: { lines: [stairs], seenRevision: 0 },
    headers: { 'idempotency-key': 'lines-once-1' },
  }
  const first = await shop.as(noa).call('PUT /api/orders/:id/lines', ask)
  const again = await shop.as(noa).call('PUT /api/orders/:id/lines', ask)
  expect(again.order).toEqual(first.order)
})

test('a yes is to the quote that was read: a draft goes with it, another of the same total does not', async () => {
  const quote = await seedSentQuote(shop)
  const { _id: id } = quote
  const product = await seedProduct(shop.shop.db, { name: 'Kelp chair' })
  await change(id, { lines: [{ product, quantity: 1 }], seenRevision: 1 })
  shop.wait(1000)
  await send(id)
  const accept = (seenSentAt?: string) =>
    shop.as(leilani).call('PUT /api/orders/:id/quote/accept', {
      params: { id },
      body: { totalPrice: quote.totalPrice, seenSentAt },
    })
  expect(await refusalOf(shop.shop.db, () => accept(quote.quote?.sentAt ?? ''))).toMatchObject({
    code: 'stale',
    message: 'This quote was revised since you opened it. Please read it again.',
  })
  await change(id, { lines: [stairs], seenRevision: 3 })
  const sentAt = (await read(id, leilani)).quote?.sentAt ?? ''
  const { order } = await accept(sentAt)
  expect(order).toMatchObject({ quoteStatus: 'accepted', orderItems: [{ name: 'Kelp chair' }] })
  expect((await read(id, noa)).quote).not.toHaveProperty('draft')
})

test('of a yes and a revision at once, the customer owes what they read', async () => {
  const { _id: id, quote, totalPrice } = await seedSentQuote(shop)
  await change(id, { lines: [stairs], seenRevision: 1 })
  const [yes, revised] = await Promise.allSettled([
    shop.as(leilani).call('PUT /api/orders/:id/quote/accept', {
      params: { id },
      body: { totalPrice, seenSentAt: quote?.sentAt ?? '' },
    }),
    send(id),
  ])
  expect([yes.status, revised.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const order = await read(id, leilani)
  if (yes.status === 'fulfilled') expect(order).toMatchObject({ quoteStatus: 'accepted', totalPrice })
  else expect(order).toMatchObject({ quoteStatus: 'quoted', payment: null })
})

test('takes stock of pieces only when it is accepted, and none for words', async () => {
  const { _id: id, orderItems } = await seedQuoteRequest(shop)
  const lines = [...orderItems.map(({ _id }) => ({ _id, quantity: 2 })), { ...stairs, quantity: 40 }]
  await change(id, { lines, seenRevision: 0 })
  await send(id)
  const units = () => shop.shop.db.select({ quantity: inventory.quantity }).from(inventory)
  expect(await units()).toEqual([{ quantity: 10 }])
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id }, body: {} })
  expect(await units()).toEqual([{ quantity: 8 }])
})
