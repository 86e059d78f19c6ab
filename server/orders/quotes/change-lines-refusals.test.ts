import { expect, test } from 'vitest'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { quoteFor, seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()
type Body = NonNullable<TestAsk<'PUT /api/orders/:id/lines'>['body']>
type Lines = Body['lines']

const change = (id: string, body: Body) =>
  shop.as(noa).call('PUT /api/orders/:id/lines', { params: { id }, body })
const refused = (id: string, body: Body) => refusalOf(shop.shop.db, () => change(id, body))

const stairs = { text: 'Two people, up the stairs', quantity: 1, price: 120 }
const piece = async () => ({ product: await seedProduct(shop.shop.db), quantity: 1 })
test.each<[string, () => unknown, object]>([
  ['of nothing', () => ({ quantity: 1 }), { code: 'validation_failed' }],
  ['of two things', async () => ({ ...stairs, ...(await piece()) }), { code: 'validation_failed' }],
  ['without words', () => ({ ...stairs, text: ' ' }), { fields: { 'lines.0.text': 'Say what it is' } }],
  ['of no pieces', () => ({ ...stairs, quantity: 0 }), { code: 'validation_failed' }],
  ['below zero', () => ({ ...stairs, price: -1 }), { code: 'validation_failed' }],
  ['of more than all off', () => ({ ...stairs, discount: { percent: 101 } }), { code: 'validation_failed' }],
  [
    'that the quote does not have',
    () => ({ _id: crypto.randomUUID(), quantity: 1 }),
    { code: 'validation_failed' },
  ],
  [
    'of a piece that is not there',
    () => ({ product: crypto.randomUUID(), quantity: 1 }),
    { code: 'product_not_found' },
  ],
  [
    'in a finish that it has not',
    async () => ({ ...(await piece()), variants: { finish: 'gold' } }),
    { fields: { 'lines.0.variants': 'Please choose from the options of this product' } },
  ],
])('refuses a line %s', async (_case, lineOf, refusal) => {
  const { _id: id } = await seedQuoteRequest(shop)
  const lines = [await lineOf()] as Lines
  expect(await refused(id, { lines, seenRevision: 0 })).toMatchObject(refusal)
})

test('refuses one line twice, and a discount of more than the line', async () => {
  const { _id: id, orderItems } = await seedQuoteRequest(shop)
  const [line] = orderItems.map(({ _id }) => ({ _id, quantity: 1 }))
  if (!line) throw new Error('No line')
  expect(await refused(id, { lines: [line, line], seenRevision: 0 })).toMatchObject({
    code: 'validation_failed',
  })
  await change(id, { lines: [{ ...line, discount: { amount: 551 } }], seenRevision: 0 })
  const sending = () =>
    shop.as(noa).call('PUT /api/orders/:id/quote', { params: { id }, body: quoteFor({ orderItems }) })
  expect(await refusalOf(shop.shop.db, sending)).toMatchObject({
    message: 'The discount of Reed chair is more than the line comes to',
  })
})

test.each([
  ['a purchase', async () => (await seedOrder(shop))._id],
  [
    'an accepted quote',
    async () => {
      const { _id: id } = await seedSentQuote(shop)
      await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id }, body: {} })
      return id
    },
  ],
  [
    'a canceled request',
    async () => {
      const { _id: id } = await seedQuoteRequest(shop)
      await shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })
      return id
    },
  ],
])('refuses %s', async (_case, idOf) => {
  const id = await idOf()
  const { order } = await shop.as(noa).call('GET /api/orders/:id', { params: { id } })
  const { revision = 0 } = order.quote ?? {}
  expect(await refused(id, { lines: [stairs], seenRevision: revision })).toMatchObject({
    code: 'quote_closed',
  })
})
