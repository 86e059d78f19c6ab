import { beforeEach, expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { incomingStock, stockAlerts } from '#server/db/schema/inventory.ts'
import { examine } from '#server/doctor/examine.ts'
import { auditRows } from '#tests/support/books/product-books.ts'
import { refusalOf, stockIn } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { inEightWeeks, inTwoFinishes } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { notifyBackInStock } from './notify-back-in-stock.ts'

const shop = testShop()
let chair = ''
beforeEach(async () => {
  await shop.set('general', { quoteMode: false })
  chair = await seedListed(shop.shop, { name: 'Reed', stock: 0, priceCents: 600_00 })
})

const DAY = '2027-03-12'
const await12 = (id = chair, body: object = {}) =>
  shop.as(noa).call('POST /api/products/:id/incoming', {
    params: { id },
    body: { day: DAY, pieces: 12, ...body },
  })
const bookIn = (incomingId = '', idempotencyKey?: string) =>
  shop.as(noa).call('POST /api/products/:id/incoming/:incomingId/book-in', {
    params: { id: chair, incomingId },
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  })
const shown = async (id = chair) =>
  (await shop.as(nobody).call('GET /api/products/:id', { params: { id } })).product
const listed = async () =>
  (await shop.as(noa).call('GET /api/inventory', { query: {} })).products.find(({ _id }) => _id === chair)
const tellMe = (person: Person = leilani, variantKey = 'default', id = chair) =>
  shop.as(person).call('POST /api/products/:id/tell-me', { params: { id }, body: { variantKey } })
const letters = async () => {
  await notifyBackInStock(shop.shop)
  const rows = await shop.shop.db.select().from(emails).orderBy(emails.recipient)
  return rows.filter(({ letter }) => letter === 'back-in-stock')
}
const change = (stock: number, id = chair) =>
  shop.as(noa).call('PATCH /api/products/:id/stock', { params: { id }, body: { change: stock } })
/** What was refused left deliveries, requests and everything of orders and stock as it was. */
async function refused(call: () => Promise<unknown>) {
  const rows = async () => [
    await shop.shop.db.select().from(incomingStock),
    await shop.shop.db.select().from(stockAlerts),
  ]
  const before = await rows()
  const refusal = await refusalOf(shop.shop.db, call)
  expect(await rows()).toEqual(before)
  return refusal
}

test('a delivery is listed, shown to shoppers by its day, changed and removed, with a row in the log for each', async () => {
  const { incoming } = await await12()
  expect(incoming).toMatchObject([{ variantKey: 'default', day: DAY, pieces: 12 }])
  expect(await shown()).toMatchObject({ stock: 0, incoming: { default: DAY } })
  expect(await listed()).toMatchObject({ units: [{ incoming: { day: DAY, pieces: 12 }, waiting: 0 }] })
  const params = { id: chair, incomingId: incoming[0]?._id ?? '' }
  const changed = await shop.as(noa).call('PUT /api/products/:id/incoming/:incomingId', {
    params,
    body: { day: '2027-03-20', pieces: 9 },
  })
  expect(changed.incoming).toMatchObject([{ day: '2027-03-20', pieces: 9 }])
  await shop.as(noa).call('DELETE /api/products/:id/incoming/:incomingId', { params })
  expect((await shown()).incoming).toEqual({})
  expect((await auditRows(shop.shop.db)).map(({ action }) => action)).toEqual([
    'product.incoming_added',
    'product.incoming_changed',
    'product.incoming_removed',
  ])
  expect(await stockIn(shop.shop.db)).toEqual({ default: 0 })
})

test('booked in it is stock, once, with its move and its row in the log', async () => {
  const { incoming } = await await12()
  const id = incoming[0]?._id
  await bookIn(id, 'the-same-press-of-a-button')
  await bookIn(id, 'the-same-press-of-a-button')
  expect(await refused(() => bookIn(id))).toMatchObject({ status: 404, code: 'delivery_not_found' })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 12 })
  const { history } = await shop
    .as(noa)
    .call('GET /api/products/:id/stock-history', { params: { id: chair }, query: {} })
  expect(history).toMatchObject([{ change: 12, stockAfter: 12, note: 'Delivery awaited by March 12, 2027' }])
  const booked = (await auditRows(shop.shop.db)).filter(({ action }) => action === 'product.stock_changed')
  expect(booked).toHaveLength(1)
  expect(await shown()).toMatchObject({ stock: 12, incoming: {} })
  expect(await examine(shop.shop)).toEqual([])
})

