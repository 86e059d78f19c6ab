import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noWishes } from '#domain/orders/delivery-wishes.ts'
import { products } from '#server/db/schema/products.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { orderForm, type OrderForm, shippingAddress } from '#tests/support/seed/order.ts'
import { deadToken, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const sellAtListPrices = () => shop.set('general', { quoteMode: false })

const refused = (body: OrderForm, person: Person = leilani) =>
  refusalOf(shop.shop.db, () => shop.as(person).call('POST /api/orders', { body }))

test('refuses more than there is, naming the item and what is left', async () => {
  await sellAtListPrices()
  const few = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 3 })
  const many = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 30 })
  const none = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 0 })
  const orderItems = [
    { product: many, quantity: 30 },
    { product: few, quantity: 2 },
    { product: none, quantity: 1 },
    { product: few, quantity: 2 },
  ]
  expect(await refused({ orderItems, shippingAddress })).toMatchObject({
    status: 409,
    code: 'out_of_stock',
    message: 'Only 3 left',
    fields: {
      'orderItems.1.quantity': 'Only 3 left',
      'orderItems.2.quantity': 'Out of stock',
      'orderItems.3.quantity': 'Only 3 left',
    },
    body: {
      available: { 'orderItems.1.quantity': 3, 'orderItems.2.quantity': 0, 'orderItems.3.quantity': 3 },
    },
  })
})

test('counts what is left when that is many, too', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 20 })
  expect(await refused(orderForm(product, 21))).toMatchObject({
    code: 'out_of_stock',
    message: 'Only 20 left',
  })
})

test('refuses a total that the customer did not see, with the new figures in dollars', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00 })
  expect(await refused(orderForm(product, 1, { totalPrice: 0.01 }))).toMatchObject({
    status: 409,
    code: 'price_changed',
    body: { itemsPrice: 600, shippingPrice: 0, taxPrice: 60, totalPrice: 660 },
  })
})

test.each([
  ['below the minimum', 500_00, 499_99, 'Minimum order amount is $500.00'],
  ['below the minimum of the settings', 750_00, 749_99, 'Minimum order amount is $750.00'],
])('refuses an order %s', async (_case, minimumOrderAmount, priceCents, message) => {
  await sellAtListPrices()
  await shop.set('shipping', { minimumOrderAmount })
  const product = await seedProduct(shop.shop.db, { priceCents })
  expect(await refused(orderForm(product))).toMatchObject({ status: 400, code: 'minimum_order', message })
})

test('accepts exactly the minimum', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 500_00 })
  const { order } = await shop.as(leilani).call('POST /api/orders', { body: orderForm(product) })
  expect(order.itemsPrice).toBe(500)
})

test.each<[string, Partial<OrderForm>, string, string]>([
  ['a card', { paymentMethod: 'credit_card' }, 'card_coming_soon', 'Credit card payment is coming soon'],
  [
    'a method that is off',
    { paymentMethod: 'cash_on_delivery' },
    'validation_failed',
    'This payment method is not offered',
  ],
  ['pickup that is not offered', { pickup: true }, 'validation_failed', 'Local pickup is not offered'],
  ['an empty cart', { orderItems: [] }, 'validation_failed', 'Your cart is empty'],
])('refuses %s', async (_case, more, code, message) => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00 })
  expect(await refused(orderForm(product, 1, more))).toMatchObject({ status: 400, code, message })
})

test.each([
  ['credit_card', 'card_coming_soon'],
  ['cash_on_delivery', 'validation_failed'],
] as const)('refuses %s in quote mode as well', async (paymentMethod, code) => {
  const product = await seedProduct(shop.shop.db)
  expect(await refused(orderForm(product, 1, { paymentMethod }))).toMatchObject({ code })
})

test('ships to the United States only while international shipping is off', async () => {
  await shop.set('shipping', { allowInternationalShipping: false })
  const product = await seedProduct(shop.shop.db)
  const abroad = { ...shippingAddress, country: 'CA' as const }
  expect(await refused(orderForm(product, 1, { shippingAddress: abroad }))).toMatchObject({
    status: 400,
    fields: { 'shippingAddress.country': 'We ship to the United States only' },
  })
})

test('refuses what is no ZIP code in the United States, and takes the codes of other countries', async () => {
  await shop.set('shipping', { allowInternationalShipping: true })
  const product = await seedProduct(shop.shop.db)
  const to = (country: 'US' | 'CA') =>
    orderForm(product, 1, { shippingAddress: { ...shippingAddress, postalCode: 'ABCDE', country } })
  expect(await refused(to('US'))).toMatchObject({
    status: 400,
    fields: { 'shippingAddress.postalCode': 'Enter a ZIP code, such as 96815' },
  })
  const elsewhere = { shippingAddress: { ...shippingAddress, postalCode: '94110' } }
  expect(await refused(orderForm(product, 1, elsewhere))).toMatchObject({
    fields: { 'shippingAddress.postalCode': 'This ZIP code is not in Hawaii: check it and the state' },
  })
  const { order } = await shop.as(leilani).call('POST /api/orders', { body: to('CA') })
  expect(order.shippingAddress.postalCode).toBe('ABCDE')
})

test('refuses a product that is archived or was never there', async () => {
  const product = await seedProduct(shop.shop.db)
  await shop.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, product))
  expect(await refused(orderForm(product))).toMatchObject({ status: 404, code: 'product_not_found' })
  expect(await refused(orderForm('99999999-9999-4999-8999-999999999999'))).toMatchObject({
    code: 'product_not_found',
  })
})

test.each([
  ['a choice that is missing', {}],
  ['an unknown option', { finish: 'gold' }],
  ['one choice too many', { finish: 'oak', size: 'xl' }],
  ['a name that every object inherits', { constructor: 'oak' }],
])('refuses %s', async (_case, variants) => {
  const product = await seedProduct(shop.shop.db, { variants: inTwoFinishes, stock: { oak: 5 } })
  const orderItems = [{ product, quantity: 1, variants }]
  expect(await refused({ orderItems, shippingAddress })).toMatchObject({
    status: 400,
    fields: { 'orderItems.0.variants': 'Please choose from the options of this product' },
  })
})

test('refuses what no amount of money can say', async () => {
  await sellAtListPrices()
  const product = await seedProduct(shop.shop.db, { priceCents: 2_000_00, stock: 999 })
  expect(await refused(orderForm(product, 999))).toMatchObject({ status: 400, code: 'validation_failed' })
})

test.each([
  ['visitors', nobody, 'not_signed_in'],
  ['a dead token', deadToken, 'not_signed_in'],
  ['the studio', noa, 'forbidden'],
] as const)('takes no order from %s', async (_case, person, code) => {
  expect(await refused(orderForm(await seedProduct(shop.shop.db)), person)).toMatchObject({ code })
})

test.each([
  ['access', { access: 'rope' }, undefined],
  ['day', { day: '20261-01-12' }, 'Choose a day'],
  ['day', { day: '2026-01-12' }, 'Choose today or a later day'],
  ['note', { note: 'x'.repeat(1001) }, 'Use at most 1000 characters'],
])('refuses a wish of the delivery whose %s is none', async (field, wish, message) => {
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 3 })
  const deliveryWishes = { ...noWishes, ...wish } as OrderForm['deliveryWishes']
  expect(await refused(orderForm(product, 1, { deliveryWishes }))).toMatchObject({
    status: 400,
    code: 'validation_failed',
    fields: { [`deliveryWishes.${field}`]: message ?? expect.any(String) },
  })
})
