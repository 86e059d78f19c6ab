import { tags } from '#server/tags.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { users } from '#server/db/schema/users.ts'
import { seedProduct, inTwoFinishes, type SeededProduct } from '#tests/support/seed/product.ts'
import { kai, leilani, makana, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

const input = (product?: SeededProduct) => seedProduct(testing.shop.db, product)
const sellWithPrices = () => testing.set('general', { quoteMode: false })
const setStock = (productId: string, quantity: number) =>
  testing.shop.db.update(inventory).set({ quantity }).where(eq(inventory.productId, productId))
const archive = (productId: string) =>
  testing.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, productId))

async function cartOf(person: Person, query?: { country?: string; pickup?: 'true' | 'false' }) {
  const { cart } = await testing.as(person).call('GET /api/cart', { query })
  return cart
}

async function add(person: Person, productId: string, quantity?: number, variants?: Record<string, string>) {
  const { cart } = await testing
    .as(person)
    .call('POST /api/cart/add', { body: { productId, quantity, variants } })
  return cart
}

test('everyone signed in has a cart of their own', async () => {
  await add(leilani, await input(), 2)
  expect((await cartOf(leilani)).totalItems).toBe(2)
  expect((await cartOf(kai)).items).toEqual([])
  await expect(cartOf(nobody)).rejects.toMatchObject({ status: 401 })
})

test("an admin's cart is empty, even with lines from before", async () => {
  await sellWithPrices()
  await add(leilani, await input(), 2)
  await testing.shop.db.update(users).set({ role: 'admin' }).where(eq(users.id, leilani.id))
  expect(await cartOf(leilani)).toMatchObject({ items: [], totalItems: 0, totalPrice: 0 })
})

test('totals are the server’s', async () => {
  await sellWithPrices()
  await add(leilani, await input({ priceCents: 199_99, salePriceCents: 150_05 }), 2)
  await add(leilani, await input({ priceCents: 250_00 }), 1)
  expect(await cartOf(leilani)).toMatchObject({
    totalItems: 3,
    itemsPrice: 550.1,
    shippingPrice: 0,
    taxPrice: 55.01,
    totalPrice: 605.11,
    belowMinimum: null,
  })
})

test.each([
  [99_99, 99.99, 10, 10],
  [100_00, 100, 10, 10],
  [100_01, 100.01, 0, 10],
])(
  'items of %i cents ship for what the rules say',
  async (priceCents, itemsPrice, shippingPrice, taxPrice) => {
    await sellWithPrices()
    await add(leilani, await input({ priceCents }))
    expect(await cartOf(leilani)).toMatchObject({ itemsPrice, shippingPrice, taxPrice })
  },
)

test('the settings decide on shipping, tax and minimum', async () => {
  await sellWithPrices()
  await testing.set('shipping', {
    enableFreeShipping: false,
    flatRateShipping: 25_00,
    internationalShippingRate: 40_00,
    minimumOrderAmount: 300_00,
    allowLocalPickup: true,
  })
  await testing.set('payment', { taxRate: 4.71 })
  await add(leilani, await input({ priceCents: 200_00 }))
  expect(await cartOf(leilani)).toMatchObject({
    shippingPrice: 25,
    taxPrice: 9.42,
    totalPrice: 234.42,
    belowMinimum: 'Minimum order amount is $300.00',
  })
  expect(await cartOf(leilani, { country: 'CA' })).toMatchObject({ shippingPrice: 65 })
  expect(await cartOf(leilani, { country: 'CA', pickup: 'true' })).toMatchObject({ shippingPrice: 0 })
})

test('picking up is free only where it is offered', async () => {
  await sellWithPrices()
  await add(leilani, await input({ priceCents: 50_00 }))
  expect(await cartOf(leilani, { pickup: 'true' })).toMatchObject({ shippingPrice: 10 })
})

test('a cart of more than one order may come to is shown all the same', async () => {
  await sellWithPrices()
  const cart = await add(leilani, await input({ priceCents: 5_000_00, stock: 999 }), 300)
  expect(cart).toMatchObject({ itemsPrice: 1_500_000, taxPrice: 150_000, totalPrice: 1_650_000 })
})

test('an empty cart costs nothing', async () => {
  await sellWithPrices()
  expect(await cartOf(leilani)).toMatchObject({
    totalItems: 0,
    itemsPrice: 0,
    shippingPrice: 0,
    totalPrice: 0,
  })
})

test('while quotes are asked for, no price is told', async () => {
  await add(leilani, await input({ variants: inTwoFinishes, stock: { oak: 3 } }), 2, { finish: 'oak' })
  const cart = await cartOf(leilani)
  expect(cart).toMatchObject({
    totalItems: 2,
    itemsPrice: null,
    shippingPrice: null,
    taxPrice: null,
    totalPrice: null,
    belowMinimum: null,
  })
  expect(cart.items).toMatchObject([{ quantity: 2, price: null }])
})

test('a seller is told the price of what they own, and no total', async () => {
  await add(makana, await input({ ownerId: makana.id }))
  await add(makana, await input())
  const cart = await cartOf(makana)
  expect(cart.items.map(({ price }) => price)).toEqual([100, null])
  expect(cart.totalPrice).toBeNull()
})

test.each([
  ['sold out', (id: string) => setStock(id, 0), { isGone: false }],
  ['archived', archive, { isGone: true }],
  ['no longer made in that finish', (id: string) => remake(id, []), { isGone: true }],
  [
    'no longer counted',
    (id: string) => testing.shop.db.delete(inventory).where(eq(inventory.productId, id)),
    { isGone: false },
  ],
])('what is %s stays in sight, without stock and out of the totals', async (_what, happen, product) => {
  await sellWithPrices()
  const gone = await input({ variants: inTwoFinishes, stock: { oak: 9 } })
  await add(leilani, gone, 3, { finish: 'oak' })
  await add(leilani, await input({ priceCents: 600_00 }), 1)
  await happen(gone)
  await testing.shop.cache.apply(tags.products([gone]))
  const cart = await cartOf(leilani)
  expect(cart.items).toMatchObject([
    { product, quantity: 3, stock: 0 },
    { product: { isGone: false }, stock: 10 },
  ])
  expect(cart).toMatchObject({ totalItems: 1, itemsPrice: 600, totalPrice: 660 })
})

test('of what became scarce, the rest is counted', async () => {
  await sellWithPrices()
  const scarce = await input({ stock: 5 })
  await add(leilani, scarce, 5)
  await setStock(scarce, 2)
  await testing.shop.cache.apply(tags.products([scarce]))
  const cart = await cartOf(leilani)
  expect(cart.items).toMatchObject([{ quantity: 2, stock: 2 }])
  expect(cart).toMatchObject({ totalItems: 2, itemsPrice: 200 })
})

test('a product that is deleted leaves the cart', async () => {
  const deleted = await input()
  await add(leilani, deleted)
  await testing.shop.db.delete(products).where(eq(products.id, deleted))
  expect(await cartOf(leilani)).toMatchObject({ items: [], totalItems: 0 })
})

function remake(id: string, variants: typeof inTwoFinishes) {
  return testing.shop.db.update(products).set({ variants }).where(eq(products.id, id))
}
