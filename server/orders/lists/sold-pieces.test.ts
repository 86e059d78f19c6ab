import { expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { leilani, makana, noa, type Person } from '#tests/support/people.ts'
import { orderForm, shippingAddress } from '#tests/support/seed/order.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const soldBy = (person: Person, query: object = {}) =>
  testing.as(person).call('GET /api/orders/sold', { query })

async function order(product: string, quantity = 1): Promise<string> {
  const reply = await testing.as(leilani).call('POST /api/orders', { body: orderForm(product, quantity) })
  return reply.order._id
}

async function seedSellers() {
  await testing.set('general', { quoteMode: false })
  const mine = await seedProduct(testing.shop.db, { name: 'Lauhala chair', priceCents: 600_00, stock: 9 })
  await testing.shop.db.update(products).set({ ownerId: makana.id })
  const other = await seedProduct(testing.shop.db, { priceCents: 700_00, stock: 9 })
  return { mine, other }
}

test('a seller sees the ordered pieces of their own, with the name and the island of who buys, and what they come to', async () => {
  const { mine, other } = await seedSellers()
  await order(other)
  await order(mine, 2)
  const canceled = await order(mine)
  await testing.as(noa).call('PUT /api/orders/:id/status', {
    params: { id: canceled },
    body: { status: 'cancelled' },
  })
  const { pieces, sold, pagination } = await soldBy(makana)
  expect(sold).toEqual({ quantity: 2, inPackages: 0, price: 1200 })
  expect(pagination).toMatchObject({ total: 2 })
  expect(pieces.find(({ quantity }) => quantity === 2)).toEqual({
    _id: expect.any(String),
    number: expect.stringMatching(/^LN-\d+$/),
    createdAt: expect.any(String),
    status: 'pending',
    product: mine,
    name: 'Lauhala chair',
    variants: {},
    quantity: 2,
    inPackage: null,
    price: 1200,
    customer: 'Leilani Akana',
    island: 'Oʻahu',
  })
  const stranger = await seedPerson(testing.shop, { role: 'seller' })
  expect(await soldBy(stranger)).toMatchObject({ pieces: [], sold: { quantity: 0, price: 0 } })
})

test('an order that the studio put out of sight is out of its sellers’ sight', async () => {
  const { mine } = await seedSellers()
  const params = { id: await order(mine) }
  await testing.as(noa).call('PUT /api/orders/:id/status', { params, body: { status: 'cancelled' } })
  expect((await soldBy(makana)).pieces).toHaveLength(1)
  await testing.as(noa).call('DELETE /api/orders/:id', { params })
  expect(await soldBy(makana)).toMatchObject({ pieces: [], pagination: { total: 0 } })
})

test('a quote that is not agreed is nobody’s sale, and the days narrow the list', async () => {
  const { mine } = await seedSellers()
  await order(mine)
  await testing.set('general', { quoteMode: true })
  await order(mine)
  expect((await soldBy(makana)).pieces).toHaveLength(1)
  expect((await soldBy(makana, { to: '2020-01-01' })).pieces).toEqual([])
})

test('a piece inside packages is sold with them, in all sets, at no price of its own', async () => {
  const { mine, other } = await seedSellers()
  const items = [
    { product: mine, quantity: 2 },
    { room: 'Dining area', product: mine },
    { product: other },
    { name: 'Vase' },
  ]
  await seedPackage(testing.shop.db, { items })
  const orderItems = [
    { packageId: 'minimalist', quantity: 2 },
    { product: mine, quantity: 1 },
  ]
  await testing.as(leilani).call('POST /api/orders', { body: { orderItems, shippingAddress } })
  const { pieces, sold, pagination } = await soldBy(makana)
  expect(sold).toEqual({ quantity: 7, inPackages: 6, price: 600 })
  expect(pagination).toMatchObject({ total: 2 })
  const seen = pieces.map(({ name, quantity, inPackage, price }) => ({ name, quantity, inPackage, price }))
  const name = 'Lauhala chair'
  expect(seen.toSorted((one, two) => one.quantity - two.quantity)).toEqual([
    { name, quantity: 1, inPackage: null, price: 600 },
    { name, quantity: 6, inPackage: 'Minimalist package', price: null },
  ])
})
