import { expect, test } from 'vitest'
import { seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { orderBooks, refusalOf } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()
type Payment = NonNullable<TestAsk<'POST /api/payment/process'>['body']>
type Method = Payment['paymentMethod']

function process(
  orderId: string,
  {
    method = 'cheque',
    reference = 'No. 1042',
    key,
  }: { method?: Method; reference?: string; key?: string } = {},
  person: Person = leilani,
) {
  return shop.as(person).call('POST /api/payment/process', {
    body: { orderId, paymentMethod: method, paymentDetails: { reference } },
    headers: key ? { 'idempotency-key': key } : {},
  })
}
const refused = (...args: Parameters<typeof process>) => refusalOf(shop.shop.db, () => process(...args))

test.each([
  ['cheque', 'Cheque verification takes 5-7 business days after receipt.'],
  ['wire_transfer', 'Wire verification takes 1-2 business days.'],
] as const)('a payment by %s is stated; nothing is charged and nothing is paid', async (method, words) => {
  const { _id } = await seedOrder(shop)
  const { paymentResult, order, data } = await process(_id, { method })
  const reference = await numberOf(shop, _id)
  expect(paymentResult).toEqual({
    orderId: _id,
    paymentMethod: method,
    status: 'pending',
    reference,
    // The deposit of $660.00.
    amount: 330,
    message: `Nothing was charged. Write ${reference} with your payment. ${words}`,
  })
  expect(data).toEqual(paymentResult)
  expect(order).toMatchObject({
    status: 'pending',
    isPaid: false,
    paymentMethod: method,
    paymentClaim: { method, reference: 'No. 1042' },
  })
  expect(order.history.at(-1)).toMatchObject({ type: 'payment_stated' })
})

test('details may be left out', async () => {
  const { _id: orderId } = await seedOrder(shop)
  const body = { orderId, paymentMethod: 'wire_transfer' } as const
  const { order } = await shop.as(leilani).call('POST /api/payment/process', { body })
  expect(order.paymentClaim).toMatchObject({ method: 'wire_transfer', reference: '' })
})

test('the evidence that is there stays, and its link opens it', async () => {
  const { _id: id } = await seedOrder(shop)
  const paymentEvidence = new File([Buffer.from(sampleFiles.png)], 'receipt.png')
  await shop
    .as(leilani)
    .call('POST /api/orders/:id/payment-evidence', { params: { id }, body: { paymentEvidence } })
  const { order } = await process(id)
  const reply = await shop.http.inject({ url: order.paymentEvidence?.url ?? '' })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
})

test('the same key sends the first reply again, whatever happened since', async () => {
  const { _id } = await seedOrder(shop)
  const first = await process(_id, { key: 'payment-attempt-1' })
  await process(_id, { method: 'wire_transfer', reference: 'FT-77' })
  const books = await orderBooks(shop.shop.db)
  expect(await process(_id, { key: 'payment-attempt-1' })).toEqual(first)
  expect(await orderBooks(shop.shop.db)).toEqual(books)
  expect(await refused(_id, { key: 'payment-attempt-1', reference: 'other' })).toMatchObject({
    status: 422,
    code: 'idempotency_mismatch',
  })
})

test('a refused attempt does not burn its key', async () => {
  const { _id } = await seedOrder(shop)
  const key = 'payment-attempt-1'
  expect(await refused(_id, { method: 'cash_on_delivery', key })).toMatchObject({ status: 400 })
  expect((await process(_id, { key })).paymentResult.status).toBe('pending')
})

test('a card is coming soon, and what is switched off is not offered', async () => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, { method: 'credit_card' })).toMatchObject({
    status: 400,
    code: 'card_coming_soon',
    message: 'Credit card payment is coming soon',
  })
  await shop.set('payment', { allowCheque: false })
  expect(await refused(_id, { method: 'cheque' })).toMatchObject({
    status: 400,
    fields: { paymentMethod: 'This payment method is not offered' },
  })
})

test('only an order with agreed prices that is neither paid nor cancelled takes one', async () => {
  const requested = await seedQuoteRequest(shop)
  expect(await refused(requested._id)).toMatchObject({ status: 409, code: 'order_not_payable' })
  const quoted = await seedSentQuote(shop)
  expect(await refused(quoted._id)).toMatchObject({ status: 409, code: 'order_not_payable' })
  const paid = await seedOrder(shop)
  await shop.as(noa).call('PUT /api/payment/confirm/:id', { params: { id: paid._id } })
  expect(await refused(paid._id)).toMatchObject({ status: 409, code: 'illegal_state' })
  const cancelled = await seedOrder(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id: cancelled._id } })
  expect(await refused(cancelled._id)).toMatchObject({ status: 409, code: 'illegal_state' })
})

test.each([
  ['another customer', kai, 404, 'order_not_found'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('takes none from %s', async (_case, person, status, code) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, {}, person)).toMatchObject({ status, code })
})

test('an order that is not there, or has no such name, answers 404', async () => {
  expect(await refused('99999999-9999-4999-8999-999999999999')).toMatchObject({ code: 'order_not_found' })
  expect(await refused('1')).toMatchObject({ status: 404, code: 'order_not_found' })
})
