import { beforeEach, expect, test } from 'vitest'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedManaged, savedForm } from '#tests/support/seed/managed.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { auditRows, movesOf } from '#tests/support/books/product-books.ts'

const RUNS = 20

await describeRaces('a product that several people save', (shop) => {
  beforeEach(async () => {
    await seedCategories(shop.shop.db, 'chair')
    await shop.set('general', { quoteMode: false })
  })

  const save = (product: Awaited<ReturnType<typeof seedManaged>>, changes: object) =>
    shop
      .as(noa)
      .call('PUT /api/products/:id', { params: { id: product._id }, body: savedForm(product, changes) })
  const stockOf = async (id: string) =>
    (await shop.as(noa).call('GET /api/products/managed/:id', { params: { id } })).product.stock

  test('of ten saves of what ten opened at once, one is written and nine are told', async () => {
    await inRuns('P12', RUNS, 'saves over each other', async () => {
      const chair = await seedManaged(shop)
      shop.wait(1000)
      const saves = Array.from({ length: 10 }, (_, at) => () => save(chair, { name: `Chair ${at}` }))
      const { done, refused } = await atOnce(saves)
      expect(done).toHaveLength(1)
      expect(refused).toEqual(times(9, 'stale'))
      expect(await auditRows(shop.shop.db, chair._id)).toHaveLength(2)
    })
  })

  test('units that are entered while others are sold undo no sale', async () => {
    await inRuns('P22', RUNS, 'sales undone by an edit', async () => {
      const chair = await seedManaged(shop, { price: '600', stock: '30' })
      shop.wait(1000)
      const buy = () => shop.as(leilani).call('POST /api/orders', { body: orderForm(chair._id) })
      const add = () => save(chair, { stock: '35' })
      const calls: (() => Promise<unknown>)[] = Array.from({ length: 10 }, () => buy)
      expect((await atOnce(calls.toSpliced(5, 0, add))).refused).toEqual([])
      expect(await stockOf(chair._id)).toBe(25)
      const moves = await movesOf(shop.shop.db, chair._id)
      expect(moves.reduce((sum, { change }) => sum + change, 0)).toBe(25)
    })
  })
})
