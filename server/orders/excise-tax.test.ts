import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { firstRates } from '#domain/tax/excise-rates.ts'
import { orders } from '#server/db/schema/orders.ts'
import { orderBooks } from '#tests/support/books/order-books.ts'
import { orderForm, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const tax = { rates: [...firstRates], taxDelivery: true }

let chair = ''
beforeEach(async () => {
  await shop.set('general', { quoteMode: false })
  await shop.set('payment', { tax: { ...tax, mode: 'hawaii' } })
  chair = await seedProduct(shop.shop.db, { priceCents: 600_00, stock: 9 })
})

const cartOf = async (query: object) => (await shop.as(leilani).call('GET /api/cart', { query })).cart
const { shippingAddress } = orderForm('', 1)

async function place(address: Partial<typeof shippingAddress>, more: object = {}) {
  const body = orderForm(chair, 1, { shippingAddress: { ...shippingAddress, ...address }, ...more })
  return (await shop.as(leilani).call('POST /api/orders', { body })).order
}

test.each([
  ['96815', 28_27, 'Hawaii GET 4.712 %, Oʻahu', 'honolulu'],
  ['96748-0001', 28_27, 'Hawaii GET 4.712 %, Maui County', 'maui'],
])(
  'an order to %s keeps rate, county and base of the day it was placed',
  async (postalCode, cents, label, county) => {
    const order = await place({ postalCode, country: 'US' })
    expect(order).toMatchObject({ taxPrice: cents / 100, tax: { rate: 4.712, county, base: 600, label } })
    expect(order.totalPrice).toBe(600 + cents / 100)
    await shop.set('payment', { tax: { ...tax, mode: 'flat' } })
    const { order: later } = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: order._id } })
    expect(later.tax).toEqual(order.tax)
    const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, order._id))
    expect(row).toMatchObject({ taxPpm: 47_120, taxCounty: county, taxBaseCents: 600_00 })
  },
)

test.each([
  { state: 'CA', postalCode: '94110', country: 'US' as const },
  { state: 'GU', postalCode: '96910', country: 'US' as const },
  { postalCode: 'V5K 0A1', country: 'CA' as const },
])('an order to $postalCode takes the flat rate', async (address) => {
  expect(await place(address)).toMatchObject({ taxPrice: 60, tax: null })
})

test('a code whose place nobody knows is refused on its field, and nothing is ordered', async () => {
  await expect(place({ postalCode: '9681', country: 'US' })).rejects.toMatchObject({
    status: 400,
    fields: { 'shippingAddress.postalCode': 'Enter a ZIP code, such as 96815' },
  })
  expect(await shop.shop.db.$count(orders)).toBe(0)
})

test('a total that was agreed to without the excise tax is refused with the new figures', async () => {
  const refused = place({ postalCode: '96815', country: 'US' }, { totalPrice: 660 })
  await expect(refused).rejects.toMatchObject({ code: 'price_changed', body: { taxPrice: 28.27 } })
})

test('a cart names no tax and no total until it is known where it goes', async () => {
  await shop.as(leilani).call('POST /api/cart/add', { body: { productId: chair } })
  const untaxed = { itemsPrice: 600, taxPrice: null, totalPrice: null, taxLabel: null }
  expect(await cartOf({})).toMatchObject(untaxed)
  expect(await cartOf({ country: 'US', postalCode: '968' })).toMatchObject(untaxed)
  expect(await cartOf({ country: 'US', postalCode: '96734' })).toMatchObject({
    taxPrice: 28.27,
    totalPrice: 628.27,
    taxLabel: 'Hawaii GET 4.712 %, Oʻahu',
  })
  expect(await cartOf({ country: 'CA' })).toMatchObject({ taxPrice: 60, totalPrice: 660, taxLabel: null })
})

test('a quote is labelled where its tax is what the county takes, and is the studio’s own otherwise', async () => {
  await shop.set('general', { quoteMode: true })
  const { _id: id, orderItems } = await seedQuoteRequest(shop)
  const items = orderItems.map(({ _id }) => ({ _id, price: 1_000 }))
  const base = items.length * 1_000 * (orderItems[0]?.quantity ?? 1)
  const send = (taxPrice: number) =>
    shop.as(noa).call('PUT /api/orders/:id/quote', {
      params: { id },
      body: { items, shippingPrice: 0, taxPrice, validUntil: '2026-12-20' },
    })
  const exact = Math.floor(base * 4.712) / 100
  expect((await send(exact)).order.tax).toMatchObject({ base, rate: 4.712 })
  expect((await send(exact + 1)).order.tax).toBeNull()
})

/** Sends the order of `leilani` to another ZIP code, by `person`. */
async function move(id: string, postalCode: string, person = leilani) {
  const state = postalCode.startsWith('96') ? 'HI' : 'CA'
  const body = { shippingAddress: { ...shippingAddress, state, country: 'US' as const, postalCode } }
  const { order } = await shop.as(person).call('PUT /api/orders/:id', { params: { id }, body })
  return order.shippingAddress.postalCode
}
const refusal = {
  status: 400,
  fields: { 'shippingAddress.postalCode': 'The tax is another there. To send it there, please contact us' },
}

test('an order moves by the tax it was placed with, whatever the shop takes now', async () => {
  const { _id: excise } = await place({ postalCode: '96815', country: 'US' })
  await shop.set('payment', { tax: { ...tax, mode: 'flat' } })
  const { _id: flat } = await place({ postalCode: '96815', country: 'US' })
  await expect(move(excise, '90001')).rejects.toMatchObject(refusal)
  expect(await move(excise, '96734')).toBe('96734')
  await shop.set('payment', { tax: { ...tax, mode: 'hawaii' } })
  expect(await move(flat, '96734')).toBe('96734')
  expect(await move(flat, '90001')).toBe('90001')
  await expect(move(flat, '96815')).rejects.toMatchObject(refusal)
})

test('who ordered to a place without the excise tax cannot have it sent to one with it', async () => {
  const { _id: id } = await place({ state: 'CA', postalCode: '90001', country: 'US' })
  const before = await orderBooks(shop.shop.db)
  await expect(move(id, '96815')).rejects.toMatchObject(refusal)
  expect(await orderBooks(shop.shop.db)).toEqual(before)
  expect(await move(id, '90002')).toBe('90002')
  expect(await move(id, '96815', noa)).toBe('96815')
})

test('a request that has no price yet may go anywhere', async () => {
  const body = orderForm(chair, 1, {
    shippingAddress: { ...shippingAddress, state: 'CA', postalCode: '90001', country: 'US' },
  })
  await shop.set('general', { quoteMode: true })
  const { order } = await shop.as(leilani).call('POST /api/orders', { body })
  const moved = { shippingAddress: { ...body.shippingAddress, postalCode: '96815' } }
  const ask = { params: { id: order._id }, body: moved }
  expect((await shop.as(leilani).call('PUT /api/orders/:id', ask)).order).toMatchObject(moved)
})
