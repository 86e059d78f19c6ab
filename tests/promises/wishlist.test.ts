import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { wishlistItems } from '#server/db/schema/wishlist.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { shareOf } from '#tests/support/promise-line.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { leilani } from '#tests/support/people.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const RUNS = shareOf(20)

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('a wishlist under many hands', () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())
  const testing = testShop(() => migratedPostgres(postgres.url))
  staysSound(testing)

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
