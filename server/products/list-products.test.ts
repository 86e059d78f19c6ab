import { beforeEach, expect, test } from 'vitest'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { leilani, makana, noa, nobody } from '#tests/support/people.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()

type Query = TestAsk<'GET /api/products'>['query']

const list = (query?: Query, person = nobody) => shop.as(person).call('GET /api/products', { query })
const namesOf = async (query?: Query, person = nobody) =>
  (await list(query, person)).products.map(({ name }) => name)

beforeEach(async () => {
  await seedCategories(shop.shop.db, 'sofa', 'chair', 'living-room')
})

async function seedThree() {
  const { shop: inside } = shop
  await seedListed(inside, {
    name: 'Dear sofa',
    categoryId: 'sofa',
    priceCents: 900_00,
    colors: ['blue'],
    isBestSeller: true,
  })
  await seedListed(inside, {
    name: 'Cheap chair',
    priceCents: 100_00,
    colors: ['gray'],
    materials: ['Oak'],
    stock: 0,
    categories: ['living-room'],
  })
  await seedListed(inside, {
    name: 'Reduced chair',
    priceCents: 800_00,
    salePriceCents: 50_00,
    colors: ['gray', 'blue'],
    isOnSale: true,
    isNewArrival: true,
  })
}

test('the catalogue comes a page at a time and next is absent on the last one', async () => {
  for (let rank = 1; rank <= 5; rank++) await seedListed(shop.shop, { name: `Chair ${rank}`, rank })
  const first = await list({ limit: 2 })
  expect(first.products.map(({ name }) => name)).toEqual(['Chair 1', 'Chair 2'])
  expect(first.pagination).toEqual({ page: 1, limit: 2, total: 5, pages: 3, next: 2 })
  const last = await list({ limit: 2, page: 3 })
  expect(last.products.map(({ name }) => name)).toEqual(['Chair 5'])
  expect(last.pagination).toEqual({ page: 3, limit: 2, total: 5, pages: 3 })
  const beyond = await list({ limit: 2, page: 4 })
  expect(beyond.products).toEqual([])
  expect(beyond.pagination).toEqual({ page: 4, limit: 2, total: 5, pages: 3 })
})

test('an empty shop has an empty list', async () => {
  expect(await list()).toMatchObject({
    success: true,
    products: [],
    data: [],
    pagination: { page: 1, limit: 12, total: 0, pages: 0 },
  })
})

test.each<[Query, string[]]>([
  [undefined, ['Dear sofa', 'Reduced chair', 'Cheap chair']],
  [{ category: 'all' }, ['Dear sofa', 'Reduced chair', 'Cheap chair']],
  [{ category: 'sofa' }, ['Dear sofa']],
  [{ category: 'living-room' }, ['Cheap chair']],
  [{ category: 'sofa,living-room' }, ['Dear sofa', 'Cheap chair']],
  [{ category: 'no-such' }, []],
  [{ color: 'blue' }, ['Dear sofa', 'Reduced chair']],
  [{ color: 'gray', material: 'Oak' }, ['Cheap chair']],
  [{ inStock: 'true' }, ['Dear sofa', 'Reduced chair']],
  [{ search: 'sofas' }, ['Dear sofa']],
  [{ search: 'zzzz' }, []],
  [{ sort: 'name' }, ['Cheap chair', 'Dear sofa', 'Reduced chair']],
])('%j lists %j', async (query, names) => {
  await seedThree()
  expect(await namesOf(query)).toEqual(names)
})

test('facets count what each further choice would leave', async () => {
  await shop.set('general', { quoteMode: false })
  await seedThree()
  const { facets } = await list({ color: 'gray' })
  expect(facets).toEqual({
    categories: [
      { value: 'chair', count: 2 },
      { value: 'living-room', count: 1 },
    ],
    colors: expect.arrayContaining([
      { value: 'blue', count: 2 },
      { value: 'gray', count: 2 },
    ]),
    materials: [{ value: 'Oak', count: 1 }],
    inStock: 1,
    onSale: 1,
    rooms: [],
    styles: [],
    seatHeight: 0,
  })
})

test('price sorts and price filters go by what a product costs now', async () => {
  await shop.set('general', { quoteMode: false })
  await seedThree()
  expect(await namesOf({ sort: 'price-low' })).toEqual(['Reduced chair', 'Cheap chair', 'Dear sofa'])
  expect(await namesOf({ sort: 'price-high' })).toEqual(['Dear sofa', 'Cheap chair', 'Reduced chair'])
  expect(await namesOf({ minPrice: 60, maxPrice: 100 })).toEqual(['Cheap chair'])
  expect(await namesOf({ onSale: 'true' })).toEqual(['Reduced chair'])
})

test('in quote mode neither order nor filter tells a price, but to admins', async () => {
  await seedThree()
  const recommended = ['Dear sofa', 'Reduced chair', 'Cheap chair']
  for (const person of [nobody, leilani, makana]) {
    expect(await namesOf({ sort: 'price-low' }, person)).toEqual(recommended)
    expect(await namesOf({ minPrice: 60, maxPrice: 100 }, person)).toEqual(recommended)
    const { products, facets } = await list({ onSale: 'true' }, person)
    expect(products.map(({ name, isOnSale }) => [name, isOnSale])).toEqual(
      recommended.map((name) => [name, false]),
    )
    expect(facets.onSale).toBe(0)
  }
  expect(await namesOf({ onSale: 'true' }, noa)).toEqual(['Reduced chair'])
  expect(await namesOf({ sort: 'price-low' }, noa)).toEqual(['Reduced chair', 'Cheap chair', 'Dear sofa'])
  expect(await namesOf({ minPrice: 60, maxPrice: 100 }, noa)).toEqual(['Cheap chair'])
})

test('what is archived is not listed, searched or counted', async () => {
  await seedListed(shop.shop, { name: 'Old chair', state: 'archived' })
  await seedListed(shop.shop, { name: 'New chair' })
  expect(await namesOf()).toEqual(['New chair'])
  expect(await namesOf({ search: 'old' })).toEqual([])
})

test.each([
  { page: 0 },
  { page: 'abc' },
  { limit: 0 },
  { limit: -1 },
  { limit: 101 },
  { limit: 1e9 },
  { limit: 1.5 },
])('refuses %j', async (query) => {
  await expect(list(query as never)).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
})

test.each([
  { sort: 'cheapest' },
  { inStock: 'maybe' },
  { minPrice: -1 },
  { maxPrice: 'x' },
  { search: 'x'.repeat(201) },
])('refuses %j', async (query) => {
  await expect(list(query as never)).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
})
test.each(['LN-1234', '#ln1042', 'D-7'])(
  'the number %s of a paper finds no piece whose code begins alike, but the one that is called so',
  async (search) => {
    await seedListed(shop.shop, { name: 'Lull sofa', categoryId: 'sofa', productCode: 'LN-S-D-01' })
    expect(await namesOf({ search })).toEqual([])
    await seedListed(shop.shop, { name: 'Cove sofa', categoryId: 'sofa', productCode: search, rank: 2 })
    expect(await namesOf({ search })).toEqual(['Cove sofa'])
  },
)
