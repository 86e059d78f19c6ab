import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { noa, nobody } from '#tests/support/people.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const save = (search: object) => shop.as(noa).call('PUT /api/settings', { body: { search } })
const list = (search: string) => shop.as(nobody).call('GET /api/products', { query: { search } })
const namesOf = async (search: string) => (await list(search)).products.map(({ name }) => name)

beforeEach(async () => {
  await seedCategories(shop.shop.db, 'sofa', 'chair')
  await seedListed(shop.shop, { name: 'Cove sofa', categoryId: 'sofa', rank: 1 })
  await seedListed(shop.shop, { name: 'Lull sofa', categoryId: 'sofa', rank: 2 })
  await seedListed(shop.shop, { name: 'Barrel chair', categoryId: 'chair', rank: 3 })
})

test('the owner’s synonyms find at once, both ways or one, and are on record', async () => {
  expect(await namesOf('zabuton')).toEqual([])
  await save({ synonyms: ['zabuton, chair', 'snuggly > Cove sofa'] })
  expect(await namesOf('zabuton')).toEqual(['Barrel chair'])
  expect(await namesOf('snuggly')).toEqual(['Cove sofa'])
  expect(await namesOf('cove sofa')).toEqual(['Cove sofa', 'Lull sofa'])
  expect((await list('zabutn')).understood?.corrected).toEqual([{ from: 'zabutn', to: 'zabuton' }])
  const [record] = await shop.shop.db.select({ after: auditLog.after }).from(auditLog)
  expect(record?.after).toEqual({ 'search.synonyms': ['zabuton, chair', 'snuggly > Cove sofa'] })
})

test('the owner’s words hold in the palette, the lists of the back office and what is suggested', async () => {
  const askIn = {
    palette: () => shop.as(noa).call('GET /api/palette', { query: { search: 'zabuton' } }),
    products: () => shop.as(noa).call('GET /api/products/managed', { query: { search: 'zabuton' } }),
    stock: () => shop.as(noa).call('GET /api/inventory', { query: { search: 'zabuton' } }),
    suggested: () => shop.as(nobody).call('GET /api/search/suggest', { query: { q: 'zabuton' } }),
  }
  const found = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(askIn).map(async ([where, ask]) => [
          where,
          (await ask()).products.map(({ name }) => name),
        ]),
      ),
    )
  expect(await found()).toEqual({ palette: [], products: [], stock: [], suggested: [] })
  await save({ synonyms: ['zabuton, chair'] })
  const chairs = ['Barrel chair']
  expect(await found()).toEqual({ palette: chairs, products: chairs, stock: chairs, suggested: chairs })
  expect((await askIn.suggested()).kinds).toEqual([{ _id: 'chair', name: 'chair' }])
  await save({ synonyms: [] })
  expect((await askIn.suggested()).kinds).toEqual([])
})

test('words to ignore count for nothing, though they meant something', async () => {
  expect(await namesOf('barrel sofa')).toEqual(['Cove sofa', 'Lull sofa'])
  await save({ ignoredWords: ['sofa'] })
  expect(await namesOf('barrel sofa')).toEqual(['Barrel chair'])
})

test('the very words of a page lead there, and no others', async () => {
  await save({ wordPages: ['returns, send back > /returns'] })
  expect((await list('Send Back')).leadsTo).toBe('/returns')
  expect((await list('returned sofa')).leadsTo).toBeUndefined()
})

test.each([
  [{ synonyms: ['sofa'] }, 'search.synonyms'],
  [{ synonyms: Array.from({ length: 201 }, (_, at) => `word${at}, other`) }, 'search.synonyms'],
  [{ ignoredWords: ['two words'] }, 'search.ignoredWords'],
  [{ wordPages: ['returns > https://elsewhere.example/'] }, 'search.wordPages'],
  [{ wordPages: ['orders > /admin/orders'] }, 'search.wordPages'],
  [{ wordPages: [`returns > /${'x'.repeat(400)}`] }, 'search.wordPages'],
])('%j is refused, and nothing changes', async (search, path) => {
  await expect(save(search)).rejects.toMatchObject({ status: 400, fields: { [path]: expect.any(String) } })
  expect((await shop.as(noa).call('GET /api/settings')).settings.search).toEqual({
    synonyms: [],
    ignoredWords: [],
    wordPages: [],
  })
})
