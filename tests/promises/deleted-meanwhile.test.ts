import { eq } from 'drizzle-orm'
import { questions } from '#server/db/schema/questions.ts'
import { beforeEach, expect, test } from 'vitest'
import { atOnce, inRuns } from '#tests/support/at-once.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { packageForm } from '#tests/support/catalogue/package-form.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { closeAccount } from '#server/users/close-account.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { type TestAsk } from '#tests/support/test-shop.ts'

const RUNS = 20
const question = { name: 'Kai Nakamura', email: 'kai@example.com', text: 'Does it come in walnut?' }

await describeRaces('what is deleted while it is used', (shop) => {
  const studio = () => shop.as(noa)

  beforeEach(() => shop.set('general', { quoteMode: false }))

  /** Starts both with a little start for the one or the other, so that they meet in many places. */
  const race = (round: number, first: () => Promise<unknown>, second: () => Promise<unknown>) => {
    const calls = [() => after(round % 5, first), () => after((3 * round) % 7, second)]
    return atOnce<unknown>(round % 2 === 0 ? calls : calls.toReversed())
  }

  test('a category and a product that goes into it: one of the two is refused in words', () =>
    inRuns('P12', RUNS, 'category deleted under a product', async (round) => {
      const category = `boat-${round}`
      await seedCategories(shop.shop.db, category)
      const ids = [await seedProduct(shop.shop.db)]
      const { done, refused } = await race(
        round,
        () => studio().call('PUT /api/products/bulk', { body: { ids, action: 'category', category } }),
        () => studio().call('DELETE /api/categories/:id', { params: { id: category } }),
      )
      expect(done).toHaveLength(1)
      expect(['validation_failed', 'illegal_state']).toContain(refused[0])
    }))

  test('a package and an order of it: the order finds it, or is told that it is gone', () =>
    inRuns('P12', RUNS, 'package deleted under an order', async (round) => {
      const chair = await seedProduct(shop.shop.db, { stock: 5 })
      const id = await seedPackage(shop.shop.db, { id: `home-${round}`, items: [{ product: chair }] })
      const body = orderForm(chair, 1, { orderItems: [{ packageId: id, quantity: 1 }] })
      const { refused } = await race(
        round,
        () => shop.as(leilani).call('POST /api/orders', { body }),
        () => studio().call('DELETE /api/packages/:id', { params: { id } }),
      )
      expect(['package_not_found', undefined]).toContain(refused[0])
      expect(refused.length).toBeLessThan(2)
    }))

  test('a product and a package that takes it up: one of the two is refused in words', () =>
    inRuns('P12', RUNS, 'product deleted under a package', async (round) => {
      const chair = await seedProduct(shop.shop.db, { stock: 5 })
      const id = await seedPackage(shop.shop.db, { id: `room-${round}`, items: [{ name: 'Vase' }] })
      const rooms = [{ name: 'Hall', items: [{ product: chair, quantity: 1 }] }]
      const body = packageForm({ rooms }) as TestAsk<'PUT /api/packages/:id'>['body']
      const { done, refused } = await race(
        round,
        () => studio().call('PUT /api/packages/:id', { params: { id }, body }),
        () => studio().call('DELETE /api/products/:id', { params: { id: chair } }),
      )
      expect(done).toHaveLength(1)
      expect(['validation_failed', 'product_in_package']).toContain(refused[0])
    }))

  test('a product and a question about it: the question comes with it, or is told that it is gone', () =>
    inRuns('P12', RUNS, 'product deleted under a question', async (round) => {
      const productId = await seedProduct(shop.shop.db)
      const { refused } = await race(
        round,
        () => shop.as(leilani).call('POST /api/questions', { body: { ...question, productId } }),
        () => studio().call('DELETE /api/products/:id', { params: { id: productId } }),
      )
      expect(['product_not_found', undefined]).toContain(refused[0])
      expect(refused.length).toBeLessThan(2)
    }))

  test('a product and a design that suggests it: it is archived, or the design is told that it is gone', () =>
    inRuns('P12', RUNS, 'product deleted under a suggestion', async (round) => {
      const productId = await seedProduct(shop.shop.db)
      const params = { id: await seedRequest(shop, leilani) }
      const products = [{ productId, quantity: 1, variant: { options: {} } }]
      const { refused } = await race(
        round,
        () =>
          studio().call('PUT /api/design-requests/:id/suggested-products', { params, body: { products } }),
        () => studio().call('DELETE /api/products/:id', { params: { id: productId } }),
      )
      expect(['product_not_found', undefined]).toContain(refused[0])
      expect(refused.length).toBeLessThan(2)
    }))

  test('a product and a visit to it, and a person who waits for it: it is counted, or is told that it is gone', () =>
    inRuns('P12', RUNS, 'product deleted under a visit', async (round) => {
      const id = await seedProduct(shop.shop.db, { stock: 0 })
      const visit = { product: id, device: 'desktop' } as const
      const { refused } = await race(
        round,
        async () => {
          await shop.as(leilani).call('POST /api/visits', { body: visit })
          await shop
            .as(leilani)
            .call('POST /api/products/:id/tell-me', { params: { id }, body: { variantKey: 'default' } })
        },
        () => studio().call('DELETE /api/products/:id', { params: { id } }),
      )
      expect(['product_not_found', undefined]).toContain(refused[0])
      expect(refused.length).toBeLessThan(2)
    }))

  test('an account and a question of it: nothing of a closed account stays', () =>
    inRuns('P12', RUNS, 'account closed under a question', async (round) => {
      const person = await seedPerson(shop.shop)
      const { refused } = await race(
        round,
        () => shop.as(person).call('POST /api/questions', { body: question }),
        () => closeAccount(shop.shop, { ...person, role: 'customer', address: '' }),
      )
      expect(['not_signed_in', undefined]).toContain(refused[0])
      expect(await shop.shop.db.$count(questions, eq(questions.userId, person.id))).toBe(0)
    }))

  test.each(['an order', 'a design request'])('an account and %s of it: one of the two is refused', (what) =>
    inRuns('P12', RUNS, `account closed under ${what}`, async (round) => {
      const person = await seedPerson(shop.shop)
      const chair = await seedProduct(shop.shop.db, { stock: 5, priceCents: 600_00 })
      const floorPlan = new File([Buffer.from(sampleFiles.png)], 'plan.png')
      const { done, refused } = await race(
        round,
        () =>
          what === 'an order'
            ? shop.as(person).call('POST /api/orders', { body: orderForm(chair, 1) })
            : shop.as(person).call('POST /api/design-requests', { body: { floorPlan } }),
        () => closeAccount(shop.shop, { ...person, role: 'customer', address: '' }),
      )
      expect(done).toHaveLength(1)
      expect(['not_signed_in', 'illegal_state']).toContain(refused[0])
    }),
  )
})

async function after<T>(turns: number, call: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
  return call()
}
