import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Variant } from '#domain/products/variant-key.ts'
import { products } from '#server/db/schema/products.ts'
import { wishlistItems } from '#server/db/schema/wishlist.ts'
import { MAX_ENTRIES } from '#server/wishlist/keep-product.ts'
import { stockAlerts } from '#server/db/schema/inventory.ts'
import { atOnce, times } from '#tests/support/at-once.ts'
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

  test('of 20 who keep another product at once as many succeed as there is room', async () => {
    const { db } = testing.shop
    const ids: string[] = []
    while (ids.length < MAX_ENTRIES + 15) ids.push(await seedProduct(db))
    const entries = ids.slice(20).map((productId) => ({ userId: leilani.id, productId }))
    await db.insert(wishlistItems).values(entries)
    const keep = (productId: string) => () =>
      testing.as(leilani).call('POST /api/wishlist/add', { body: { productId } })
    expect((await atOnce(ids.slice(0, 20).map(keep))).refused).toEqual(times(15, 'illegal_state'))
    expect(await db.$count(wishlistItems)).toBe(MAX_ENTRIES)
  })

  test('so it is with finishes that somebody waits for', async () => {
    const { db } = testing.shop
    const keys = Array.from({ length: 65 }, (_, at) => `finish-${at}`)
    const stock = Object.fromEntries(keys.map((key) => [key, 0]))
    const id = await seedProduct(db, { variants: inFinishes(keys), stock })
    await db
      .insert(stockAlerts)
      .values(keys.slice(20).map((variantKey) => ({ productId: id, variantKey, userId: leilani.id })))
    const wait = (variantKey: string) => () =>
      testing.as(leilani).call('POST /api/products/:id/tell-me', { params: { id }, body: { variantKey } })
    expect((await atOnce(keys.slice(0, 20).map(wait))).refused).toEqual(times(15, 'too_many_alerts'))
    expect(await db.$count(stockAlerts)).toBe(50)
  })
})

const inFinishes = (keys: string[]): Variant[] => [
  { name: 'Finish', options: keys.map((id) => ({ id, name: id, priceDifference: 0, default: false })) },
]
