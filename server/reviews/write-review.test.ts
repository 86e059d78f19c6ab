import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { MAX_REVIEW_LENGTH } from '#domain/reviews/rating.ts'
import { atOnce, times } from '#tests/support/at-once.ts'
import { seedBuyers } from '#tests/support/seed/buyers.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { seedDelivered } from '#tests/support/seed/delivered.ts'
import { kai, leilani, makana, noa, nobody, pua, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
let product: string

beforeEach(async () => {
  product = await seedListed(shop.shop)
})

const delivered = (to: Person, more: { inPackage?: boolean } = {}) =>
  seedDelivered(shop.shop, { to, product, ...more })

const write = (person: Person, body: object = { rating: 5, text: 'Sits well.' }, id = product) =>
  shop.as(person).call('POST /api/products/:id/reviews', { params: { id }, body: body as { rating: number } })

const written = () => shop.shop.db.select().from(reviews)

async function books() {
  const [row] = await shop.shop.db.select().from(products).where(eq(products.id, product))
  return { sum: row?.ratingSum, count: row?.ratingCount, updatedAt: row?.updatedAt }
}

async function refused(call: () => Promise<unknown>) {
  const before = [await written(), await books()]
  const refusal = await call().then(
    () => undefined,
    (error: unknown) => error,
  )
  expect([await written(), await books()]).toEqual(before)
  return refusal
}

test('a customer says once what they think of a piece that was delivered to them', async () => {
  await delivered(leilani)
  shop.wait(60_000)
  const { review } = await write(leilani, { rating: 4, text: '  The reed is\nbeautiful.  ' })
  expect(review).toEqual({
    _id: expect.any(String),
    rating: 4,
    text: 'The reed is\nbeautiful.',
    author: 'Leilani A.',
    createdAt: '2026-11-20T22:01:00.000Z',
    isMine: true,
    hidden: false,
  })
  expect(await books()).toEqual({ sum: 4, count: 1, updatedAt: new Date('2026-11-20T22:01:00Z') })
})

test.each([
  ['a user', pua],
  ['a seller', makana],
])('%s may too', async (_who, person) => {
  await delivered(person)
  expect((await write(person)).review.isMine).toBe(true)
})

test('a piece of a delivered package may be reviewed', async () => {
  await delivered(leilani, { inPackage: true })
  expect((await write(leilani)).review.rating).toBe(5)
})

test('stars alone are enough', async () => {
  await delivered(leilani)
  expect((await write(leilani, { rating: 1 })).review).toMatchObject({ rating: 1, text: '' })
})

test('the rating is read wherever the product is, and lists are drawn anew', async () => {
  await delivered(leilani)
  await delivered(kai)
  const { version } = shop.shop.cache
  await write(leilani, { rating: 5 })
  await write(kai, { rating: 4 })
  expect(shop.shop.cache.version).toBe(version + 2)
  const rated = { rating: 4.5, ratingCount: 2 }
  const one = await shop.as(nobody).call('GET /api/products/:id', { params: { id: product } })
  expect(one.product).toMatchObject(rated)
  const { products: listed } = await shop.as(nobody).call('GET /api/products')
  expect(listed).toMatchObject([rated])
})

test('nothing of the sum of the stars leaves the shop', async () => {
  const reply = await shop.as(nobody).call('GET /api/products/:id', { params: { id: product } })
  expect(reply.product).toMatchObject({ rating: null, ratingCount: 0 })
  expect(reply.product).not.toHaveProperty('ratingSum')
})

test.each(orderStatuses.filter((status) => status !== 'delivered'))(
  'an order that is %s earns no review',
  async (status) => {
    await seedDelivered(shop.shop, { to: leilani, product, status })
    expect(await refused(() => write(leilani))).toMatchObject({ status: 403, code: 'not_delivered_to_you' })
  },
)

test('what was delivered to someone else, or was another piece, earns no review', async () => {
  await delivered(kai)
  const other = await seedListed(shop.shop)
  await seedDelivered(shop.shop, { to: leilani, product: other })
  await seedDelivered(shop.shop, { to: leilani, product: other, inPackage: true })
  expect(await refused(() => write(leilani))).toMatchObject({
    status: 403,
    code: 'not_delivered_to_you',
    message: 'Only pieces that were delivered to you can be reviewed',
  })
})

test('an admin, who cannot buy, cannot review', async () => {
  await delivered(noa)
  expect(await refused(() => write(noa))).toMatchObject({ status: 403, code: 'not_delivered_to_you' })
})

test('a second review of the same piece is refused, by whichever order it came', async () => {
  await delivered(leilani)
  await delivered(leilani, { inPackage: true })
  await write(leilani, { rating: 5 })
  expect(await refused(() => write(leilani, { rating: 1 }))).toMatchObject({
    status: 409,
    code: 'already_reviewed',
    message: 'You have already reviewed this piece',
  })
})

test('a hidden review still is the one that its author wrote', async () => {
  await delivered(leilani)
  const { review } = await write(leilani)
  await shop.as(noa).call('PUT /api/reviews/:id', { params: { id: review._id }, body: { hidden: true } })
  expect(await refused(() => write(leilani))).toMatchObject({ code: 'already_reviewed' })
})

test.each([
  ['unknown', () => write(leilani, undefined, crypto.randomUUID())],
  ['malformed', () => write(leilani, undefined, 'nope')],
])('an %s product is not found', async (_case, call) => {
  expect(await refused(call)).toMatchObject({ status: 404, code: 'product_not_found' })
})

test('an archived product is not found, even by those it was delivered to', async () => {
  await delivered(leilani)
  await shop.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, product))
  expect(await refused(() => write(leilani))).toMatchObject({ status: 404, code: 'product_not_found' })
})

test.each([
  ['no stars', { text: 'Fine.' }, 'rating', 'Choose from 1 to 5 stars'],
  ['0 stars', { rating: 0 }, 'rating', 'Choose from 1 to 5 stars'],
  ['6 stars', { rating: 6 }, 'rating', 'Choose from 1 to 5 stars'],
  ['half a star', { rating: 4.5 }, 'rating', 'Choose from 1 to 5 stars'],
  ['a star as text', { rating: '5' }, 'rating', 'Choose from 1 to 5 stars'],
  [
    'a long text',
    { rating: 5, text: 'a'.repeat(MAX_REVIEW_LENGTH + 1) },
    'text',
    'Use at most 2000 characters',
  ],
])('%s is refused', async (_case, body, field, message) => {
  await delivered(leilani)
  expect(await refused(() => write(leilani, body))).toMatchObject({
    status: 400,
    code: 'validation_failed',
    fields: { [field]: message },
  })
})

test('20 people at once: every star counts', async () => {
  const buyers = await seedBuyers(shop.shop, 20)
  for (const buyer of buyers) await delivered(buyer)
  const { refused: none } = await atOnce(
    buyers.map((buyer, at) => () => write(buyer, { rating: (at % 5) + 1 })),
  )
  expect(none).toEqual([])
  expect(await books()).toMatchObject({ sum: 60, count: 20 })
})

test('the same person 20 times at once: one review', async () => {
  await delivered(leilani)
  const { done, refused: others } = await atOnce(Array.from({ length: 20 }, () => () => write(leilani)))
  expect([done.length, others]).toEqual([1, times(19, 'already_reviewed')])
  expect(await books()).toMatchObject({ sum: 5, count: 1 })
  expect(await written()).toHaveLength(1)
})
