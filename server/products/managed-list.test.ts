import { beforeEach, expect, test } from 'vitest'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedManaged } from '#tests/support/seed/managed.ts'
import { leilani, makana, noa, nobody } from '#tests/support/people.ts'
import { fabricAndLegs } from '#tests/support/catalogue/product-form.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair', 'outdoor'))

const list = (query: object = {}, person = noa) =>
  shop.as(person).call('GET /api/products/managed', { query })
const names = async (query: object = {}, person = noa) =>
  (await list(query, person)).products.map(({ name }) => name)

async function seedSix() {
  await seedManaged(shop, { name: 'Ash bench', productCode: 'BEN-1', price: '300', stock: '0' })
  await seedManaged(shop, {
    name: 'birch stool',
    price: '200',
    salePrice: '50',
    isOnSale: 'true',
    stock: '5',
  })
  await seedManaged(shop, { name: 'Cedar sofa', category: 'sofa', price: '900', isNewArrival: 'on' })
  const split = { variants: fabricAndLegs, variantStock: { 'linen-oak': 3, 'wool-koa': 3 } }
  await seedManaged(shop, { name: 'Dune chair', price: '100', categories: ['sofa'], ...split })
  await seedManaged(shop, { name: 'Elm lounge', category: 'outdoor', isBestSeller: 'true' }, makana)
  const old = await seedManaged(shop, { name: 'Fern chair' })
  await shop.as(noa).call('PUT /api/products/bulk', { body: { ids: [old._id], action: 'archive' } })
}

test('is sorted by name, by price with the sale price first, or by category', async () => {
  await seedSix()
  const byName = ['Ash bench', 'birch stool', 'Cedar sofa', 'Dune chair', 'Elm lounge']
  expect(await names()).toEqual(byName)
  expect(await names({ direction: 'desc' })).toEqual(byName.toReversed())
  expect(await names({ sort: 'price' })).toEqual([
    'birch stool',
    'Dune chair',
    'Ash bench',
    'Elm lounge',
    'Cedar sofa',
  ])
  expect((await names({ sort: 'category' })).slice(-2)).toEqual(['Elm lounge', 'Cedar sofa'])
})

test.each([
  [{ search: 'CHAIR' }, ['Dune chair']],
  [{ search: 'ben-' }, ['Ash bench']],
  [{ search: '%' }, []],
  [{ category: 'sofa' }, ['Cedar sofa', 'Dune chair']],
  [{ badge: 'sale' }, ['birch stool']],
  [{ badge: 'new' }, ['Cedar sofa']],
  [{ badge: 'best-seller' }, ['Elm lounge']],
  [{ stock: 'out' }, ['Ash bench']],
  [{ stock: 'low' }, ['birch stool', 'Cedar sofa', 'Elm lounge']],
  [{ stock: 'in', search: 'dune' }, ['Dune chair']],
  [{ standing: 'archived' }, ['Fern chair']],
  [{ standing: 'all', search: 'chair' }, ['Dune chair', 'Fern chair']],
])('%j leaves %j', async (query, left) => {
  await seedSix()
  expect(await names(query)).toEqual(left)
})

test('an exact code is that product alone; words that name none find what they mean', async () => {
  await seedManaged(shop, { name: 'Cove sofa', productCode: 'SO-1', category: 'sofa' })
  await seedManaged(shop, { name: 'Lull sofa', productCode: 'SO-10', category: 'sofa' })
  await seedManaged(shop, { name: 'Reed chair', productCode: 'CH-1' })
  expect(await names({ search: 'so-1' })).toEqual(['Cove sofa'])
  expect(await names({ search: 'SO 10' })).toEqual(['Lull sofa'])
  expect(await names({ search: 'couches' })).toEqual(['Cove sofa', 'Lull sofa'])
  expect(await names({ search: 'couches' }, makana)).toEqual([])
})

test('shows ten on a page and says what follows', async () => {
  for (let at = 0; at < 12; at++) await seedManaged(shop, { name: `Chair ${String(at).padStart(2, '0')}` })
  const first = await list()
  expect(first.pagination).toEqual({ page: 1, limit: 10, total: 12, pages: 2, next: 2 })
  expect(await names({ page: 2 })).toEqual(['Chair 10', 'Chair 11'])
})

test.each([{ limit: 0 }, { limit: 1e9 }, { page: -1 }, { sort: 'stock' }, { stock: 'some' }])(
  'refuses %j',
  async (query) => {
    await expect(list(query)).rejects.toMatchObject({ status: 400 })
  },
)

test('a seller sees what they own, prices too in quote mode, and no cost', async () => {
  await seedSix()
  const { products, pagination } = await list({ standing: 'all' }, makana)
  expect(pagination.total).toBe(1)
  expect(products).toMatchObject([{ name: 'Elm lounge', price: 450, owner: { name: 'Makana Silva' } }])
  expect(products[0]).not.toHaveProperty('costPrice')
})

test('a seller reads their own by owner=me as well, with counts', async () => {
  await seedSix()
  const mine = await shop.as(makana).call('GET /api/products', { query: { owner: 'me' } })
  expect(mine.products).toMatchObject([{ name: 'Elm lounge', price: 450 }])
  expect(mine.pagination.total).toBe(1)
  expect(mine.facets).toMatchObject({ categories: [{ value: 'outdoor', count: 1 }], inStock: 1, onSale: 0 })
  expect((await shop.as(noa).call('GET /api/products', { query: { owner: 'me' } })).products).toEqual([])
})

test.each([
  [leilani, 'forbidden'],
  [nobody, 'not_signed_in'],
])('who sells nothing here is refused', async (person, code) => {
  await expect(list({}, person)).rejects.toMatchObject({ code })
  const own = shop.as(person).call('GET /api/products', { query: { owner: 'me' } })
  await expect(own).rejects.toMatchObject({ code })
})
