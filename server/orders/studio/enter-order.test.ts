import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { emails } from '#server/db/schema/emails.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { orderBooks } from '#tests/support/books/order-books.ts'
import { orderForm, quoteFor } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani, noa, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const chair = (stock = 5) => seedProduct(shop.shop.db, { priceCents: 600_00, stock })
const enter = (body: object, headers = {}, person = noa) =>
  shop.as(person).call('POST /api/orders/admin', { body: body as never, headers })
const stockOf = async (id: string) =>
  (await shop.as(noa).call('GET /api/products/managed/:id', { params: { id } })).product.stock
const lettersTo = async () =>
  (await shop.shop.db.select().from(emails).orderBy(asc(emails.id))).map((mail) => mail.recipient)

test.each([true, false])(
  'an order by phone holds its stock and is its customer’s, quote mode %s',
  async (quoteMode) => {
    await shop.set('general', { quoteMode })
    const id = await chair()
    await shop.as(leilani).call('POST /api/cart/add', { body: { productId: id } })
    const { order } = await enter({ customer: leilani.id, kind: 'purchase', ...orderForm(id, 2) })
    // What she means to buy herself stays there.
    const { cart } = await shop.as(leilani).call('GET /api/cart', { query: {} })
    expect(cart.items).toHaveLength(1)
    expect(order).toMatchObject({ kind: 'purchase', itemsPrice: 1200, user: { _id: leilani.id } })
    expect(await stockOf(id)).toBe(3)
    const theirs = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: order._id } })
    expect(theirs.order.history.map(({ title }) => title)).toEqual(['Order entered by the studio'])
    const [event] = await shop.shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, order._id))
    expect(event?.actorId).toBe(noa.id)
    expect((await auditOf(shop.shop.db, 'order', order._id)).map(({ action }) => action)).toEqual([
      'order.entered',
    ])
    expect(await lettersTo()).toEqual([leilani.email])
  },
)

test('a quote request by phone is answered by a quote and accepted, also while prices are shown', async () => {
  await shop.set('general', { quoteMode: false })
  const { order } = await enter({ customer: leilani.id, kind: 'quote', ...orderForm(await chair()) })
  expect(order).toMatchObject({ kind: 'quote', quoteStatus: 'requested', totalPrice: 0 })
  const params = { id: order._id }
  await shop.as(noa).call('PUT /api/orders/:id/quote', { params, body: quoteFor(order) })
  const { order: accepted } = await shop
    .as(leilani)
    .call('PUT /api/orders/:id/quote/accept', { params, body: {} })
  expect(accepted).toMatchObject({ quoteStatus: 'accepted', totalPrice: 600 })
})

test('the least order of the shop does not bind the studio', async () => {
  await shop.set('general', { quoteMode: false })
  await shop.set('shipping', { minimumOrderAmount: 1000_00 })
  const form = orderForm(await chair())
  await expect(shop.as(leilani).call('POST /api/orders', { body: form })).rejects.toMatchObject({
    code: 'minimum_order',
  })
  expect((await enter({ customer: leilani.id, kind: 'purchase', ...form })).order.itemsPrice).toBe(600)
})

test('sent twice under one key it is one order, also when the stock is gone meanwhile', async () => {
  const form = { customer: leilani.id, kind: 'purchase', ...orderForm(await chair(1)) }
  const key = { 'idempotency-key': 'by-phone-1' }
  const { order } = await enter(form, key)
  expect((await enter(form, key)).order._id).toBe(order._id)
  await expect(enter({ ...form, pickup: true }, key)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  await expect(enter(form)).rejects.toMatchObject({ code: 'out_of_stock' })
})

test.each([
  ['nobody', { customer: '99999999-9999-4999-8999-999999999999' }, { customer: 'Choose a customer' }],
  ['one of the studio', { customer: noa.id }, { customer: 'Choose a customer' }],
  ['nothing', { orderItems: [] }, { orderItems: 'Add a piece first' }],
  ['another kind', { kind: 'gift' }, { kind: 'Choose a quote or an order' }],
  ['pickup where none is', { pickup: true }, { pickup: 'Local pickup is not offered' }],
])('for %s it is refused, and nothing is written', async (_what, wrong, fields) => {
  await shop.set('shipping', { allowLocalPickup: false })
  const form = { customer: leilani.id, kind: 'purchase', ...orderForm(await chair()) }
  const before = await orderBooks(shop.shop.db)
  await expect(enter({ ...form, ...wrong })).rejects.toMatchObject({ status: 400, fields })
  expect(await orderBooks(shop.shop.db)).toEqual(before)
})

test('more than there is is refused with what is left, and nothing is written', async () => {
  const form = { customer: leilani.id, kind: 'purchase', ...orderForm(await chair(1), 2) }
  const before = await orderBooks(shop.shop.db)
  await expect(enter(form)).rejects.toMatchObject({ code: 'out_of_stock' })
  await expect(enter(form, {}, leilani)).rejects.toMatchObject({ status: 403 })
  await expect(enter(form, {}, nobody)).rejects.toMatchObject({ status: 401 })
  expect(await orderBooks(shop.shop.db)).toEqual(before)
})
