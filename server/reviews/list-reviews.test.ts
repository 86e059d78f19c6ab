import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { users } from '#server/db/schema/users.ts'
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

const list = (person: Person, query?: { page?: number; limit?: number }, id = product) =>
  shop.as(person).call('GET /api/products/:id/reviews', { params: { id }, query })

const hide = (id: string) =>
  shop.as(noa).call('PUT /api/reviews/:id', { params: { id }, body: { hidden: true } })

/** A review of a delivered piece, a minute after the one before. */
async function input(person: Person, rating: number, text = ''): Promise<string> {
  await seedDelivered(shop.shop, { to: person, product })
  shop.wait(60_000)
  const ask = { params: { id: product }, body: { rating, text } }
  return (await shop.as(person).call('POST /api/products/:id/reviews', ask)).review._id
}

test('without reviews there is nothing to read and no rating', async () => {
  expect(await list(nobody)).toEqual({
    success: true,
    data: [],
    reviews: [],
    pagination: { page: 1, limit: 5, total: 0, pages: 0 },
    rating: null,
    ratingCount: 0,
    mayReview: false,
  })
})

test('the latest come first, five a page, with the mean of all', async () => {
  const buyers = await seedBuyers(shop.shop, 6)
  for (const [at, buyer] of buyers.entries()) await input(buyer, at === 0 ? 2 : 5, `Review ${at}`)
  const first = await list(nobody)
  expect(first.reviews.map(({ text }) => text)).toEqual([
    'Review 5',
    'Review 4',
    'Review 3',
    'Review 2',
    'Review 1',
  ])
  expect(first).toMatchObject({
    pagination: { page: 1, limit: 5, total: 6, pages: 2, next: 2 },
    rating: 4.5,
    ratingCount: 6,
  })
  const second = await list(nobody, { page: 2 })
  expect(second.reviews.map(({ text }) => text)).toEqual(['Review 0'])
  expect(second.pagination).not.toHaveProperty('next')
})

test('visitors read a first name and an initial, and nothing else of the author', async () => {
  await input(leilani, 5, 'Lovely.')
  const { reviews } = await list(nobody)
  expect(reviews).toEqual([
    {
      _id: expect.any(String),
      rating: 5,
      text: 'Lovely.',
      author: 'Leilani A.',
      createdAt: '2026-11-20T22:01:00.000Z',
      isMine: false,
      hidden: false,
    },
  ])
})

test('authors are told which one is theirs', async () => {
  await input(leilani, 5)
  expect((await list(leilani)).reviews).toMatchObject([{ isMine: true }])
  expect((await list(kai)).reviews).toMatchObject([{ isMine: false }])
})

test('the review of a deleted person stays, without their name', async () => {
  await input(leilani, 5, 'Lovely.')
  await shop.shop.db.update(users).set({ deletedAt: shop.shop.clock() }).where(eq(users.id, leilani.id))
  expect((await list(nobody)).reviews).toMatchObject([{ author: 'A former customer', text: 'Lovely.' }])
})

test.each([
  ['visitors', nobody],
  ['the author', leilani],
  ['other customers', kai],
  ['sellers', makana],
])('%s see no hidden review, and it does not count', async (_who, person) => {
  await hide(await input(leilani, 1, 'Rude words.'))
  await input(pua, 4, 'Sits well.')
  const { reviews, pagination, rating, ratingCount } = await list(person)
  expect(reviews.map(({ text }) => text)).toEqual(['Sits well.'])
  expect([pagination.total, rating, ratingCount]).toEqual([1, 4, 1])
})

test('the studio sees hidden ones marked; they do not count there either', async () => {
  await hide(await input(leilani, 1, 'Rude words.'))
  await input(pua, 4, 'Sits well.')
  const { reviews, pagination, rating, ratingCount } = await list(noa)
  expect(reviews.map(({ text, hidden }) => [text, hidden])).toEqual([
    ['Sits well.', false],
    ['Rude words.', true],
  ])
  expect([pagination.total, rating, ratingCount]).toEqual([2, 4, 1])
})

test('whoever it was delivered to may review, until they have', async () => {
  await seedDelivered(shop.shop, { to: leilani, product })
  await seedDelivered(shop.shop, { to: pua, product, inPackage: true })
  await seedDelivered(shop.shop, { to: kai, product, status: 'shipped' })
  await seedDelivered(shop.shop, { to: noa, product })
  const requested = async () => {
    const replies = await Promise.all([leilani, pua, kai, makana, noa, nobody].map((who) => list(who)))
    return replies.map(({ mayReview }) => mayReview)
  }
  expect(await requested()).toEqual([true, true, false, false, false, false])
  const review = await input(leilani, 5)
  expect(await requested()).toEqual([false, true, false, false, false, false])
  await hide(review)
  expect(await requested()).toEqual([false, true, false, false, false, false])
})

test('reviews are of one product alone', async () => {
  await input(leilani, 5)
  const other = await seedListed(shop.shop)
  expect(await list(leilani, {}, other)).toMatchObject({ reviews: [], rating: null, mayReview: false })
})

test.each([
  ['an unknown product', crypto.randomUUID()],
  ['a malformed id', 'nope'],
])('%s is not found', async (_case, id) => {
  await expect(list(nobody, {}, id)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
})

test('an archived product is there for the studio only', async () => {
  await input(leilani, 5)
  await shop.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, product))
  await expect(list(leilani)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
  expect((await list(noa)).reviews).toHaveLength(1)
})

test.each([{ page: 0 }, { limit: 101 }])('%j is refused', async (query) => {
  await expect(list(nobody, query)).rejects.toMatchObject({ status: 400 })
})

test('the sales mode changes nothing', async () => {
  await input(leilani, 4, 'Sits well.')
  await shop.set('general', { quoteMode: true })
  const inQuoteMode = await list(nobody)
  await shop.set('general', { quoteMode: false })
  expect(await list(nobody)).toEqual(inQuoteMode)
})
