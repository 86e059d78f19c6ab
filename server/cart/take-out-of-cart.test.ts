import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { kai, leilani, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

async function cartLinesOf(person: Person) {
  const rows = await testing.shop.db.select().from(cartItems).where(eq(cartItems.userId, person.id))
  return rows.map(({ productId, variantKey }) => ({ productId, variantKey }))
}

async function seedCarts() {
  const productId = await seedProduct(testing.shop.db, {
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
  const productId = await seedCarts()
  const body = orderForm('', 1, {
    orderItems: [{ product: productId, quantity: 1, variants: { finish: 'oak' } }],
  })
  await testing.as(leilani).call('POST /api/orders', { body })
  expect(await cartLinesOf(leilani)).toEqual([{ productId, variantKey: 'ash' }])
  expect(await cartLinesOf(kai)).toHaveLength(2)
})

test('an order of something else takes none', async () => {
  await seedCarts()
  const body = orderForm(await seedProduct(testing.shop.db))
  await testing.as(leilani).call('POST /api/orders', { body })
  expect(await cartLinesOf(leilani)).toHaveLength(2)
})
