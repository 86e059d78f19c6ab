import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { seedProduct, type SeededProduct } from '#tests/support/seed/product.ts'
import { kai, leilani, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

const input = (product?: SeededProduct) => seedProduct(testing.shop.db, product)
const lines = () => testing.shop.db.select().from(cartItems)
const setStock = (productId: string, quantity: number) =>
  testing.shop.db.update(inventory).set({ quantity }).where(eq(inventory.productId, productId))
const archive = (productId: string) =>
  testing.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, productId))

async function add(person: Person, productId: string, quantity?: number) {
  const { cart } = await testing.as(person).call('POST /api/cart/add', { body: { productId, quantity } })
  return cart
}

let productId = ''
let itemId = ''

beforeEach(async () => {
  productId = await input({ stock: 6 })
  const { items } = await add(leilani, productId, 2)
  itemId = items[0]?._id ?? ''
})

const update = (person: Person, quantity: number, id = itemId) =>
  testing.as(person).call('PUT /api/cart/update/:itemId', { params: { itemId: id }, body: { quantity } })
const remove = (person: Person, id = itemId) =>
  testing.as(person).call('DELETE /api/cart/remove/:itemId', { params: { itemId: id } })

test.each([
  [5, 5],
  [1, 1],
  [6, 6],
  [7, 6],
])('to %i leaves %i of the six there are', async (requested, quantity) => {
  const { cart } = await update(leilani, requested)
  expect(cart.items).toMatchObject([{ _id: itemId, quantity }])
})

test.each([
  ['the last one went', () => setStock(productId, 0)],
  ['the product was archived', () => archive(productId)],
])('is refused when %s', async (_what, happen) => {
  await happen()
  await expect(update(leilani, 1)).rejects.toMatchObject({ status: 409, code: 'out_of_stock' })
  expect(await lines()).toMatchObject([{ quantity: 2 }])
})

test.each([
  ['update', (person: Person, id: string) => update(person, 5, id)],
  ['remove', remove],
])("%s answers someone else's line exactly as none", async (_what, act) => {
  const before = await lines()
  const foreign = await refusalOf(act(kai, itemId))
  const unknown = await refusalOf(act(kai, '00000000-0000-4000-8000-000000000000'))
  expect(foreign).toMatchObject({
    code: 'cart_item_not_found',
    message: 'This item is no longer in your cart',
  })
  expect(foreign).toEqual(unknown)
  expect(await lines()).toEqual(before)
})

test('a malformed id answers 404', async () => {
  await expect(update(leilani, 5, '1')).rejects.toMatchObject({ status: 404 })
  await expect(remove(leilani, '..%2f')).rejects.toMatchObject({ status: 404 })
})

test('removing takes out that line, once', async () => {
  const other = await input()
  await add(leilani, other)
  const { cart } = await remove(leilani)
  expect(cart.items.map(({ product }) => product._id)).toEqual([other])
  await expect(remove(leilani)).rejects.toMatchObject({ status: 404, code: 'cart_item_not_found' })
})

test('clearing empties that cart and no other', async () => {
  await add(kai, productId)
  const { cart } = await testing.as(leilani).call('DELETE /api/cart/clear')
  expect(cart).toMatchObject({ items: [], totalItems: 0 })
  expect(await lines()).toMatchObject([{ userId: kai.id }])
})

async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  const [outcome] = await Promise.allSettled([call])
  return outcome?.status === 'rejected' ? (outcome.reason as { body: unknown }).body : undefined
}
