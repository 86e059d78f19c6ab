import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { tags } from '#server/tags.ts'
import { seedPackage, type SeededPackage } from '#tests/support/seed/package.ts'
import { seedProduct, inTwoFinishes, type SeededProduct } from '#tests/support/seed/product.ts'
import { nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const input = (product?: SeededProduct) => seedProduct(shop.shop.db, product)
const inShop = (found: SeededPackage) => seedPackage(shop.shop.db, found)
const listed = async () => (await shop.as(nobody).call('GET /api/packages')).packages
const one = async (id: string) =>
  (await shop.as(nobody).call('GET /api/packages/:id', { params: { id } })).package
const stockOf = async (id = 'minimalist') => (await one(id)).stock

test('as many sets are there as the scarcest piece gives, all rooms together', async () => {
  const [chair, table] = [await input({ stock: 11 }), await input({ stock: 9 })]
  await inShop({
    items: [
      { room: 'Dining area', product: chair, quantity: 4 },
      { room: 'Dining area', product: table },
      { room: 'Bedroom', product: chair },
    ],
  })
  expect(await stockOf()).toBe(2)
  expect(await listed()).toMatchObject([{ stock: 2 }])
})

test('each finish is counted on its own', async () => {
  const chair = await input({ variants: inTwoFinishes, stock: { ash: 50, oak: 3 } })
  await inShop({ items: [{ product: chair, finish: 'oak' }] })
  expect(await stockOf()).toBe(3)
})

test('without a piece of the catalogue it can be had as often as one line may hold', async () => {
  await inShop({ items: [{ name: 'Floor lamp' }] })
  expect(await stockOf()).toBe(999)
})

test.each([
  ['is sold out', sellOut],
  ['was archived', archive],
  ['is no longer made in that finish', remake],
  ['is no longer counted', uncount],
])('none is there when a piece %s', async (_what, happen) => {
  const [gone, stored] = [await input({ variants: inTwoFinishes, stock: { oak: 9 } }), await input()]
  await inShop({ items: [{ product: stored }, { product: gone, finish: 'oak' }] })
  expect(await stockOf()).toBe(9)
  await happen(gone)
  await shop.shop.cache.apply(tags.products([gone]))
  expect(await stockOf()).toBe(0)
})

function sellOut(id: string) {
  return shop.shop.db.update(inventory).set({ quantity: 0 }).where(eq(inventory.productId, id))
}

function archive(id: string) {
  return shop.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, id))
}

function remake(id: string) {
  return shop.shop.db.update(products).set({ variants: [] }).where(eq(products.id, id))
}

function uncount(id: string) {
  return shop.shop.db.delete(inventory).where(eq(inventory.productId, id))
}
