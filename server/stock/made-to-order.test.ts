import { expect, test } from 'vitest'
import { availabilityText } from '#domain/stock/lead-time.ts'
import { emails } from '#server/db/schema/emails.ts'
import { inventory, orderHolds, stockHistory } from '#server/db/schema/inventory.ts'
import { examine } from '#server/doctor/examine.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { refusalOf, stockIn } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { orderForm, quoteFor, shippingAddress } from '#tests/support/seed/order.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { inEightWeeks, inTwoFinishes, seedProduct, type SeededProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const made = (more: SeededProduct = {}) =>
  seedProduct(shop.shop.db, {
    priceCents: 600_00,
    stock: 0,
    availability: { default: inEightWeeks },
    ...more,
  })
const sellAtListPrices = () => shop.set('general', { quoteMode: false })
const place = async (product: string, quantity = 1) =>
  (await shop.as(leilani).call('POST /api/orders', { body: orderForm(product, quantity) })).order
const addToCart = (productId: string, quantity = 1) =>
  shop.as(leilani).call('POST /api/cart/add', { body: { productId, quantity } })
const setStatus = (id: string, status: string) =>
  shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })
const setAll = (standing: Partial<typeof inventory.$inferInsert>) =>
  shop.shop.db.update(inventory).set(standing)
const isUntouched = async () => {
  expect(await stockIn(shop.shop.db)).toEqual({ default: 0 })
  expect(await shop.shop.db.$count(stockHistory)).toBe(0)
  expect(await shop.shop.db.$count(orderHolds)).toBe(0)
}

test('what is made to order is bought at 0, says its weeks everywhere, and takes no unit', async () => {
  await sellAtListPrices()
  const product = await made()
  const { cart } = await addToCart(product, 3)
  expect(cart).toMatchObject({ totalItems: 3, items: [{ quantity: 3, stock: 999, leadWeeks: 8 }] })
  const order = await place(product, 3)
  expect(order.orderItems).toMatchObject([{ product, quantity: 3, leadWeeks: 8 }])
  await isUntouched()

  const letters = await shop.shop.db.select({ text: emails.bodyText }).from(emails)
  for (const { text } of letters) expect(text).toContain('Made to order, about 8 weeks')
  const paper = await shop.as(leilani).call('GET /api/orders/:id/document.pdf', { params: { id: order._id } })
  expect(readPdf(Buffer.from(await (paper as unknown as Blob).arrayBuffer())).join(' ')).toContain(
    'Made to order, about 8 weeks',
  )
})

test('canceled and restored it gives and takes nothing, whatever the product became since', async () => {
  await sellAtListPrices()
  const product = await made()
  const { _id } = await place(product, 2)
  await setAll({ availability: 'stocked', leadWeeks: null })
  await setStatus(_id, 'cancelled')
  await setStatus(_id, 'pending')
  await isUntouched()
  const { order } = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: _id } })
  expect(order.orderItems[0]?.leadWeeks).toBe(8)
  expect(await examine(shop.shop)).toEqual([])
})

test('an order from stock gives its units back though the piece is made to order by then', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 5 })
  const { _id } = await place(product, 2)
  await setAll(inEightWeeks)
  await setStatus(_id, 'cancelled')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 5 })
})

test('an accepted quote of what is made to order takes nothing', async () => {
  const product = await made()
  const request = await place(product, 2)
  const params = { id: request._id }
  await shop.as(noa).call('PUT /api/orders/:id/quote', { params, body: quoteFor(request) })
  const { order } = await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params })
  expect(order).toMatchObject({ quoteStatus: 'accepted', orderItems: [{ leadWeeks: 8 }] })
  await isUntouched()
})

test('a package takes only its stocked pieces, and is bound by these alone', async () => {
  await sellAtListPrices()
  const [table, chair] = [
    await made({ name: 'Koa table' }),
    await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 9 }),
  ]
  await seedPackage(shop.shop.db, { items: [{ product: table }, { product: chair, quantity: 4 }] })
  const { package: seen } = await shop
    .as(leilani)
    .call('GET /api/packages/:id', { params: { id: 'minimalist' } })
  expect(seen.stock).toBe(2)
  const body = { orderItems: [{ packageId: 'minimalist', quantity: 2 }], shippingAddress }
  const { order } = await shop.as(leilani).call('POST /api/orders', { body })
  expect(order.orderItems[0]?.pieces).toMatchObject([{ product: table, leadWeeks: 8 }, { product: chair }])
  expect(await shop.shop.db.select().from(orderHolds)).toMatchObject([{ productId: chair, quantity: 8 }])
  expect(await examine(shop.shop)).toEqual([])
})

test('each finish is had its own way, and what is no longer made can be had while units are left', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, {
    priceCents: 600_00,
    variants: inTwoFinishes,
    stock: { ash: 0, oak: 1 },
    availability: { ash: inEightWeeks, oak: { availability: 'discontinued', leadWeeks: null } },
  })
  const buy = (finish: string) =>
    shop.as(leilani).call('POST /api/orders', {
      body: { orderItems: [{ product, quantity: 1, variants: { finish } }], shippingAddress },
    })
  await buy('ash')
  await buy('oak')
  expect(await stockIn(shop.shop.db)).toEqual({ ash: 0, oak: 0 })
  const refusal = await refusalOf(shop.shop.db, () => buy('oak'))
  expect(refusal).toMatchObject({ code: 'out_of_stock', message: 'Out of stock' })
  const { product: shown } = await shop.as(leilani).call('GET /api/products/:id', { params: { id: product } })
  expect(shown.variantAvailability).toEqual({
    ash: { availability: 'made to order', leadWeeks: 8 },
    oak: { availability: 'discontinued', leadWeeks: null },
  })
})

test('a stocked piece at 0 is refused as ever, in cart and order', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 0 })
  const said = { code: 'out_of_stock', message: 'Out of stock' }
  expect(await refusalOf(shop.shop.db, () => addToCart(product))).toMatchObject(said)
  expect(await refusalOf(shop.shop.db, () => place(product))).toMatchObject(said)
})

test('what is made to order or no longer made runs neither low nor out', async () => {
  await made()
  await seedProduct(shop.shop.db, {
    stock: 2,
    availability: { default: { availability: 'discontinued', leadWeeks: null } },
  })
  const low = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 3 })
  const listed = async (stock: 'low' | 'out' | 'gaps') =>
    (await shop.as(noa).call('GET /api/inventory', { query: { stock } })).products.map(({ _id }) => _id)
  expect([await listed('low'), await listed('out'), await listed('gaps')]).toEqual([[low], [], [low]])
  const { today } = await shop.as(noa).call('GET /api/dashboard')
  const stockRows = today.filter(({ kind }) => ['low-stock', 'sold-out'].includes(kind))
  expect(stockRows).toMatchObject([{ kind: 'low-stock', count: 1 }])
})

test.each([
  [0, { availability: 'stocked', leadWeeks: null }, 'Out of stock'],
  [3, { availability: 'stocked', leadWeeks: null }, 'Only 3 left'],
  [0, inEightWeeks, 'Made to order, about 8 weeks'],
  [7, { availability: 'made to order', leadWeeks: 1 }, 'Made to order, about 1 week'],
  [2, { availability: 'discontinued', leadWeeks: null }, 'Only 2 left'],
  [0, { availability: 'discontinued', leadWeeks: null }, 'No longer made'],
] as const)('%i units, %o: %s', (units, standing, text) => {
  expect(availabilityText(units, standing)).toBe(text)
})
