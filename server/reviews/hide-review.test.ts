import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { seedDelivered } from '#tests/support/seed/delivered.ts'
import { kai, leilani, makana, noa, nobody, pua, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
let product: string
let review: string

beforeEach(async () => {
  product = await seedListed(shop.shop)
  review = await input(leilani, 2)
  await input(kai, 5)
})

const setHidden = (hidden: boolean, person: Person = noa, id = review) =>
  shop.as(person).call('PUT /api/reviews/:id', { params: { id }, body: { hidden } })

async function input(person: Person, rating: number): Promise<string> {
  await seedDelivered(shop.shop, { to: person, product })
  const ask = { params: { id: product }, body: { rating } }
  return (await shop.as(person).call('POST /api/products/:id/reviews', ask)).review._id
}

async function state() {
  const [row] = await shop.shop.db.select().from(products).where(eq(products.id, product))
  const [{ isHidden } = {}] = await shop.shop.db.select().from(reviews).where(eq(reviews.id, review))
  return { isHidden, sum: row?.ratingSum, count: row?.ratingCount }
}

/** The records of this review, latest first. */
const records = () =>
  shop.shop.db.select().from(auditLog).where(eq(auditLog.objectId, review)).orderBy(desc(auditLog.id))

test('a hidden review counts no more, and the record says who hid it', async () => {
  const { version } = shop.shop.cache
  const { review: hidden } = await setHidden(true)
  expect(hidden).toMatchObject({ _id: review, hidden: true, author: 'Leilani A.', isMine: false })
  expect(await state()).toEqual({ isHidden: true, sum: 5, count: 1 })
  expect(shop.shop.cache.version).toBe(version + 1)
  expect(await records()).toMatchObject([
    {
      actorId: noa.id,
      action: 'review.hide',
      objectType: 'review',
      objectId: review,
      before: { hidden: false },
      after: { hidden: true },
      address: '127.0.0.1',
    },
  ])
})

test('one that is shown again counts again', async () => {
  await setHidden(true)
  expect((await setHidden(false)).review.hidden).toBe(false)
  expect(await state()).toEqual({ isHidden: false, sum: 7, count: 2 })
  expect((await records()).map(({ action }) => action)).toEqual(['review.show', 'review.hide'])
})

test.each([false, true])('hidden: %j a second time changes nothing and leaves no record', async (hidden) => {
  await setHidden(hidden)
  const before = [await state(), await records(), shop.shop.cache.version]
  expect((await setHidden(hidden)).review.hidden).toBe(hidden)
  expect([await state(), await records(), shop.shop.cache.version]).toEqual(before)
})

test('hiding 20 times at once takes its stars away once', async () => {
  const { refused } = await atOnce(Array.from({ length: 20 }, () => () => setHidden(true)))
  expect(refused).toEqual([])
  expect(await state()).toEqual({ isHidden: true, sum: 5, count: 1 })
  expect(await records()).toHaveLength(1)
})

test('the last visible review leaves no rating', async () => {
  const alone = await seedListed(shop.shop)
  await seedDelivered(shop.shop, { to: pua, product: alone })
  const ask = { params: { id: alone }, body: { rating: 3 } }
  const { review: only } = await shop.as(pua).call('POST /api/products/:id/reviews', ask)
  await setHidden(true, noa, only._id)
  const { product: shown } = await shop.as(nobody).call('GET /api/products/:id', { params: { id: alone } })
  expect(shown).toMatchObject({ rating: null, ratingCount: 0 })
})

test.each([
  ['a visitor', nobody, 401],
  ['its author', leilani, 403],
  ['another customer', kai, 403],
  ['a seller', makana, 403],
])('%s cannot hide it', async (_who, person, status) => {
  const before = await state()
  await expect(setHidden(true, person)).rejects.toMatchObject({ status })
  expect(await state()).toEqual(before)
  expect(await records()).toEqual([])
})

test.each([crypto.randomUUID(), 'nope'])('the review %s is not found', async (id) => {
  await expect(setHidden(true, noa, id)).rejects.toMatchObject({ status: 404, code: 'review_not_found' })
})

test('without saying which, nothing is done', async () => {
  const ask = { params: { id: review }, body: {} as { hidden: boolean } }
  await expect(shop.as(noa).call('PUT /api/reviews/:id', ask)).rejects.toMatchObject({ status: 400 })
  expect((await state()).isHidden).toBe(false)
})
