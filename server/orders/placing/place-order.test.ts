import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { emails } from '#server/db/schema/emails.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { stockHistory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { orderForm, type OrderForm, shippingAddress } from '#tests/support/seed/order.ts'
import { leilani, nobody, noa } from '#tests/support/people.ts'
import { lettersIn, stockIn } from '#tests/support/books/order-books.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const place = (body: OrderForm) => shop.as(leilani).call('POST /api/orders', { body })
const sellAtListPrices = () => shop.set('general', { quoteMode: false })

test('charges what the catalogue says: sale price, option, shipping and tax', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, {
    priceCents: 700_00,
    salePriceCents: 600_00,
    variants: inTwoFinishes,
    stock: { oak: 5 },
  })
  const { order } = await place({
    orderItems: [{ product, quantity: 2, variants: { finish: 'oak' } }],
    shippingAddress,
    totalPrice: 1376.1,
  })
  expect(order).toMatchObject({
    kind: 'purchase',
    status: 'pending',
    quoteStatus: null,
    paymentStatus: 'pending',
    paymentMethod: 'wire_transfer',
    isPaid: false,
    itemsPrice: 1251,
    shippingPrice: 0,
    taxPrice: 125.1,
    totalPrice: 1376.1,
    itemCount: 2,
    orderItems: [{ product, quantity: 2, price: 625.5, variants: { Finish: 'Smoked oak' } }],
    history: [{ type: 'placed', title: 'Order placed' }],
  })
  expect(order).not.toHaveProperty('user')
  expect(order.orderItems[0]).not.toHaveProperty('listPrice')
})

test('takes the units out of stock, says so in the stock history, and tells the catalogue', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 10 })
  const { order } = await place(orderForm(product, 4))
  expect(await stockIn(shop.shop.db)).toEqual({ default: 6 })
  expect(await shop.shop.db.select().from(stockHistory)).toMatchObject([
    {
      productId: product,
      change: -4,
      quantityAfter: 6,
      cause: 'order_placed',
      orderId: order._id,
      actorId: leilani.id,
    },
  ])
  const { product: seen } = await shop.as(nobody).call('GET /api/products/:id', { params: { id: product } })
  expect(seen.stock).toBe(6)
})

test('sums two lines of the same choice into one item', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 3 })
  const { order } = await place({
    orderItems: [
      { product, quantity: 1 },
      { product, quantity: 2 },
    ],
    shippingAddress,
  })
  expect(order.orderItems).toMatchObject([{ product, quantity: 3, price: 600 }])
  expect(await stockIn(shop.shop.db)).toEqual({ default: 0 })
})

test('stays as it was when the catalogue changes later', async () => {
  await sellAtListPrices()
  const { db } = shop.shop
  const product = await seedProduct(db, { priceCents: 600_00 })
  const { order } = await place(orderForm(product))
  await db.update(products).set({ name: 'Another chair', priceCents: 900_00 }).where(eq(products.id, product))
  const again = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: order._id } })
  expect(again.order.orderItems).toEqual(order.orderItems)
  expect(again.order.totalPrice).toBe(order.totalPrice)
})

test('takes the ordered lines out of the cart and leaves the others', async () => {
  await sellAtListPrices()
  const [ordered, stored] = [
    await seedProduct(shop.shop.db, { priceCents: 600_00 }),
    await seedProduct(shop.shop.db),
  ]
  await shop.as(leilani).call('POST /api/cart/add', { body: { productId: ordered } })
  await shop.as(leilani).call('POST /api/cart/add', { body: { productId: stored } })
  await place(orderForm(ordered))
  const { cart } = await shop.as(leilani).call('GET /api/cart')
  expect(cart.items.map((item) => item.product._id)).toEqual([stored])
})

test('writes to the customer and to the studio', async () => {
  await sellAtListPrices()
  await place(orderForm(await seedProduct(shop.shop.db, { priceCents: 600_00 })))
  expect(await lettersIn(shop.shop.db)).toEqual([
    'order-received → leilani@example.com',
    'studio-new-order → studio@lanai.example',
  ])
})

test('in quote mode asks for a quote: no price, no stock held, list price for the studio alone', async () => {
  const product = await seedProduct(shop.shop.db, { priceCents: 432_19, stock: 1 })
  const { order } = await place(orderForm(product, 5, { totalPrice: 0 }))
  expect(order).toMatchObject({
    kind: 'quote',
    status: 'pending',
    quoteStatus: 'requested',
    totalPrice: 0,
    quote: { validUntil: null, note: '', sentAt: null },
    orderItems: [{ quantity: 5, price: null }],
    history: [{ type: 'quote_requested' }],
  })
  expect(JSON.stringify(order)).not.toContain('432.19')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 1 })
  expect(await lettersIn(shop.shop.db)).toEqual([
    'quote-request-received → leilani@example.com',
    'studio-new-quote → studio@lanai.example',
  ])
  const studio = await shop.as(noa).call('GET /api/orders/:id', { params: { id: order._id } })
  expect(studio.order.orderItems).toMatchObject([{ listPrice: 432.19, price: null }])
  expect(studio.order.user).toMatchObject({ fullName: 'Leilani Akana', email: 'leilani@example.com' })
})

test('what is wished of the delivery reaches the desk and the letter of the studio, and stays where nothing was', async () => {
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 1 })
  const deliveryWishes = {
    access: 'elevator',
    day: '2027-01-12',
    note: 'Call first.\nGate code 12.',
  } as const
  const { order } = await place(orderForm(product, 1, { deliveryWishes }))
  const params = { id: order._id }
  for (const person of [leilani, noa])
    expect((await shop.as(person).call('GET /api/orders/:id', { params })).order).toMatchObject({
      deliveryWishes,
    })
  const [letter] = await shop.shop.db
    .select({ text: emails.bodyText })
    .from(emails)
    .where(eq(emails.letter, 'studio-new-quote'))
  expect(letter?.text).toContain(
    'Island: Oʻahu\nWay in: Elevator\nDate wished: January 12, 2027\nDelivery note: Call first.\nGate code 12.',
  )
  expect((await place(orderForm(product))).order.deliveryWishes).toBe(null)
})

test('local pickup, where it is offered, ships for nothing', async () => {
  await sellAtListPrices()
  await shop.set('shipping', { allowLocalPickup: true, enableFreeShipping: false })
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00 })
  const deliveryWishes = { access: 'stairs', day: '', note: 'At noon.' } as const
  const { order } = await place(orderForm(product, 1, { pickup: true, deliveryWishes }))
  expect(order).toMatchObject({
    isPickup: true,
    shippingPrice: 0,
    totalPrice: 660,
    deliveryWishes: { ...deliveryWishes, access: '' },
  })
})

test('writes order, items and history in one go', async () => {
  await sellAtListPrices()
  const { db } = shop.shop
  const { order } = await place(orderForm(await seedProduct(db, { priceCents: 600_00 })))
  expect(await db.select().from(orders)).toMatchObject([
    { id: order._id, holdsStock: true, userId: leilani.id },
  ])
  expect(await db.select().from(orderItems)).toMatchObject([
    { unitPriceCents: 600_00, listPriceCents: 600_00 },
  ])
  expect(await db.select().from(orderHistory)).toMatchObject([{ type: 'placed', actorId: leilani.id }])
})
