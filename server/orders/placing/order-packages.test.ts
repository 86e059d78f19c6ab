import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import { packageItems, packages } from '#server/db/schema/packages.ts'
import { products } from '#server/db/schema/products.ts'
import { orderedSets } from '#tests/support/seed/ordered-sets.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { stockIn } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const { input, set, place, refused, setStatus } = orderedSets(shop)
const orderAs = async (person: typeof noa, id: string) =>
  (await shop.as(person).call('GET /api/orders/:id', { params: { id } })).order

test('a package is one line at its own price, with all that one set holds', async () => {
  const order = await place(set(2))
  expect(order).toMatchObject({ itemsPrice: 3998, shippingPrice: 0, taxPrice: 399.8, totalPrice: 4397.8 })
  expect(order.itemCount).toBe(2)
  expect(order.orderItems).toEqual([
    {
      _id: expect.any(String),
      product: null,
      packageId: 'minimalist',
      leadWeeks: null,
      pieces: [
        {
          room: 'Living room',
          product: input.sofa,
          name: 'Sofa',
          quantity: 1,
          variants: { Finish: 'Smoked oak' },
        },
        { room: 'Living room', product: input.chair, name: 'Reed chair', quantity: 1, variants: {} },
        { room: 'Living room', product: null, name: 'Floor lamp', quantity: 1, variants: {} },
        { room: 'Dining area', product: input.chair, name: 'Reed chair', quantity: 3, variants: {} },
      ],
      name: 'Minimalist package',
      image: '/pictures/room-480.webp',
      quantity: 2,
      price: 1999,
      variants: {},
    },
  ])
  expect((await orderAs(noa, order._id)).orderItems).toMatchObject([{ listPrice: 1999 }])
})

test('refuses a package that is archived or was never there', async () => {
  expect(await refused({ packageId: 'nowhere', quantity: 1 })).toMatchObject({
    status: 404,
    code: 'package_not_found',
  })
  await shop.shop.db.update(packages).set({ isArchived: true })
  expect(await refused(set())).toMatchObject({ status: 404, code: 'package_not_found' })
})

test('sums two lines of the same package into one item', async () => {
  const order = await place(set(1), set(1))
  expect(order.orderItems).toMatchObject([{ packageId: 'minimalist', quantity: 2 }])
  expect(await stockIn(shop.shop.db)).toEqual({ oak: 3, default: 3 })
})

test('beside a product, shipping follows the usual rule on the sum of all', async () => {
  await shop.set('shipping', { enableFreeShipping: false })
  expect(await place(set())).toMatchObject({ shippingPrice: 0, totalPrice: 2198.9 })
  expect(await place(set(), { product: input.chair, quantity: 1 })).toMatchObject({
    itemsPrice: 2399,
    shippingPrice: 10,
  })
})

test('takes the package out of the cart and leaves the rest', async () => {
  for (const body of [{ packageId: 'minimalist' }, { productId: input.chair }]) {
    await shop.as(leilani).call('POST /api/cart/add', { body })
  }
  await place(set())
  expect(await shop.shop.db.select().from(cartItems)).toMatchObject([
    { productId: input.chair, packageId: null },
  ])
  await shop.as(leilani).call('POST /api/cart/add', { body: { packageId: 'minimalist' } })
  await place({ product: input.chair, quantity: 2 })
  expect(await shop.shop.db.select().from(cartItems)).toMatchObject([{ packageId: 'minimalist' }])
})

test('stays as it was when the package changes later, and gives back what it took', async () => {
  const { db } = shop.shop
  const order = await place(set())
  await db.update(packages).set({ name: 'Another', priceCents: 9_999_00, isArchived: true })
  await db.update(packageItems).set({ quantity: 7 }).where(eq(packageItems.position, 3))
  await db.delete(packageItems).where(eq(packageItems.position, 0))
  await changeProduct(input.sofa, { name: 'Another sofa' })
  const again = await orderAs(leilani, order._id)
  expect([again.orderItems, again.totalPrice]).toEqual([order.orderItems, order.totalPrice])
  await setStatus(order._id, 'cancelled')
  expect(await stockIn(db)).toEqual({ oak: 5, default: 11 })
})

test('keeps what it cost, where the cost of every piece is known', async () => {
  const { db } = shop.shop
  await seedPackage(db, {
    id: 'modern',
    items: [
      { product: input.sofa, finish: 'oak' },
      { product: input.chair, quantity: 2 },
    ],
  })
  await place({ packageId: 'modern', quantity: 1 }, set())
  const stored = await db.select().from(orderItems).orderBy(orderItems.position)
  expect(stored).toMatchObject([
    {
      packageId: 'modern',
      productId: null,
      costCents: 450_00,
      listPriceCents: 1_999_00,
      unitPriceCents: 1_999_00,
    },
    { packageId: 'minimalist', costCents: null },
  ])
})

function changeProduct(id: string, change: Partial<typeof products.$inferInsert>) {
  return shop.shop.db.update(products).set(change).where(eq(products.id, id))
}