test('two who book in one delivery at once put it into stock once', async () => {
  const { incoming } = await await12()
  await Promise.allSettled([bookIn(incoming[0]?._id), bookIn(incoming[0]?._id)])
  expect(await stockIn(shop.shop.db)).toEqual({ default: 12 })
})

test.each([
  ['a day that is over', { day: '2026-01-01' }, 'Use today or a later day'],
  ['a year with a digit missing', { day: '0026-12-01' }, 'Choose a day from 2000 to 2099'],
  ['a year that nobody waits for', { day: '3000-01-01' }, 'Choose a day from 2000 to 2099'],
  ['no day', { day: 'soon' }, 'Enter a date'],
  ['no pieces', { pieces: 0 }, 'Use at least 1 piece'],
  ['a finish that it does not have', { variantKey: 'oak' }, 'Please choose from the options of this product'],
])('%s is refused', async (_case, body, message) => {
  expect((await refused(() => await12(chair, body))).message).toBe(message)
})

test('a product awaits 20 deliveries at most', async () => {
  for (let count = 0; count < 20; count++) await await12()
  expect(await refused(() => await12())).toMatchObject({ status: 409, code: 'too_many_deliveries' })
})

test.each([
  ['the studio', () => change(3)],
  ['a delivery', async () => bookIn((await await12()).incoming[0]?._id)],
  [
    'the form of the product',
    () => shop.as(noa).call('PUT /api/products/:id', { params: { id: chair }, body: { stock: 4 } }),
  ],
])('whoever waits is told once when stock comes by %s', async (_case, come) => {
  expect((await tellMe()).variantKeys).toEqual(['default'])
  await tellMe()
  await tellMe(kai)
  expect((await listed())?.units).toMatchObject([{ waiting: 2 }])
  expect(await letters()).toEqual([])
  await come()
  const written = await letters()
  expect(written.map(({ recipient }) => recipient)).toEqual([kai.email, leilani.email])
  expect(written[0]).toMatchObject({ subject: 'Reed is back' })
  expect(written[0]?.bodyText).toContain(`/product/${chair}`)
  await change(-3)
  await change(5)
  expect(await letters()).toHaveLength(2)
  expect(await shop.shop.db.$count(stockAlerts)).toBe(0)
})

test('the cancel of an order tells who waits', async () => {
  await change(1)
  const { order } = await shop.as(kai).call('POST /api/orders', { body: orderForm(chair) })
  await tellMe()
  await shop.as(kai).call('PUT /api/orders/:id/cancel', { params: { id: order._id }, body: {} })
  expect(await letters()).toHaveLength(1)
})

test('who takes it back, or deletes the account, is not told', async () => {
  await tellMe()
  await tellMe(kai)
  const { variantKeys } = await shop
    .as(leilani)
    .call('DELETE /api/products/:id/tell-me', { params: { id: chair }, query: {} })
  expect(variantKeys).toEqual([])
  await shop.as(noa).call('DELETE /api/users/admin/:id', { params: { id: kai.id } })
  await change(3)
  expect(await letters()).toEqual([])
})

test('nobody waits for what can be had, for what is no longer made, or for what there is not', async () => {
  const piece = (availability: object) =>
    seedListed(shop.shop, { variants: inTwoFinishes, stock: { ash: 0, oak: 3 }, ...availability })
  const stocked = await piece({})
  expect(await refused(() => tellMe(leilani, 'oak', stocked))).toMatchObject({ code: 'not_sold_out' })
  expect(await refused(() => tellMe(leilani, 'elm', stocked))).toMatchObject({ code: 'validation_failed' })
  const made = await piece({ availability: { ash: inEightWeeks } })
  expect(await refused(() => tellMe(leilani, 'ash', made))).toMatchObject({ code: 'not_sold_out' })
  const ended = await piece({ availability: { ash: { availability: 'discontinued', leadWeeks: null } } })
  expect(await refused(() => tellMe(leilani, 'ash', ended))).toMatchObject({ code: 'no_longer_made' })
  const unknown = '99999999-9999-4999-8999-999999999999'
  expect(await refused(() => tellMe(leilani, 'default', unknown))).toMatchObject({
    code: 'product_not_found',
  })
})

test('500 who wait are told in bounded batches', async () => {
  await shop.shop.db.execute(`
    with people as (
      insert into users (id, email, first_name, last_name, role)
      select gen_random_uuid(), 'waiter' || n || '@example.com', 'W', 'Aiter', 'customer'
      from generate_series(1, 500) n returning id
    )
    insert into stock_alerts (product_id, variant_key, user_id) select '${chair}', 'default', id from people`)
  await change(3)
  expect(await letters()).toHaveLength(500)
  expect(await shop.shop.db.$count(stockAlerts)).toBe(0)
})
