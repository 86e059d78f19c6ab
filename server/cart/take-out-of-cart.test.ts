import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { givenProduct, inTwoFinishes } from '#tests/support/given-product.ts'
import { kai, leilani, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { takeOutOfCart } from './queries.ts'

const testing = testShop()

async function cartLinesOf(person: Person) {
  const rows = await testing.shop.db.select().from(cartItems).where(eq(cartItems.userId, person.id))
  return rows.map(({ productId, variantKey }) => ({ productId, variantKey }))
}

async function givenCarts() {
  const productId = await givenProduct(testing.shop.db, {
    variants: inTwoFinishes,
    stock: { ash: 5, oak: 5 },
  })
  for (const person of [leilani, kai]) {
    for (const finish of ['ash', 'oak']) {
      await testing.as(person).call('POST /api/cart/add', { body: { productId, variants: { finish } } })
    }
  }
  return productId
}

test('an order takes exactly its lines out of the cart of its customer', async () => {
  const productId = await givenCarts()
  const unheard = { productId: '00000000-0000-4000-8000-000000000000', packageId: null, variantKey: 'oak' }
  await takeOutOfCart(testing.shop.db, leilani.id, [
    { productId, packageId: null, variantKey: 'oak' },
    unheard,
  ])
  expect(await cartLinesOf(leilani)).toEqual([{ productId, variantKey: 'ash' }])
  expect(await cartLinesOf(kai)).toHaveLength(2)
})

test('an order without lines takes none', async () => {
  await givenCarts()
  await takeOutOfCart(testing.shop.db, leilani.id, [])
  expect(await cartLinesOf(leilani)).toHaveLength(2)
})
