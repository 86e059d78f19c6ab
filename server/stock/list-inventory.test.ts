import { stocked } from '#domain/stock/availability.ts'
import { describe, expect, test } from 'vitest'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { inTwoFinishes } from '#tests/support/seed/product.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'

const shop = testShop()

type Query = TestAsk<'GET /api/inventory'>['query']

const list = (query: Query = {}, person: Person = noa) =>
  shop.as(person).call('GET /api/inventory', { query })
const namesOf = async (query: Query, person?: Person) =>
  (await list(query, person)).products.map(({ name }) => name)
const fileOf = async (query: Query = {}, person: Person = noa) =>
  (await shop.as(person).call('GET /api/inventory/export', { query })) as unknown as Blob

/** Five products that differ in what is left of them. */
async function seedStocks() {
  await seedCategories(shop.shop.db, 'sofa', 'chair')
  await seedListed(shop.shop, { name: 'Empty', stock: 0 })
  await seedListed(shop.shop, { name: 'Few', stock: 5, categoryId: 'sofa' })
  await seedListed(shop.shop, { name: 'Many', stock: 6, productCode: 'SO-77' })
  await seedListed(shop.shop, {
    name: 'Split',
    stock: { ash: 30, oak: 0 },
    variants: inTwoFinishes,
    categories: ['sofa'],
  })
  await seedListed(shop.shop, { name: 'Stored', stock: 9, state: 'archived' })
}

describe('the inventory', () => {
  test('shows listed products with the units of each finish, in the order of its variants', async () => {
    await seedStocks()
    const { products, data, pagination } = await list()
    expect(products).toHaveLength(4)
    expect(data).toEqual(products)
    expect(pagination).toEqual({ page: 1, limit: 10, total: 4, pages: 1 })
    expect(products.find(({ name }) => name === 'Split')).toMatchObject({
      stock: 30,
      image: '',
      units: [
        { variantKey: 'ash', finish: 'Natural ash', stock: 30 },
        { variantKey: 'oak', finish: 'Smoked oak', stock: 0 },
      ],
    })
    expect(products.find(({ name }) => name === 'Few')?.units).toEqual([
      { variantKey: 'default', finish: '', stock: 5, ...stocked, waiting: 0, incoming: null },
    ])
  })

  test('counts a finish that nobody has entered yet as none', async () => {
    await seedListed(shop.shop, { variants: inTwoFinishes, stock: { ash: 3 } })
    const { products } = await list()
    expect(products).toMatchObject([{ stock: 3, units: [{ stock: 3 }, { variantKey: 'oak', stock: 0 }] }])
  })

  test('shows a small picture', async () => {
    await seedListed(shop.shop, { pictures: [{ key: 'pictures/aa', widths: [320, 640] }] })
    expect((await list()).products).toMatchObject([{ image: '/pictures/aa-320.webp' }])
  })

  test.each<[string, Query, string[]]>([
    ['in stock', { stock: 'in' }, ['Few', 'Many', 'Split']],
    ['low: 1 to 5', { stock: 'low' }, ['Few']],
    ['out of stock', { stock: 'out' }, ['Empty']],
    ['with a finish that is low or out', { stock: 'gaps' }, ['Empty', 'Few', 'Split']],
    ['of a category, main or further', { category: 'sofa' }, ['Few', 'Split']],
    ['by a part of the name', { search: 'MAN' }, ['Many']],
    ['by a part of the code', { search: 'so-7' }, ['Many']],
    ['by words with signs of a pattern', { search: '%' }, []],
    ['by all at once', { search: 'e', category: 'sofa', stock: 'low' }, ['Few']],
  ])('can be narrowed to products %s', async (_case, query, names) => {
    await seedStocks()
    expect(await namesOf(query)).toEqual(names)
    expect((await list(query)).pagination.total).toBe(names.length)
  })

  test.each<[Query, string[]]>([
    [{ sort: 'name' }, ['Empty', 'Few', 'Many', 'Split']],
    [{ sort: 'name', direction: 'desc' }, ['Split', 'Many', 'Few', 'Empty']],
    [{ sort: 'stock' }, ['Empty', 'Few', 'Many', 'Split']],
    [{ sort: 'stock', direction: 'desc' }, ['Split', 'Many', 'Few', 'Empty']],
    [{ sort: 'category' }, ['Empty', 'Many', 'Split', 'Few']],
  ])('is sorted by %j', async (query, names) => {
    await seedStocks()
    expect(await namesOf(query)).toEqual(names)
  })

  test('comes in pages of 10, and equal products stand on one page only', async () => {
    for (let made = 0; made < 11; made++) await seedListed(shop.shop, { name: 'Twin' })
    const [first, second] = [await list({ sort: 'stock' }), await list({ sort: 'stock', page: 2 })]
    expect(first.pagination).toEqual({ page: 1, limit: 10, total: 11, pages: 2, next: 2 })
    const ids = [...first.products, ...second.products].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(11)
  })

  test('shows sellers what is theirs, and nothing to others', async () => {
    await seedListed(shop.shop, { name: 'Of Makana', ownerId: makana.id })
    await seedListed(shop.shop, { name: 'Of the shop' })
    expect(await namesOf({}, makana)).toEqual(['Of Makana'])
    expect((await list({}, makana)).pagination.total).toBe(1)
    await expect(list({}, leilani)).rejects.toMatchObject({ status: 403 })
    await expect(list({}, nobody)).rejects.toMatchObject({ status: 401 })
  })

  test.each([{ sort: 'price' }, { stock: 'plenty' }, { page: 0 }, { limit: 101 }, { direction: 'up' }])(
    'refuses to be asked for %j',
    async (query) => {
      await expect(list(query as Query)).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
    },
  )
})

describe('the export', () => {
  test('holds a line for each finish of the list as it is narrowed and sorted, whatever the page', async () => {
    await seedStocks()
    const file = await fileOf({ category: 'sofa', sort: 'stock' })
    expect(file.type).toBe('text/csv; charset=utf-8')
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines[0]).toBe('Product code,Product,Category,Finish,Variant key,Stock,State')
    expect(lines.slice(1).map((line) => line.split(',').slice(1).join(','))).toEqual([
      'Few,sofa,,default,5,Low stock',
      'Split,chair,Natural ash,ash,30,In stock',
      'Split,chair,Smoked oak,oak,0,Out of stock',
    ])
  })

  test('is saved under the day of the store', async () => {
    const { headers } = await shop.http.inject({
      url: '/api/inventory/export',
      headers: { authorization: `Bearer ${noa.token}` },
    })
    expect(headers['content-disposition']).toContain('filename="inventory-2026-11-20.csv"')
  })

  test('holds nothing that a spreadsheet would run', async () => {
    await seedListed(shop.shop, { name: '=HYPERLINK("http://x","y")', productCode: '+1' })
    const [, line] = (await (await fileOf()).text()).split('\r\n')
    expect(line).toMatch(/^'\+1,"'=HYPERLINK\(""http:\/\/x"",""y""\)",/)
  })

  test('is for admins', async () => {
    await expect(fileOf({}, makana)).rejects.toMatchObject({ status: 403 })
    await expect(fileOf({}, nobody)).rejects.toMatchObject({ status: 401 })
  })
})
