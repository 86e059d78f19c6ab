import { expect, test } from 'vitest'
import { nobody } from '#tests/support/people.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const PICTURE = { key: 'pictures/0123456789abcdef', width: 480, height: 320, widths: [480], alt: 'A room' }
const shown = async () => (await shop.as(nobody).call('GET /api/packages')).packages[0]?.pictures[0]

test('a picture of a package leads to those of its pieces that have a page', async () => {
  const { db } = shop.shop
  const [chair, other] = [await seedProduct(db, { name: 'Reed chair' }), await seedProduct(db)]
  const spots = [
    { productId: chair, x: 0.25, y: 0.5 },
    { productId: other, x: 0.75, y: 0.5 },
  ]
  await seedPackage(db, { pictures: [{ ...PICTURE, spots }], items: [{ product: chair }] })
  expect((await shown())?.spots).toMatchObject([{ product: chair, name: 'Reed chair', x: 0.25, y: 0.5 }])
})

test('a picture without them says nothing of it', async () => {
  await seedPackage(shop.shop.db, {
    pictures: [PICTURE],
    items: [{ product: await seedProduct(shop.shop.db) }],
  })
  expect(await shown()).not.toHaveProperty('spots')
})
