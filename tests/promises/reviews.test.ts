import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { seedBuyers } from '#tests/support/seed/buyers.ts'
import { seedDelivered } from '#tests/support/seed/delivered.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const AT_ONCE = 20

await describeRaces('P12: a rating is the sum of its reviews', (shop) => {
  let buyers: Person[] = []

  beforeEach(async () => {
    buyers = await seedBuyers(shop.shop, AT_ONCE)
  })

  async function seedDeliveredTo(people: readonly Person[]): Promise<string> {
    const product = await seedProduct(shop.shop.db)
    for (const to of people) await seedDelivered(shop.shop, { to, product })
    return product
  }

  const write = (person: Person, product: string, rating: number) => () =>
    shop.as(person).call('POST /api/products/:id/reviews', { params: { id: product }, body: { rating } })
  const setHidden = (id: string, hidden: boolean) => () =>
    shop.as(noa).call('PUT /api/reviews/:id', { params: { id }, body: { hidden } })

  /** What the product says of its reviews, and what its reviews say. */
  async function figuresOf(product: string) {
    const { db } = shop.shop
    const [row] = await db.select().from(products).where(eq(products.id, product))
    const written = await db.select().from(reviews).where(eq(reviews.productId, product))
    const shown = written.filter(({ isHidden }) => !isHidden)
    const sum = shown.reduce((all, { rating }) => all + rating, 0)
    return {
      reported: { sum: row?.ratingSum, count: row?.ratingCount },
      true: { sum, count: shown.length },
    }
  }

  test('20 people at once', () =>
    inRuns('P12', 20, '20 people review one piece at once: 20 × 2xx, sum and count right', async () => {
      const product = await seedDeliveredTo(buyers)
      const { refused } = await atOnce(buyers.map((buyer, at) => write(buyer, product, (at % 5) + 1)))
      expect(refused).toEqual([])
      expect(await figuresOf(product)).toMatchObject({ reported: { sum: 60, count: 20 } })
    }))

  test('one person 20 times at once', () =>
    inRuns('P12', 20, 'one person reviews × 20: 1 × 2xx, 19 × 409, counted once', async () => {
      const product = await seedDeliveredTo([leilani])
      const twenty = Array.from({ length: AT_ONCE }, () => write(leilani, product, 4))
      const { done, refused } = await atOnce(twenty)
      expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'already_reviewed')])
      expect(await figuresOf(product)).toMatchObject({ reported: { sum: 4, count: 1 } })
    }))

  test('hiding and showing while others write', () =>
    inRuns('P12', 20, '10 hide, 10 show, 10 write at once: told = sum of what is shown', async () => {
      const [first = leilani, ...others] = buyers.slice(0, 11)
      const product = await seedDeliveredTo([first, ...others])
      const { review } = await write(first, product, 1)()
      const switches = Array.from({ length: AT_ONCE }, (_, at) => setHidden(review._id, at % 2 === 0))
      const { refused } = await atOnce<unknown>([
        ...switches,
        ...others.map((person) => write(person, product, 5)),
      ])
      expect(refused).toEqual([])
      const figures = await figuresOf(product)
      expect(figures.reported).toEqual(figures.true)
      const records = await shop.shop.db.$count(auditLog, eq(auditLog.objectId, review._id))
      expect(records % 2 === 1).toBe(figures.true.count === others.length)
    }))
})
