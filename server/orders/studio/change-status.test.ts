import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { orders } from '#server/db/schema/orders.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { lettersIn, orderBooks, refusalOf, stockIn } from '#tests/support/books/order-books.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const setStatus = (id: string, status: string, person: Person = noa, reason?: string) =>
  shop.as(person).call('PUT /api/orders/:id/status', { params: { id }, body: { status, reason } })
const change = (id: string, body: object, person: Person = noa) =>
  shop.as(person).call('PUT /api/orders/:id', { params: { id }, body })

const refused = (id: string, status: string, person?: Person) =>
  refusalOf(shop.shop.db, () => setStatus(id, status, person))

test('the studio may move an order to any other status', async () => {
  const { _id } = await seedOrder(shop)
  const way = ['processing', 'shipped', 'delivered', 'pending', 'shipped', 'cancelled', 'delivered']
  for (const status of way) expect((await setStatus(_id, status)).order.status).toBe(status)
  const { order } = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: _id } })
  expect(order.history.map(({ type }) => type)).toEqual(['placed', ...way])
})

test('an order that moved since it was seen stays where it is, and nobody is written to', async () => {
  const { _id: id } = await seedOrder(shop)
  await setStatus(id, 'cancelled')
  const ship = (seen: 'processing' | 'cancelled') =>
    shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'shipped', seen } })
  const refusal = await refusalOf(shop.shop.db, () => ship('processing'))
  expect(refusal).toMatchObject({ status: 409, code: 'illegal_state' })
  expect((await ship('cancelled')).order.status).toBe('shipped')
})

test('delivered has its date, for as long as it stands', async () => {
  const { _id } = await seedOrder(shop)
  const { order } = await setStatus(_id, 'delivered')
  expect(order).toMatchObject({ isDelivered: true, deliveredAt: '2026-11-20T22:00:00.000Z' })
  expect((await setStatus(_id, 'shipped')).order).toMatchObject({ isDelivered: false, deliveredAt: null })
})

test.each([
  ['shipped', 'order-shipped'],
  ['delivered', 'order-delivered'],
  ['cancelled', 'order-canceled'],
])('the customer hears that it is %s', async (status, letter) => {
  const { _id } = await seedOrder(shop)
  await setStatus(_id, status)
  expect(await lettersIn(shop.shop.db)).toContain(`${letter} → leilani@example.com`)
})

test('the customer is not mailed about the steps between', async () => {
  const { _id } = await seedOrder(shop)
  const before = await lettersIn(shop.shop.db)
  await setStatus(_id, 'processing')
  expect(await lettersIn(shop.shop.db)).toEqual(before)
})

test.each(['cancelled', 'canceled'])('%s gives the stock back, and keeps the reason', async (spelling) => {
  const { _id } = await seedOrder(shop, { quantity: 4 })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 6 })
  const { order } = await setStatus(_id, spelling, noa, 'The maker closed.')
  expect(order.status).toBe('cancelled')
  expect(order.history.at(-1)).toMatchObject({
    type: 'cancelled',
    title: 'Canceled',
    description: 'The maker closed.',
  })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
  const rows = await shop.shop.db.select().from(stockHistory)
  expect(rows).toMatchObject([
    { change: -4, quantityAfter: 6, cause: 'order_placed' },
    { change: 4, quantityAfter: 10, cause: 'order_cancelled', actorId: noa.id, orderId: _id },
  ])
})

test('an order cancelled, restored and cancelled again ends where it began', async () => {
  const { _id } = await seedOrder(shop, { quantity: 4 })
  await setStatus(_id, 'cancelled')
  await setStatus(_id, 'pending')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 6 })
  await setStatus(_id, 'cancelled')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
  const rows = await shop.shop.db.select().from(stockHistory)
  expect(rows.map(({ cause }) => cause)).toEqual([
    'order_placed',
    'order_cancelled',
    'order_restored',
    'order_cancelled',
  ])
})

test('a cancelled order whose stock is gone stays cancelled', async () => {
  const { _id } = await seedOrder(shop, { quantity: 4 })
  await setStatus(_id, 'cancelled')
  await shop.shop.db.update(inventory).set({ quantity: 3 })
  expect(await refused(_id, 'processing')).toMatchObject({
    status: 409,
    code: 'out_of_stock',
    fields: { 'orderItems.0.quantity': 'Only 3 left' },
  })
})

test('a cancelled quote that never held stock takes none when it is restored', async () => {
  const quote = await seedSentQuote(shop, { quantity: 4 })
  await setStatus(quote._id, 'cancelled')
  await setStatus(quote._id, 'pending')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
  expect(await shop.shop.db.select().from(orders)).toMatchObject([{ holdsStock: false }])
})

test('an accepted quote gives its stock back like any order', async () => {
  const { _id: id } = await seedSentQuote(shop, { quantity: 4 })
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })
  await setStatus(id, 'cancelled')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
  await setStatus(id, 'processing')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 6 })
})

test.each(['pending', 'cancelled'])(
  'what is %s already is answered as it is, and nothing changes',
  async (status) => {
    const { _id } = await seedQuoteRequest(shop)
    if (status === 'cancelled') await setStatus(_id, status)
    const before = await orderBooks(shop.shop.db)
    shop.wait(60_000)
    expect((await setStatus(_id, status)).order).toMatchObject({ _id, status })
    expect(await orderBooks(shop.shop.db)).toEqual(before)
  },
)

test('refuses other words, other people and orders that are not there', async () => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, 'lost')).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(await refused(_id, 'shipped', leilani)).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await refused(_id, 'shipped', nobody)).toMatchObject({ status: 401, code: 'not_signed_in' })
  const unknown = '99999999-9999-4999-8999-999999999999'
  expect(await refused(unknown, 'shipped')).toMatchObject({ status: 404, code: 'order_not_found' })
})

test('sets tracking number and shipping method, each on its own, and says so in the history', async () => {
  const { _id } = await seedOrder(shop)
  await change(_id, { trackingNumber: 'YM-204' })
  const { order } = await change(_id, { shippingMethod: 'Barge' })
  expect(order).toMatchObject({ trackingNumber: 'YM-204', shippingMethod: 'Barge', totalPrice: 660 })
  expect(order.history.at(-1)).toMatchObject({ type: 'shipping_changed', description: 'Barge · YM-204' })
  const before = await orderBooks(shop.shop.db)
  await change(_id, { shippingMethod: 'Barge' })
  expect(await orderBooks(shop.shop.db)).toEqual(before)
})

test('never sets totals, and not for a customer', async () => {
  const { _id } = await seedOrder(shop)
  await expect(change(_id, { totalPrice: 1 })).rejects.toMatchObject({ status: 400 })
  await change(_id, { trackingNumber: 'YM-204' })
  const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, _id))
  expect(row).toMatchObject({ totalCents: 660_00, trackingNumber: 'YM-204' })
  const before = await orderBooks(shop.shop.db)
  await expect(change(_id, { trackingNumber: 'mine' }, leilani)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await orderBooks(shop.shop.db)).toEqual(before)
})

test('a field that a status does not have is refused by its name, and nothing changes', async () => {
  const { _id: id } = await seedOrder(shop)
  const body = { status: 'shipped', trackingNumber: 'HI-1' } as const
  expect(
    await refusalOf(shop.shop.db, () =>
      shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body }),
    ),
  ).toMatchObject({ status: 400, fields: { trackingNumber: 'trackingNumber cannot be changed here' } })
})
