import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { orderForm, type OrderForm } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { orderBooks, stockIn } from '#tests/support/books/order-books.ts'
import { leilani } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const place = (body: OrderForm) => shop.as(leilani).call('POST /api/orders', { body })
const sellAtListPrices = () => shop.set('general', { quoteMode: false })

test('repeats the first reply for the same key, byte for byte, and refuses the key for another body', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00 })
  const submit = (quantity: number) =>
    shop.http.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${leilani.token}`, 'idempotency-key': 'checkout-attempt-1' },
      payload: orderForm(product, quantity),
    })
  const first = await submit(2)
  const books = await orderBooks(shop.shop.db)
  const second = await submit(2)
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(second.body).toBe(first.body)
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect((await submit(3)).json()).toMatchObject({ code: 'idempotency_mismatch' })
  expect(await orderBooks(shop.shop.db)).toEqual(books)
})

test('repeats it also when the shop would refuse the same by now', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 1 })
  const headers = { 'idempotency-key': 'checkout-attempt-3' }
  const submit = () => shop.as(leilani).call('POST /api/orders', { body: orderForm(product), headers })
  const first = await submit()
  const books = await orderBooks(shop.shop.db)
  expect(await stockIn(shop.shop.db)).toEqual({ default: 0 })
  expect(await submit()).toEqual(first)
  expect(await orderBooks(shop.shop.db)).toEqual(books)
})

test('a refused attempt does not use up its key', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 0 })
  const headers = { 'idempotency-key': 'checkout-attempt-2' }
  const attempt = () => shop.as(leilani).call('POST /api/orders', { body: orderForm(product), headers })
  await expect(attempt()).rejects.toMatchObject({ code: 'out_of_stock' })
  expect((await orderBooks(shop.shop.db)).keys).toEqual([])
})

test('draws another id when the reference is taken already', async () => {
  await sellAtListPrices()
  const { db, random } = shop.shop
  const product = await seedProduct(db, { priceCents: 600_00 })
  const taken = '11111111-1111-4111-8111-00000000abcd'
  const clash = '22222222-2222-4222-8222-00000000abcd'
  const draws = [taken, '33333333-3333-4333-8333-333333333333', clash]
  const uuid = random.uuid
  random.uuid = () => draws.shift() ?? uuid()
  try {
    const first = await place(orderForm(product))
    const second = await place(orderForm(product))
    expect(first.order._id).toBe(taken)
    expect(second.order._id.slice(-8)).not.toBe('0000abcd')
  } finally {
    random.uuid = uuid
  }
  expect(draws).toEqual([])
  expect(await db.$count(orders)).toBe(2)
})
