import { beforeEach, expect, test } from 'vitest'
import { noa, nobody } from '#tests/support/people.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { importAsStudio } from '#tests/support/catalogue/import-as-studio.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { imported } = importAsStudio(shop)

beforeEach(async () => {
  await seedCategories(shop.shop.db, 'sofa', 'chair')
  await seedListed(shop.shop, { name: 'Cove sofa', categoryId: 'sofa', rank: 1 })
  const { category } = await shop.as(noa).call('POST /api/categories', {
    body: { name: 'Snugs', kind: 'type', parent: 'sofa', synonyms: 'cuddle seat, moon nest' },
  })
  await imported([
    {
      name: 'Ripple',
      description: 'For two who read.',
      productCode: 'LN-SNU-1',
      category: category._id,
      materials: 'Walnut, bouclé',
      colors: 'green',
      dimensions: '150x90x80',
    },
    { name: 'Hala chair', productCode: 'LN-CHA-1', category: 'chair' },
  ])
})

const list = (search: string) => shop.as(nobody).call('GET /api/products', { query: { search } })

test.each([
  ['snug', ['Ripple']],
  ['SNUGS', ['Ripple']],
  ['cuddle seats', ['Ripple']],
  ['moonnest', ['Ripple']],
  ['cudle seat', ['Ripple']],
  ['green moon nest', ['Ripple']],
  ['walnut snug', ['Ripple']],
  ['snug for cats by wayfair', ['Ripple']],
  ['couch', ['Cove sofa', 'Ripple']],
  ['teddy couch', ['Ripple']],
  ['kitchen chair', ['Hala chair']],
])('“%s” finds what was imported into a category that no code knows', async (search, names) => {
  expect((await list(search)).products.map(({ name }) => name)).toEqual(names)
})

test('the category is a kind: in the chips, and among what is suggested', async () => {
  expect((await list('green moon nest')).understood).toMatchObject({
    kind: 'Snugs',
    colors: ['green'],
    dropped: [],
  })
  const { kinds } = await shop.as(nobody).call('GET /api/search/suggest', { query: { q: 'moon nest' } })
  expect(kinds.map(({ name }) => name)).toEqual(['Snugs', 'sofa'])
})
