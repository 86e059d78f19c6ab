import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { searchCounts } from '#server/db/schema/visits.ts'
import { keepHouse } from '#server/housekeeping/keep-house.ts'
import { leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { startSearchCounts, writeSearches } from './count-searches.ts'

const shop = testShop()

const count = (question: string, step: 'asked' | 'opened' | 'carted' = 'asked', person: Person = nobody) =>
  shop.as(person).call('POST /api/visits', { body: { device: 'mobile', search: { question, step } } })
const report = (query = {}) => shop.as(noa).call('GET /api/search/report', { query })
const rows = () => shop.shop.db.select().from(searchCounts)
const seedRows = (many: number, day = '2026-11-20') =>
  shop.shop.db.execute(sql`insert into search_counts select ${day}::date, 'q' || i, 1, 1, 0, 0
    from generate_series(1, ${many}::int) i`)

test('what found nothing comes first, then what was asked most, with what came of it', async () => {
  await seedCategories(shop.shop.db, 'sofa')
  await seedListed(shop.shop, { name: 'Cove sofa', categoryId: 'sofa' })
  for (const person of [nobody, leilani]) await count('  Cove  SOFA ', 'asked', person)
  for (const step of ['asked', 'opened', 'carted'] as const) await count('sofa', step)
  for (const question of ['zabuton', 'aquarium', 'aquarium']) await count(question)
  const { questions, pagination } = await report()
  expect(questions).toEqual([
    { question: 'aquarium', asked: 2, found: 0, opened: 0, carted: 0 },
    { question: 'zabuton', asked: 1, found: 0, opened: 0, carted: 0 },
    { question: 'cove sofa', asked: 2, found: 1, opened: 0, carted: 0 },
    { question: 'sofa', asked: 1, found: 1, opened: 1, carted: 1 },
  ])
  expect(pagination).toEqual({ page: 1, limit: 50, total: 4, pages: 1 })
  expect((await report({ page: 2, limit: 3 })).questions.map(({ question }) => question)).toEqual(['sofa'])
})

test('what comes of a question is counted without asking it again', async () => {
  await seedCategories(shop.shop.db, 'sofa')
  const _id = await seedListed(shop.shop, { name: 'Cove sofa', categoryId: 'sofa' })
  await count('cove sofa')
  await shop.as(noa).call('PUT /api/products/bulk', { body: { ids: [_id], action: 'archive' } })
  await count('cove sofa', 'opened')
  expect((await report()).questions).toMatchObject([{ asked: 1, found: 1, opened: 1 }])
  await count('cove sofa', 'carted')
  await count('reed', 'opened')
  expect((await report()).questions).toMatchObject([
    { question: 'cove sofa', asked: 1, found: 1, opened: 1, carted: 1 },
    { question: 'reed', asked: 0, found: 1, opened: 1 },
  ])
  await count('cove sofa')
  expect((await report()).questions[0]).toMatchObject({ question: 'cove sofa', asked: 2, found: 0 })
})

test('a synonym shows in the report once the question is asked again', async () => {
  await seedCategories(shop.shop.db, 'chair')
  await seedListed(shop.shop, { name: 'Reed chair', categoryId: 'chair' })
  await count('zabuton')
  expect((await report()).questions).toMatchObject([{ found: 0 }])
  await shop.as(noa).call('PUT /api/settings', { body: { search: { synonyms: ['zabuton, chair'] } } })
  await count('zabuton')
  expect((await report()).questions).toMatchObject([{ asked: 2, found: 1 }])
})

test('the file says the same, and no question in it is a formula', async () => {
  await count('zabuton')
  await count('=1+1')
  const file = (await shop.as(noa).call('GET /api/search/export')) as unknown as Blob
  expect(await file.text()).toBe(
    "Question,Asked,Found,Opened,Put in cart\r\n'=1+1,1,0,0,0\r\nzabuton,1,0,0,0\r\n",
  )
})

test('the file is saved under the day of the store', async () => {
  const { headers } = await shop.http.inject({
    url: '/api/search/export',
    headers: { authorization: `Bearer ${noa.token}` },
  })
  expect(headers['content-disposition']).toContain('filename="what-people-look-for-2026-11-20.csv"')
})

test('the studio does not count, and nothing is stored that may lead to a person', async () => {
  await count('sofa', 'asked', noa)
  for (const question of ['leilani@example.com', '808-555-0142', 'order 3f2a91bc']) await count(question)
  expect((await report()).questions).toEqual([])
  await count('sofa', 'asked', leilani)
  await writeSearches(shop.shop)
  expect(await rows()).toEqual([
    { day: '2026-11-20', question: 'sofa', asked: 1, found: 0, opened: 0, carted: 0 },
  ])
})

test.each([
  [{ question: 'a'.repeat(201), step: 'asked' }],
  [{ question: 'sofa', step: 'bought' }],
  [{ step: 'asked' }],
  ['sofa'],
])('%j is refused, and nothing is counted', async (search) => {
  const body = { device: 'mobile', search } as never
  await expect(shop.as(nobody).call('POST /api/visits', { body })).rejects.toMatchObject({ status: 400 })
  expect((await report()).questions).toEqual([])
})

test('no search writes, but all are written when the shop closes', async () => {
  const counts = startSearchCounts(shop.shop)
  await count('sofa')
  await count('sofa', 'opened')
  expect(await rows()).toEqual([])
  await counts.stop()
  expect(await rows()).toMatchObject([{ question: 'sofa', asked: 1, opened: 1 }])
})

test('what cannot be written is counted on', async () => {
  await count('sofa')
  const rename = (from: string, to: string) =>
    shop.shop.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
  await rename('search_counts', 'away')
  await expect(writeSearches(shop.shop)).rejects.toThrow()
  await rename('away', 'search_counts')
  await count('sofa')
  expect((await report()).questions).toMatchObject([{ question: 'sofa', asked: 2 }])
})

test('a day has a thousand different questions at most, and those that are there count on', async () => {
  await seedRows(999)
  for (const question of ['q1', 'one more', 'yet another']) await count(question)
  await writeSearches(shop.shop)
  const stored = await rows()
  expect(stored).toHaveLength(1000)
  expect(stored.find(({ question }) => question === 'q1')?.asked).toBe(2)
  expect(stored.some(({ question }) => question === 'one more')).toBe(true)
})

test('between two writes five hundred different questions are counted', async () => {
  for (let at = 0; at < 502; at++) await count(`question ${at}`)
  expect((await report()).pagination.total).toBe(500)
})

test('ninety days are read, and no more are stored', async () => {
  await seedRows(2, '2026-08-23')
  await seedRows(3, '2026-08-21')
  expect((await report()).pagination.total).toBe(2)
  expect((await keepHouse(shop.shop)).searches).toBe(3)
  expect((await rows()).map(({ day }) => day)).toEqual(['2026-08-23', '2026-08-23'])
})
