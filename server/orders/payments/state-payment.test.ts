import { expect, test } from 'vitest'
import { seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { lettersIn, orderBooks, refusalOf } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
type Statement = {
  paymentMethod?: 'wire_transfer' | 'cheque' | 'credit_card' | 'cash_on_delivery'
  reference?: string
}
const pay = (id: string, body: Statement = {}, person: Person = leilani) =>
  shop.as(person).call('PUT /api/orders/:id/pay', { params: { id }, body })
const refused = (id: string, body?: Statement, person?: Person) =>
  refusalOf(shop.shop.db, () => pay(id, body, person))

const verify = (id: string, body: { status: 'paid' | 'rejected' | 'refunded'; reason?: string }) =>
  shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body })
const setStatus = (id: string, status: string) =>
  shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })

test('a statement is written down, and the payment stays pending', async () => {
  const { _id } = await seedOrder(shop)
  const letters = await lettersIn(shop.shop.db)
  const { order, data } = await pay(_id, { paymentMethod: 'cheque', reference: ' No. 1042 ' })
  expect(data).toEqual(order)
  expect(order).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    isPaid: false,
    paidAt: null,
    paymentMethod: 'cheque',
    paymentClaim: { method: 'cheque', reference: 'No. 1042', claimedAt: '2026-11-20T22:00:00.000Z' },
  })
  expect(order.history.slice(-2)).toMatchObject([
    { type: 'payment_method_changed', title: 'Payment method changed', description: 'Cheque' },
    { type: 'payment_stated', title: 'Payment stated', description: 'Cheque · No. 1042' },
  ])
  expect(await lettersIn(shop.shop.db)).toEqual(letters)
})

test('without a word it is the method of the order, and no reference', async () => {
  const { _id } = await seedOrder(shop)
  const { order } = await shop.as(leilani).call('PUT /api/orders/:id/pay', { params: { id: _id } })
  expect(order.paymentClaim).toMatchObject({ method: 'wire_transfer', reference: '' })
  expect(order.history.map(({ type, description }) => [type, description])).toEqual([
    ['placed', ''],
    ['payment_stated', 'Wire Transfer'],
  ])
})

test('the studio reads the claim', async () => {
  const { _id: id } = await seedOrder(shop)
  await pay(id, { reference: 'FT-77' })
  const { order } = await shop.as(noa).call('GET /api/orders/:id', { params: { id } })
  expect(order.paymentClaim).toMatchObject({ method: 'wire_transfer', reference: 'FT-77' })
})

test('saying the same again changes nothing; saying something else replaces it', async () => {
  const { _id } = await seedOrder(shop)
  await pay(_id, { reference: 'FT-77' })
  const books = await orderBooks(shop.shop.db)
  shop.wait(60_000)
  await pay(_id, { reference: 'FT-77' })
  await pay(_id, { reference: 'FT-77', paymentMethod: 'wire_transfer' })
  expect(await orderBooks(shop.shop.db)).toEqual(books)
  const { order } = await pay(_id, { reference: 'FT-78' })
  expect(order.paymentClaim).toMatchObject({ reference: 'FT-78', claimedAt: '2026-11-20T22:01:00.000Z' })
  expect(order.history.filter(({ type }) => type === 'payment_stated')).toHaveLength(2)
})

test('a statement alone does not open a rejected payment again', async () => {
  const { _id } = await seedOrder(shop)
  await verify(_id, { status: 'rejected', reason: 'Not there yet.' })
  const { order } = await pay(_id, { reference: 'FT-77' })
  expect(order).toMatchObject({
    paymentStatus: 'rejected',
    paymentNote: 'Not there yet.',
    paymentClaim: { reference: 'FT-77' },
  })
})

test('an accepted quote is paid like an order, in quote mode too', async () => {
  const { _id: id } = await seedSentQuote(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })
  expect((await pay(id)).order.paymentClaim).toMatchObject({ method: 'wire_transfer' })
})

test('what has no agreed price takes no statement', async () => {
  const requested = await seedQuoteRequest(shop)
  expect(await refused(requested._id)).toMatchObject({ status: 409, code: 'order_not_payable' })
  const quoted = await seedSentQuote(shop)
  expect(await refused(quoted._id, { paymentMethod: 'cheque' })).toMatchObject({ code: 'order_not_payable' })
})

test.each<[string, (id: string) => Promise<unknown>]>([
  ['paid', (id) => verify(id, { status: 'paid' })],
  ['cancelled', (id) => setStatus(id, 'cancelled')],
  [
    'refunded',
    async (id) => {
      await verify(id, { status: 'paid' })
      await setStatus(id, 'cancelled')
      await verify(id, { status: 'refunded' })
    },
  ],
])('what is %s takes no statement, not even the one it has', async (_case, move) => {
  const { _id } = await seedOrder(shop)
  await pay(_id, { reference: 'FT-77' })
  await move(_id)
  expect(await refused(_id, { reference: 'FT-77' })).toMatchObject({ status: 409, code: 'illegal_state' })
  expect(await refused(_id, { paymentMethod: 'cheque' })).toMatchObject({
    status: 409,
    code: 'illegal_state',
  })
})

test.each<[string, Statement, object]>([
  [
    'a card',
    { paymentMethod: 'credit_card' },
    { status: 400, code: 'card_coming_soon', message: 'Credit card payment is coming soon' },
  ],
  [
    'a method that is off',
    { paymentMethod: 'cash_on_delivery' },
    { status: 400, fields: { paymentMethod: 'This payment method is not offered' } },
  ],
  [
    'a long reference',
    { reference: 'x'.repeat(201) },
    { status: 400, fields: { reference: 'Use at most 200 characters' } },
  ],
])('refuses %s', async (_case, body, refusal) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, body)).toMatchObject(refusal)
})

test.each(['paid', 'refunded', 'pending'])('nobody becomes %s by saying so', async (status) => {
  const { _id: id } = await seedOrder(shop)
  const body = { paymentStatus: status, status, isPaid: true, reference: 'mine' }
  const { order } = await shop.as(leilani).call('PUT /api/orders/:id/pay', { params: { id }, body })
  expect(order).toMatchObject({ paymentStatus: 'pending', status: 'pending', isPaid: false })
})

test.each([
  ['another customer', kai, 404, 'order_not_found'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('takes none from %s', async (_case, person, status, code) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, {}, person)).toMatchObject({ status, code })
})
