import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { boards } from '#server/db/schema/boards.ts'
import { products } from '#server/db/schema/products.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { seedWorkingBoard } from '#tests/support/seed/board.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
let id = ''
let chair = ''
beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'in_progress', paymentStatus: 'paid' })
  chair = await seedWorkingBoard(testing, id)
})

const publish = () =>
  testing.as(noa).call('POST /api/design-requests/:id/board/publish', {
    params: { id },
    body: { revision: 1, notes: '' },
  })
const read = async (person: Person = leilani) =>
  (await testing.as(person).call('GET /api/design-requests/:id', { params: { id } })).request

const versionOf = async (at: number, person: Person) => {
  const conceptId = (await read()).designConcepts[at]?._id ?? ''
  const path = 'GET /api/design-requests/:id/concepts/:conceptId/board'
  return (await testing.as(person).call(path, { params: { id, conceptId } })).board
}

test('a version says what its pieces cost when it was published, and the list what has changed since', async () => {
  const { db } = testing.shop
  const version = async (at: number, person: Person) => (await versionOf(at, person)).published
  const line = (price: number | null, name = 'Sedge chair') => ({
    product: chair,
    key: 'default',
    name,
    price,
    size: { widthCm: 60, depthCm: 60, heightCm: 80 },
  })
  await testing.set('general', { quoteMode: false })
  await db.update(products).set({ priceCents: 420_00, salePriceCents: 360_00 }).where(eq(products.id, chair))
  await publish()
  await db.update(products).set({ name: 'Reed chair', salePriceCents: null }).where(eq(products.id, chair))
  expect(await version(0, leilani)).toEqual([line(360)])
  expect((await read()).suggestedProducts).toMatchObject([{ price: 420, publishedPrice: 360 }])
  await publish()
  expect(await version(0, noa)).toEqual([line(360)])
  expect(await version(1, noa)).toEqual([line(420, 'Reed chair')])
  expect((await read()).suggestedProducts).toMatchObject([{ price: 420, publishedPrice: 420 }])

  await testing.set('general', { quoteMode: true })
  expect(await version(0, leilani)).toEqual([line(null)])
  expect(await version(0, noa)).toEqual([line(360)])
  expect((await read()).suggestedProducts).toMatchObject([{ price: null, publishedPrice: null }])
  expect((await read(noa)).suggestedProducts).toMatchObject([{ price: 420, publishedPrice: 420 }])
})

test('a version that was published without its prices says that its PDF is on a letter, a newer one that it need not be', async () => {
  await publish()
  expect(await versionOf(0, leilani)).toMatchObject({ isOnLetter: false })
  const conceptId = (await read()).designConcepts[0]?._id ?? ''
  await testing.shop.db.update(boards).set({ published: null }).where(eq(boards.id, conceptId))
  expect(await versionOf(0, leilani)).toMatchObject({ isOnLetter: true, published: [] })
})
