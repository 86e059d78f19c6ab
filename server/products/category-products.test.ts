import { beforeEach, expect, test } from 'vitest'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const listOf = (category: string, query?: { search?: string; limit?: number }) =>
  shop.as(nobody).call('GET /api/products/category/:category', { params: { category }, query })

beforeEach(async () => {
  await seedCategories(shop.shop.db, 'sofa', 'chair', 'bedroom')
  await seedListed(shop.shop, { name: 'Cove sofa', categoryId: 'sofa', rank: 1 })
  await seedListed(shop.shop, { name: 'Reed chair', categories: ['bedroom'], rank: 2 })
})

test.each([
  ['sofa', ['Cove sofa']],
  ['bedroom', ['Reed chair']],
  ['all', ['Cove sofa', 'Reed chair']],
])('%s lists %j, by main and further categories', async (category, names) => {
  const { products, pagination } = await listOf(category)
  expect(products.map(({ name }) => name)).toEqual(names)
  expect(pagination.total).toBe(names.length)
})

test('a category without products is empty, not unknown', async () => {
  await seedCategories(shop.shop.db, 'sofa', 'chair', 'bedroom', 'desk')
  expect((await listOf('desk')).products).toEqual([])
})

test.each(['no-such', 'Sofa', 'x'.repeat(61), '%00', '../sofa'])(
  'the unknown category %s is not found',
  async (category) => {
    await expect(listOf(category)).rejects.toMatchObject({ status: 404 })
  },
)

test('search and pages work within a category', async () => {
  expect((await listOf('chair', { search: 'cove' })).products).toEqual([])
  expect((await listOf('all', { limit: 1 })).pagination).toEqual({
    page: 1,
    limit: 1,
    total: 2,
    pages: 2,
    next: 2,
  })
})

test('categories come in the order of the shop and count main and further ones', async () => {
  const { categories } = await shop.as(nobody).call('GET /api/categories')
  expect(categories).toEqual([
    { _id: 'sofa', name: 'sofa', description: '', isFeatured: false, kind: 'type', productCount: 1 },
    { _id: 'chair', name: 'chair', description: '', isFeatured: false, kind: 'type', productCount: 1 },
    { _id: 'bedroom', name: 'bedroom', description: '', isFeatured: false, kind: 'type', productCount: 1 },
  ])
})
