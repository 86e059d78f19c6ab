import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { stocktakeLines, stocktakes } from '#server/db/schema/stocktakes.ts'
import { products } from '#server/db/schema/products.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { noa, type Person } from '#tests/support/people.ts'
import { seedBuyers } from '#tests/support/seed/buyers.ts'
import { type OrderForm, shippingAddress } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'

const RUNS = 10

await describeRaces('P22: a stocktake during orders loses no unit', (shop) => {
  let buyers: Person[] = []
  const studio = () => shop.as(noa)

  beforeEach(async () => {
    await shop.set('general', { quoteMode: false })
    buyers = await seedBuyers(shop.shop, 20)
  })

  async function start(): Promise<string> {
    // Those of earlier rounds make room.
    await shop.shop.db.delete(stocktakes)
    const { stocktake } = await studio().call('POST /api/stocktakes', { body: { name: 'Warehouse' } })
    return stocktake._id
  }
  async function seedCounted(stock: number) {
    const id = await seedProduct(shop.shop.db, { priceCents: 600_00, stock })
    const [product] = await shop.shop.db.select().from(products).where(eq(products.id, id))
    return { id, productCode: product?.productCode ?? '' }
  }
  const enter = (id: string, counts: object[]) =>
    studio().call('PUT /api/stocktakes/:id', { params: { id }, body: { counts: counts as never } })
  const apply = (id: string) => () => studio().call('POST /api/stocktakes/:id/apply', { params: { id } })
  const buy = (orderItems: OrderForm['orderItems']) => (buyer: Person) => () =>
    shop.as(buyer).call('POST /api/orders', { body: { orderItems, shippingAddress } })

  /** Units at hand, and what the history of a product adds up to from its first stock. */
  async function unitsOf(id: string, first: number) {
    const { db } = shop.shop
    const [left] = await db.select().from(inventory).where(eq(inventory.productId, id))
    const moves = await db
      .select()
      .from(stockHistory)
      .where(eq(stockHistory.productId, id))
      .orderBy(asc(stockHistory.id))
    const ofStocktake = moves.filter(({ cause }) => cause === 'stocktake').length
    return {
      left: left?.quantity,
      written: moves.reduce((sum, { change }) => sum + change, first),
      ofStocktake,
    }
  }

  test('20 buyers order two pieces in either order while the count is applied twice at once', () =>
    inRuns('P22', RUNS, '20 orders × 2 pieces during a stocktake applied twice: counted − sold', async () => {
      const [one, other] = [await seedCounted(50), await seedCounted(50)]
      const id = await start()
      await enter(id, [
        { productCode: one.productCode, counted: 40 },
        { productCode: other.productCode, counted: 63 },
      ])
      const items = [one, other].map((product) => ({ product: product.id, quantity: 1 }))
      const acts: (() => Promise<unknown>)[] = buyers.map((buyer, place) =>
        buy(place % 2 ? items : items.toReversed())(buyer),
      )
      acts.splice(7, 0, apply(id), apply(id))
      const { done, refused } = await atOnce(acts)
      expect([done.length, refused]).toEqual([21, ['stocktake_applied']])
      expect(await unitsOf(one.id, 50)).toEqual({ left: 20, written: 20, ofStocktake: 1 })
      expect(await unitsOf(other.id, 50)).toEqual({ left: 43, written: 43, ofStocktake: 1 })
      const applied = eq(auditLog.objectId, id)
      // One says that it was started, one that it was applied.
      expect(await shop.shop.db.$count(auditLog, applied)).toBe(2)
    }))

  test('counted, ordered and counted again at once: what was sold is sold once', () =>
    inRuns('P22', RUNS, '20 orders while two people count one piece: counted − sold', async () => {
      const { id: product, productCode } = await seedCounted(50)
      const id = await start()
      const counted = () => enter(id, [{ productCode, counted: 45 }])
      const acts: (() => Promise<unknown>)[] = buyers.map(buy([{ product, quantity: 1 }]))
      acts.splice(5, 0, counted)
      acts.splice(15, 0, counted)
      const { refused } = await atOnce(acts)
      expect(refused).toEqual([])
      await apply(id)()
      // What the orders hold stands in the stores and is among the 45.
      expect(await unitsOf(product, 50)).toEqual({ left: 25, written: 25, ofStocktake: 1 })
    }))

  test('20 scans of one piece by two people at once are 20 pieces', () =>
    inRuns('P22', RUNS, '20 scans of one piece at once: 20 counted', async () => {
      const { productCode } = await seedCounted(5)
      const id = await start()
      const { done } = await atOnce(
        times(20, productCode).map((code) => () => enter(id, [{ productCode: code, add: 1 }])),
      )
      expect(done).toHaveLength(20)
      const lines = await shop.shop.db.select().from(stocktakeLines).where(eq(stocktakeLines.stocktakeId, id))
      expect(lines.map(({ counted }) => counted)).toEqual([20])
    }))

  test('a piece deleted and its stocktake applied at once: either is refused or comes first, nothing breaks', () =>
    inRuns('P22', RUNS, 'a piece deleted while its stocktake is applied: no deadlock', async () => {
      const pieces = [await seedCounted(5), await seedCounted(5)]
      const id = await start()
      await enter(
        id,
        pieces.map(({ productCode }) => ({ productCode, counted: 6 })),
      )
      const remove = pieces.map(
        (piece) => () => studio().call('DELETE /api/products/:id', { params: { id: piece.id } }),
      )
      const { refused } = await atOnce<unknown>([...remove, apply(id)])
      expect([[], ['stocktake_conflict']]).toContainEqual(refused)
    }))

  test('eight are started at once where five have room', () =>
    inRuns('P22', RUNS, '8 stocktakes started at once: 5 open', async () => {
      await shop.shop.db.delete(stocktakes)
      const begin = () => studio().call('POST /api/stocktakes', { body: { name: 'Warehouse' } })
      const { done, refused } = await atOnce(Array.from({ length: 8 }, () => begin))
      expect([done.length, refused]).toEqual([5, times(3, 'too_many_stocktakes')])
    }))
})
