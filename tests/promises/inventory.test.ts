import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { categories } from '#server/db/schema/categories.ts'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { seedBuyers } from '#tests/support/seed/buyers.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedManaged, savedForm } from '#tests/support/seed/managed.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { noa, type Person } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { type TestAsk } from '#tests/support/test-shop.ts'

await describeRaces('P22: stock edits do not undo sales', (shop) => {
  let buyers: Person[] = []

  beforeEach(async () => {
    await shop.set('general', { quoteMode: false })
    buyers = await seedBuyers(shop.shop, 50)
    await seedCategories(shop.shop.db, 'chair')
  })

  const input = (stock: number) => seedProduct(shop.shop.db, { priceCents: 600_00, stock })
  const change = (id: string, body: { change?: number; stock?: number; seen?: number }) =>
    shop.as(noa).call('PATCH /api/products/:id/stock', { params: { id }, body })

  /** Units at hand, what the history adds up to, and how many rows it and the audit log have. */
  async function booksOf(productId: string) {
    const { db } = shop.shop
    const [left] = await db.select().from(inventory).where(eq(inventory.productId, productId))
    const history = await db
      .select()
      .from(stockHistory)
      .where(eq(stockHistory.productId, productId))
      .orderBy(asc(stockHistory.id))
    return {
      left: left?.quantity,
      moved: history.reduce((sum, move) => sum + move.change, 0),
      moves: history.length,
      lowest: Math.min(...history.map(({ quantityAfter }) => quantityAfter)),
      audited: await db.$count(auditLog, eq(auditLog.objectId, productId)),
    }
  }

  test('a delivery that six people book in at once comes once', () =>
    inRuns('P22', 20, 'one delivery booked in by six at once: its pieces once', async () => {
      const product = await input(0)
      const ask = { params: { id: product }, body: { day: '2027-03-12', pieces: 12 } }
      const { incoming } = await shop.as(noa).call('POST /api/products/:id/incoming', ask)
      const params = { id: product, incomingId: incoming[0]?._id ?? '' }
      const key = 'POST /api/products/:id/incoming/:incomingId/book-in'
      const { done, refused } = await atOnce(
        Array.from({ length: 6 }, () => () => shop.as(noa).call(key, { params })),
      )
      expect([done.length, refused]).toEqual([1, times(5, 'delivery_not_found')])
      expect(await booksOf(product)).toMatchObject({ left: 12, moved: 12, moves: 1 })
    }))

  test('50 changes during 50 sales add up', () =>
    inRuns(
      'P22',
      20,
      '50 changes of +1 during 50 sales from 10, 25 at once: end = 10 + 50 − sold',
      async () => {
        const chair = await input(10)
        const add = async () => {
          await change(chair, { change: 1 })
          return 0
        }
        const sellTo = (buyer: Person) => async () => {
          await shop.as(buyer).call('POST /api/orders', { body: orderForm(chair) })
          return 1
        }
        const lanes = Array.from({ length: 25 }, (_, at) =>
          buyers.slice(2 * at, 2 * at + 2).flatMap((buyer) => [sellTo(buyer), add]),
        )
        const outcomes = await Promise.all(lanes.map(inTurn))
        const refused = outcomes.flatMap((outcome) => outcome.refused)
        expect(new Set(refused).difference(new Set(['out_of_stock']))).toEqual(new Set())
        const sold = outcomes.flatMap(({ done }) => done).reduce((sum, units) => sum + units, 0)
        expect(sold + refused.length).toBe(50)
        expect(await booksOf(chair)).toMatchObject({
          left: 60 - sold,
          moved: 50 - sold,
          moves: 50 + sold,
          audited: 50,
        })
      },
    ))

  test('of 20 who count the same at once, one is believed', () =>
    inRuns(
      'P22',
      20,
      '20 parallel counts of 12 where 10 were seen: one done, 19 × 409, stock 12',
      async () => {
        const chair = await input(10)
        const calls = Array.from({ length: 20 }, () => () => change(chair, { stock: 12, seen: 10 }))
        expect((await atOnce(calls)).refused).toEqual(times(19, 'stale'))
        expect(await booksOf(chair)).toMatchObject({ left: 12, moved: 2, moves: 1, audited: 1 })
      },
    ))

  test('changes and orders at once never sell or take what is not there', () =>
    inRuns(
      'P22',
      20,
      '20 orders of 1 beside 10 changes of −1, 15 units: 15 done, stock 0, never below',
      async () => {
        const chair = await input(15)
        const orders = buyers
          .slice(0, 20)
          .map((buyer) => () => shop.as(buyer).call('POST /api/orders', { body: orderForm(chair) }))
        const changes = Array.from({ length: 10 }, () => () => change(chair, { change: -1 }))
        const { done, refused } = await atOnce<unknown>(alternate<() => Promise<unknown>>(orders, changes))
        expect(done).toHaveLength(15)
        expect(new Set(refused).difference(new Set(['out_of_stock', 'validation_failed']))).toEqual(new Set())
        expect(await booksOf(chair)).toMatchObject({ left: 0, moved: -15, moves: 15, lowest: 0 })
      },
    ))

  test('a change beside a save of the product is neither lost nor a deadlock', () =>
    inRuns('P22', 20, '10 changes of +1 beside a save that adds 5: stock 4 + 15', async () => {
      const chair = await seedManaged(shop)
      const body = savedForm(chair, { stock: '9' }) as TestAsk<'PUT /api/products/:id'>['body']
      const save = () => shop.as(noa).call('PUT /api/products/:id', { params: { id: chair._id }, body })
      const changes = Array.from({ length: 10 }, () => () => change(chair._id, { change: 1 }))
      const { refused } = await atOnce<unknown>([...changes.slice(5), save, ...changes.slice(0, 5)])
      expect(refused).toEqual([])
      expect((await booksOf(chair._id)).left).toBe(19)
    }))

  test('categories of one name at once are one', () =>
    inRuns('P12', 20, '10 parallel categories of one name: one made, 9 × 409', async (round) => {
      const add = () => shop.as(noa).call('POST /api/categories', { body: { name: `Lamp ${round}` } })
      const { done, refused } = await atOnce(Array.from({ length: 10 }, () => add))
      expect(done).toHaveLength(1)
      expect(refused).toEqual(times(9, 'category_name_taken'))
      const { db } = shop.shop
      const positions = await db.select({ position: categories.position }).from(categories)
      expect(new Set(positions.map(({ position }) => position)).size).toBe(positions.length)
      expect(await db.$count(categories, sql`name = ${`Lamp ${round}`}`)).toBe(1)
    }))
})

/** Does one call after another; what was refused does not stop the rest. */
async function inTurn<T>(calls: (() => Promise<T>)[]): Promise<{ done: T[]; refused: string[] }> {
  const outcomes = []
  for (const call of calls) outcomes.push(await atOnce([call]))
  return {
    done: outcomes.flatMap(({ done }) => done),
    refused: outcomes.flatMap(({ refused }) => refused),
  }
}

function alternate<T>(one: T[], other: T[]): T[] {
  return one.flatMap((value, at) => [value, ...other.slice(at, at + 1)])
}
