import { inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { seedBuyers } from '#tests/support/seed/buyers.ts'
import { seedProduct, inEightWeeks, inTwoFinishes } from '#tests/support/seed/product.ts'
import { type OrderForm, shippingAddress } from '#tests/support/seed/order.ts'
import type { Person } from '#tests/support/people.ts'
import { limitOf } from '#tests/support/promise-line.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = 20
const BUYERS = 200
const MAX_BURST_MS = limitOf(10_000)

await describeRaces('P1: never sell a unit twice', (shop) => {
  let buyers: Person[] = []

  beforeEach(async () => {
    await shop.set('general', { quoteMode: false })
    buyers = await seedBuyers(shop.shop, BUYERS)
  })

  const input = (stock: number | Record<string, number>) =>
    seedProduct(shop.shop.db, {
      priceCents: 600_00,
      stock,
      variants: typeof stock === 'number' ? [] : inTwoFinishes,
    })

  /** Everyone submits at the same moment; the whole burst is over in time, with nothing but 2xx and 409. */
  async function burst(people: Person[], itemsOf: (place: number) => OrderForm['orderItems']) {
    const start = performance.now()
    const result = await atOnce(
      people.map(
        (buyer, place) => () =>
          shop.as(buyer).call('POST /api/orders', { body: { orderItems: itemsOf(place), shippingAddress } }),
      ),
    )
    expect(performance.now() - start).toBeLessThan(MAX_BURST_MS)
    return result
  }

  /** Units left, units on orders, and units that the stock history says were sold. */
  async function unitsOf(products: string[]) {
    const { db } = shop.shop
    const left = await db.select().from(inventory).where(inArray(inventory.productId, products))
    const [sold] = await db
      .select({ units: sql<number>`coalesce(sum(quantity), 0)` })
      .from(orderItems)
      .where(inArray(orderItems.productId, products))
    const [written] = await db
      .select({ units: sql<number>`coalesce(-sum(change), 0)` })
      .from(stockHistory)
      .where(inArray(stockHistory.productId, products))
    return { left: left.map(({ quantity }) => quantity), sold: sold?.units, written: written?.units }
  }

  test('200 buyers, 20 units', () =>
    inRuns('P1', RUNS, '200 buyers, 20 units: 20 orders, 180 × 409, stock 0', async () => {
      const product = await input(20)
      const { done, refused } = await burst(buyers, () => [{ product, quantity: 1 }])
      expect(done).toHaveLength(20)
      expect(refused).toEqual(times(180, 'out_of_stock'))
      expect(await unitsOf([product])).toEqual({ left: [0], sold: 20, written: 20 })
    }))

  test('quantities of 1 to 3', () =>
    inRuns('P1', RUNS, '200 buyers of 1 to 3, 20 units: 20 units sold, stock 0', async () => {
      const product = await input(20)
      const { refused } = await burst(buyers, (place) => [{ product, quantity: 1 + (place % 3) }])
      expect(new Set(refused)).toEqual(new Set(['out_of_stock']))
      expect(await unitsOf([product])).toEqual({ left: [0], sold: 20, written: 20 })
    }))

  test('two products, half of the carts in the opposite order', () =>
    inRuns('P1', RUNS, '60 buyers of two products in either order: 20 orders, no deadlock', async () => {
      const [one, other] = [await input(20), await input(20)]
      const { done, refused } = await burst(buyers.slice(0, 60), (place) => {
        const items = [
          { product: one, quantity: 1 },
          { product: other, quantity: 1 },
        ]
        return place % 2 ? items : items.toReversed()
      })
      expect(done).toHaveLength(20)
      expect(refused).toEqual(times(40, 'out_of_stock'))
      expect(await unitsOf([one, other])).toEqual({ left: [0, 0], sold: 40, written: 40 })
    }))

  test('40 buyers of what is made to order at the same moment', () =>
    inRuns('P1', RUNS, '40 buyers of what is made to order: 40 orders, no unit moved', async () => {
      const product = await seedProduct(shop.shop.db, {
        priceCents: 600_00,
        stock: 3,
        availability: { default: inEightWeeks },
      })
      const { done, refused } = await burst(buyers.slice(0, 40), () => [{ product, quantity: 2 }])
      expect([done.length, refused]).toEqual([40, []])
      expect(await unitsOf([product])).toEqual({ left: [3], sold: 80, written: 0 })
    }))

  test('two lines of the same variant in one cart', () =>
    inRuns('P1', RUNS, '40 buyers with two lines of one variant, 21 units: 10 orders, 1 left', async () => {
      const product = await input({ oak: 21 })
      const line = { product, quantity: 1, variants: { finish: 'oak' } }
      const { done, refused } = await burst(buyers.slice(0, 40), () => [line, line])
      expect(done).toHaveLength(10)
      expect(refused).toEqual(times(30, 'out_of_stock'))
      expect(await unitsOf([product])).toEqual({ left: [1], sold: 20, written: 20 })
    }))
})
