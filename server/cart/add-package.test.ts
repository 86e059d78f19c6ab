import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { packages } from '#server/db/schema/packages.ts'
import { products } from '#server/db/schema/products.ts'
import { seedFullCart } from '#tests/support/seed/full-cart.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
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

const lines = () => testing.shop.db.select().from(cartItems)
const setStock = (quantity: number) =>
  testing.shop.db.update(inventory).set({ quantity }).where(eq(inventory.productId, chair))
const archivePackage = () => testing.shop.db.update(packages).set({ isArchived: true })

async function add(person: Person, quantity?: number, packageId = 'minimalist') {
  return (await testing.as(person).call('POST /api/cart/add', { body: { packageId, quantity } })).cart
}

const update = (person: Person, itemId: string, quantity: number) =>
  testing.as(person).call('PUT /api/cart/update/:itemId', { params: { itemId }, body: { quantity } })
const remove = (person: Person, itemId: string) =>
  testing.as(person).call('DELETE /api/cart/remove/:itemId', { params: { itemId } })

test.each([true, false])(
  'a package stands in the cart at its price, in quote mode: %s',
  async (quoteMode) => {
    await testing.set('general', { quoteMode })
    expect((await add(leilani, 2)).items).toEqual([
      {
        _id: expect.any(String),
        product: {
          _id: 'minimalist',
          name: 'Minimalist package',
          image: '/pictures/room-480.webp',
          picture: { base: '/pictures/room', width: 1600, height: 1066, widths: [480, 1600], alt: 'A room' },
          category: '',
          isGone: false,
        },
        packageId: 'minimalist',
        leadWeeks: null,
        pieces: 3,
        quantity: 2,
        stock: 4,
        variants: {},
        labels: {},
        price: 1999,
      },
    ])
  },
)

test('the same again raises the quantity of its line, as far as there are sets', async () => {
  await add(leilani, 1)
  expect((await add(leilani, 2)).items).toMatchObject([{ quantity: 3 }])
  expect((await add(leilani, 2)).items).toMatchObject([{ quantity: 4 }])
  expect(await add(kai, 9)).toMatchObject({ totalItems: 4, items: [{ quantity: 4 }] })
  expect(await lines()).toHaveLength(2)
})

test('one line holds 999 sets at most', async () => {
  await setStock(9_000)
  await add(leilani, 999)
  expect((await add(leilani, 999)).items).toMatchObject([{ quantity: 999, stock: 4_500 }])
})

test.each([
  ['one piece is short of a set', () => setStock(1)],
  ['a piece was archived', () => archive(chair)],
])('none is left to add when %s', async (_what, happen) => {
  await happen()
  await expect(add(leilani)).rejects.toMatchObject({
    status: 409,
    code: 'out_of_stock',
    fields: { quantity: 'Out of stock' },
    body: { available: { quantity: 0 } },
  })
  expect(await lines()).toEqual([])
})

test('is refused for a package that is unknown or archived, in the same words', async () => {
  await archivePackage()
  for (const packageId of ['minimalist', 'nowhere']) {
    await expect(add(leilani, 1, packageId)).rejects.toMatchObject({
      status: 404,
      code: 'package_not_found',
      message: 'Package not found',
    })
  }
  expect(await lines()).toEqual([])
})

test.each([
  ['neither', {}],
  ['both', { packageId: 'minimalist', productId: '00000000-0000-4000-8000-000000000000' }],
])('is refused when a product and a package are named: %s', async (_what, body) => {
  await expect(testing.as(leilani).call('POST /api/cart/add', { body })).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
  expect(await lines()).toEqual([])
})

test('is refused to an admin and to visitors', async () => {
  await expect(add(noa)).rejects.toMatchObject({ status: 403, code: 'admins_cannot_buy' })
  await expect(add(nobody)).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  expect(await lines()).toEqual([])
})

test.each([
  [3, 3],
  [1, 1],
  [5, 4],
])('its quantity set to %i becomes %i of the four sets there are', async (requested, quantity) => {
  const [line] = (await add(leilani, 2)).items
  const { cart } = await update(leilani, line?._id ?? '', requested)
  expect(cart.items).toMatchObject([{ quantity }])
  expect(await lines()).toMatchObject([{ quantity }])
})

test.each([
  ['its last piece went', () => setStock(0)],
  ['it was archived', archivePackage],
])('its quantity cannot be set when %s', async (_what, happen) => {
  const [line] = (await add(leilani, 2)).items
  await happen()
  await expect(update(leilani, line?._id ?? '', 1)).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await lines()).toMatchObject([{ quantity: 2 }])
})

test("someone else's line cannot be changed or removed; one's own can", async () => {
  const [line] = (await add(leilani, 2)).items
  const id = line?._id ?? ''
  await expect(update(kai, id, 1)).rejects.toMatchObject({ status: 404, code: 'cart_item_not_found' })
  await expect(remove(kai, id)).rejects.toMatchObject({ status: 404, code: 'cart_item_not_found' })
  expect(await lines()).toMatchObject([{ quantity: 2 }])
  expect((await remove(leilani, id)).cart.items).toEqual([])
  await add(leilani)
  expect((await testing.as(leilani).call('DELETE /api/cart/clear')).cart.items).toEqual([])
})

function archive(id: string) {
  return testing.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, id))
}

test('a cart with as many lines as it holds takes no package more, but more of one that is in it', async () => {
  await seedFullCart(testing.shop.db, leilani)
  const before = await lines()
  await expect(add(leilani)).rejects.toMatchObject({
    status: 409,
    message: 'A cart holds at most 100 different pieces. Take one out first.',
  })
  expect(await lines()).toEqual(before)
  await remove(leilani, before[0]?.id ?? '')
  await add(leilani)
  expect((await add(leilani)).items.find(({ packageId }) => packageId)?.quantity).toBe(2)
})
