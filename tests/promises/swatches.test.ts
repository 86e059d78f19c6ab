import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { questions } from '#server/db/schema/questions.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { MAX_SWATCHES } from '#domain/questions/question.ts'
import { nobody } from '#tests/support/people.ts'
import { shippingAddress } from '#tests/support/seed/order.ts'
import { inTwoFinishes, seedProduct } from '#tests/support/seed/product.ts'

const RUNS = 20
const AT_ONCE = 8

await describeRaces('P12: swatches asked for at once stay within what is free', (shop) => {
  test('8 requests for two at the same moment: as many go as are free, the others leave nothing', () =>
    inRuns('P12', RUNS, 'swatches × 8: at most 5 wait for one address', async (round) => {
      const { db } = shop.shop
      const productId = await seedProduct(db, { variants: inTwoFinishes })
      const finishes = inTwoFinishes.flatMap(({ options }) => options.map(({ name }) => name))
      const email = `kai-${round}@example.com`
      const body = { productId, finishes, email, address: shippingAddress }
      const letters = await db.$count(emails)
      const { done, refused } = await atOnce(
        times(AT_ONCE, '').map(() => () => shop.as(nobody).call('POST /api/questions/swatches', { body })),
      )
      const fitting = Math.floor(MAX_SWATCHES / finishes.length)
      expect([done.length, refused]).toEqual([fitting, times(AT_ONCE - fitting, 'swatches_waiting')])
      const rows = await db.select().from(questions).where(eq(questions.email, email))
      expect(rows).toHaveLength(fitting)
      expect(await db.$count(emails)).toBeLessThanOrEqual(letters + fitting)
    }))
})
