import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inventory, orderHolds, stockHistory } from '#server/db/schema/inventory.ts'
import { orders } from '#server/db/schema/orders.ts'
import { products } from '#server/db/schema/products.ts'
import { orderedSets } from '#tests/support/seed/ordered-sets.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { refusalOf, stockIn } from '#tests/support/books/order-books.ts'
import { leilani } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const { input, set, place, refused, setStatus } = orderedSets(shop)
const setStock = (productId: string, quantity: number) =>
  shop.shop.db.update(inventory).set({ quantity }).where(eq(inventory.productId, productId))
const moves = () =>
  shop.shop.db
    .select({ productId: stockHistory.productId, change: stockHistory.change, cause: stockHistory.cause })
    .from(stockHistory)
    .orderBy(stockHistory.id)

test('takes the units of every piece once, each with a row in the stock history', async () => {
  const { _id: orderId } = await place(set(2))
  expect(await stockIn(shop.shop.db)).toEqual({ oak: 3, default: 3 })
  const rows = await shop.shop.db.select().from(stockHistory)
  const by = { cause: 'order_placed', orderId, actorId: leilani.id }
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...by,
        productId: input.sofa,
        variantKey: 'oak',
        change: -2,
        quantityAfter: 3,
      }),
      expect.objectContaining({ ...by, productId: input.chair, change: -8, quantityAfter: 3 }),
    ]),
  )
  const { package: seen } = await shop
    .as(leilani)
    .call('GET /api/packages/:id', { params: { id: 'minimalist' } })
  expect(seen.stock).toBe(0)
})

test('cancelled it gives everything back, restored it takes it again, to the unit', async () => {
  const { _id } = await place(set(2), { product: input.chair, quantity: 2 })
  expect(await stockIn(shop.shop.db)).toEqual({ oak: 3, default: 1 })
  await setStatus(_id, 'cancelled')
  expect(await stockIn(shop.shop.db)).toEqual({ oak: 5, default: 11 })
  await setStatus(_id, 'pending')
  expect(await stockIn(shop.shop.db)).toEqual({ oak: 3, default: 1 })
  expect((await moves()).filter(({ productId }) => productId === input.chair)).toMatchObject([
    { change: -10, cause: 'order_placed' },
    { change: 10, cause: 'order_cancelled' },
    { change: -10, cause: 'order_restored' },
  ])
})

test('a cancelled order one of whose pieces is gone stays cancelled', async () => {
  const { _id } = await place(set(2))
  await setStatus(_id, 'cancelled')
  await setStock(input.chair, 7)
  const refusal = await refusalOf(shop.shop.db, () => setStatus(_id, 'pending'))
  expect(refusal).toMatchObject({
    code: 'out_of_stock',
    fields: { 'orderItems.0.quantity': 'Only 1 left' },
  })
})

test('refuses more sets than there are, naming the line and the whole sets that are left', async () => {
  const table = await seedProduct(shop.shop.db, { priceCents: 600_00 })
  expect(await refused({ product: table, quantity: 1 }, set(3))).toMatchObject({
    status: 409,
    code: 'out_of_stock',
    message: 'Only 2 left',
    fields: { 'orderItems.1.quantity': 'Only 2 left' },
    body: { available: { 'orderItems.1.quantity': 2 } },
  })
})

test('refuses a chair and a package that holds chairs when together they want too many', async () => {
  expect(await refused({ product: input.chair, quantity: 4 }, set(2))).toMatchObject({
    code: 'out_of_stock',
    body: { available: { 'orderItems.0.quantity': 11, 'orderItems.1.quantity': 2 } },
  })
  expect((await place({ product: input.chair, quantity: 3 }, set(2))).orderItems).toHaveLength(2)
  expect(await stockIn(shop.shop.db)).toEqual({ oak: 3, default: 0 })
})

test.each([
  ['sold out', (id: string) => setStock(id, 0)],
  ['archived', (id: string) => changeProduct(id, { state: 'archived' })],
  ['no longer made in that finish', (id: string) => changeProduct(id, { variants: [] })],
])('refuses a package one of whose pieces is %s', async (_what, happen) => {
  await happen(input.sofa)
  expect(await refused(set())).toMatchObject({
    code: 'out_of_stock',
    message: 'Out of stock',
    body: { available: { 'orderItems.0.quantity': 0 } },
  })
})

test('a package without pieces of the catalogue moves no stock', async () => {
  await seedPackage(shop.shop.db, { id: 'decor', items: [{ name: 'Floor lamp', quantity: 2 }] })
  const { _id } = await place({ packageId: 'decor', quantity: 3 })
  await setStatus(_id, 'cancelled')
  await setStatus(_id, 'pending')
  expect(await moves()).toEqual([])
  expect(await shop.shop.db.select().from(orderHolds)).toEqual([])
  expect(await shop.shop.db.select().from(orders)).toMatchObject([{ holdsStock: true }])
})

function changeProduct(id: string, change: Partial<typeof products.$inferInsert>) {
  return shop.shop.db.update(products).set(change).where(eq(products.id, id))
}
