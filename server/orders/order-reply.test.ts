import { expect, test } from 'vitest'
import { productPictures } from '#server/db/schema/products.ts'
import { leilani } from '#tests/support/people.ts'
import { seedDelivered } from '#tests/support/seed/delivered.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

test.each([
  ['delivered', '/pictures/0123456789abcdef-320.webp'],
  ['shipped', undefined],
] as const)('of a %s order, a piece of a package has the picture %s', async (status, image) => {
  const { db } = testing.shop
  const productId = await seedProduct(db)
  const picture = { key: 'pictures/0123456789abcdef', width: 640, height: 640, widths: [320, 640] }
  await db.insert(productPictures).values({ ...picture, productId, position: 0 })
  const id = await seedDelivered(testing.shop, { to: leilani, product: productId, status, inPackage: true })
  const { order } = await testing.as(leilani).call('GET /api/orders/:id', { params: { id } })
  expect(order.orderItems[0]?.pieces.map((piece) => piece.image)).toEqual([undefined, image])
})
