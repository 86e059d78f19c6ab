import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { wishlistItems } from '#server/db/schema/wishlist.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { shareOf } from '#tests/support/promise-line.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = shareOf(20)

await describeRaces('a wishlist under many hands', (testing) => {
  const twentyAdds = (productId: string): (() => Promise<unknown>)[] =>
    Array.from(
      { length: 20 },
      () => () => testing.as(leilani).call('POST /api/wishlist/add', { body: { productId } }),
    )
  const stored = (productId: string) =>
    testing.shop.db.$count(wishlistItems, eq(wishlistItems.productId, productId))

  test('keeping one product 20 times at once keeps it once', async () => {
    for (let round = 0; round < RUNS; round++) {
      const productId = await seedProduct(testing.shop.db)
      expect((await atOnce(twentyAdds(productId))).refused).toEqual([])
      expect(await stored(productId)).toBe(1)
    }
  })

  test('a product that is deleted while it is being kept leaves no item and no fault', async () => {
    for (let round = 0; round < RUNS; round++) {
      const productId = await seedProduct(testing.shop.db)
      const drop = () => testing.shop.db.delete(products).where(eq(products.id, productId))
      const { refused } = await atOnce(twentyAdds(productId).toSpliced(5, 0, async () => drop()))
      expect(new Set(refused).difference(new Set(['product_not_found']))).toEqual(new Set())
      expect(await stored(productId)).toBe(0)
    }
  })
})
