import { tags } from '#server/tags.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { inventory } from '#server/db/schema/inventory.ts'
import { packages } from '#server/db/schema/packages.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani, makana, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

let chair = ''

/** Two chairs and a lamp make a set; nine chairs give four sets. */
beforeEach(async () => {
  chair = await seedProduct(testing.shop.db, { stock: 9 })
  await seedPackage(testing.shop.db, {
    pictures: [{ key: 'pictures/room', width: 1600, height: 1066, widths: [480, 1600], alt: 'A room' }],
    items: [{ product: chair, quantity: 2 }, { name: 'Floor lamp' }],
  })
})

const sellWithPrices = () => testing.set('general', { quoteMode: false })
async function setStock(quantity: number) {
  await testing.shop.db.update(inventory).set({ quantity }).where(eq(inventory.productId, chair))
  await testing.shop.cache.apply(tags.products([chair]))
}
const archivePackage = () => testing.shop.db.update(packages).set({ isArchived: true })

async function cartOf(person: Person, query?: { country?: string; pickup?: 'true' | 'false' }) {
  return (await testing.as(person).call('GET /api/cart', { query })).cart
}

async function add(person: Person, quantity?: number, packageId = 'minimalist') {
  return (await testing.as(person).call('POST /api/cart/add', { body: { packageId, quantity } })).cart
}

const addProduct = (productId: string) =>
  testing.as(leilani).call('POST /api/cart/add', { body: { productId } })

test.each([true, false])('packages alone keep their total, in quote mode: %s', async (quoteMode) => {
  await testing.set('general', { quoteMode })
  await testing.set('shipping', { enableFreeShipping: false, internationalShippingRate: 40_00 })
  await add(leilani, 2)
  expect(await cartOf(leilani)).toMatchObject({
    totalItems: 2,
    itemsPrice: 3998,
    shippingPrice: 0,
    taxPrice: 399.8,
    totalPrice: 4397.8,
    belowMinimum: null,
  })
  expect(await cartOf(leilani, { country: 'CA' })).toMatchObject({ shippingPrice: 40 })
})

test('beside a product nothing is summed while quotes are asked for, and the package keeps its price', async () => {
  await add(leilani)
  await addProduct(chair)
  const cart = await cartOf(leilani)
  expect(cart.items.map(({ price }) => price)).toEqual([1999, null])
  expect(cart).toMatchObject({
    totalItems: 2,
    itemsPrice: null,
    shippingPrice: null,
    taxPrice: null,
    totalPrice: null,
    belowMinimum: null,
  })
})

test('a mixed cart is summed by the usual rules where prices are shown', async () => {
  await sellWithPrices()
  await testing.set('shipping', { enableFreeShipping: false })
  await add(leilani)
  await addProduct(chair)
  expect(await cartOf(leilani)).toMatchObject({
    totalItems: 2,
    itemsPrice: 2099,
    shippingPrice: 10,
    taxPrice: 209.9,
    totalPrice: 2318.9,
  })
})

test('the minimum order counts packages where prices are shown, and never keeps a quote away', async () => {
  await testing.set('shipping', { minimumOrderAmount: 5_000_00 })
  expect((await add(leilani)).belowMinimum).toBeNull()
  await sellWithPrices()
  expect((await cartOf(leilani)).belowMinimum).toBe('Minimum order amount is $5,000.00')
})

test.each([
  ['archived', archivePackage, true],
  ['short of a piece', () => setStock(1), false],
])('what is %s stays in sight, without stock and out of the totals', async (_what, happen, isGone) => {
  await sellWithPrices()
  await add(leilani, 3)
  await addProduct(await seedProduct(testing.shop.db, { priceCents: 600_00 }))
  await happen()
  const cart = await cartOf(leilani)
  expect(cart.items).toMatchObject([
    { packageId: 'minimalist', product: { isGone }, quantity: 3, stock: 0 },
    { packageId: null, stock: 10 },
  ])
  expect(cart).toMatchObject({ totalItems: 1, itemsPrice: 600 })
})

test('of what became scarce, the whole sets that are left are counted', async () => {
  await add(leilani, 4)
  await setStock(5)
  expect(await cartOf(leilani)).toMatchObject({ items: [{ quantity: 2, stock: 2 }], itemsPrice: 3998 })
})

test('an empty cart has no total while quotes are asked for', async () => {
  expect(await cartOf(leilani)).toMatchObject({ items: [], totalPrice: null })
})

test('a seller buys packages like everyone', async () => {
  expect(await add(makana)).toMatchObject({ items: [{ price: 1999 }], totalPrice: 2198.9 })
})
