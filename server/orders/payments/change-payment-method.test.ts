import { expect, test } from 'vitest'
import { seedOrder, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { orderBooks, refusalOf } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
type Method = 'wire_transfer' | 'cheque' | 'credit_card' | 'cash_on_delivery'
const choose = (id: string, paymentMethod: Method, person: Person = leilani) =>
  shop.as(person).call('PUT /api/orders/:id/payment-method', { params: { id }, body: { paymentMethod } })
const refused = (id: string, method: Method, person?: Person) =>
  refusalOf(shop.shop.db, () => choose(id, method, person))

const verify = (id: string, status: 'paid' | 'rejected') =>
  shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status, reason: 'No.' } })

test('an order is paid another way, and its history says so', async () => {
  const { _id } = await seedOrder(shop)
  shop.wait(1000)
  const { order, data } = await choose(_id, 'cheque')
  expect(data).toEqual(order)
  expect(order).toMatchObject({
    paymentMethod: 'cheque',
    paymentStatus: 'pending',
    paymentClaim: null,
    updatedAt: '2026-11-20T22:00:01.000Z',
  })
  expect(order.history.at(-1)).toMatchObject({
    type: 'payment_method_changed',
    title: 'Payment method changed',
    description: 'Cheque',
  })
})

test('the method it has already changes nothing', async () => {
  const { _id } = await seedOrder(shop)
  const books = await orderBooks(shop.shop.db)
  shop.wait(1000)
  expect((await choose(_id, 'wire_transfer')).order.paymentMethod).toBe('wire_transfer')
  expect(await orderBooks(shop.shop.db)).toEqual(books)
})

test('a rejected payment, and a request that has no price yet, may be paid another way', async () => {
  const rejected = await seedOrder(shop)
  await verify(rejected._id, 'rejected')
  expect((await choose(rejected._id, 'cheque')).order).toMatchObject({
    paymentMethod: 'cheque',
    paymentStatus: 'rejected',
  })
  const request = await seedQuoteRequest(shop)
  expect((await choose(request._id, 'cheque')).order.paymentMethod).toBe('cheque')
})

test('cash on delivery is a way once the shop offers it', async () => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, 'cash_on_delivery')).toMatchObject({
    status: 400,
    code: 'validation_failed',
    fields: { paymentMethod: 'This payment method is not offered' },
  })
  await shop.set('payment', { allowCashOnDelivery: true })
  expect((await choose(_id, 'cash_on_delivery')).order.paymentMethod).toBe('cash_on_delivery')
})

test('a card is coming soon', async () => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, 'credit_card')).toMatchObject({
    status: 400,
    code: 'card_coming_soon',
    message: 'Credit card payment is coming soon',
  })
})

test('a way has to be named', async () => {
  const { _id } = await seedOrder(shop)
  const nothing = () => shop.as(leilani).call('PUT /api/orders/:id/payment-method', { params: { id: _id } })
  expect(await refusalOf(shop.shop.db, nothing)).toMatchObject({
    status: 400,
    fields: { paymentMethod: 'Choose a payment method' },
  })
})

test('what is paid or cancelled keeps its method', async () => {
  const paid = await seedOrder(shop)
  await verify(paid._id, 'paid')
  expect(await refused(paid._id, 'cheque')).toMatchObject({ status: 409, code: 'illegal_state' })
  const cancelled = await seedOrder(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id: cancelled._id } })
  expect(await refused(cancelled._id, 'cheque')).toMatchObject({ status: 409, code: 'illegal_state' })
})

test.each([
  ['another customer', kai, 404, 'order_not_found'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('%s cannot choose it', async (_case, person, status, code) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, 'cheque', person)).toMatchObject({ status, code })
})
