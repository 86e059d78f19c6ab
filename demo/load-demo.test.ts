import { readAllAgain } from '#tests/support/read-all-again.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Picture } from '#contract/products.ts'
import type { Files } from '#kit/node/files/store.ts'
import type { World } from '#server/world.ts'
import { noa, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { fillEmpty, loadDemo, writeCatalogue } from './load-demo.ts'

const shop = testShop()

async function openDemo(world: World = shop.shop) {
  await loadDemo(world)
  await readAllAgain(shop.shop)
}

const filesThat = (put: Files['put']) => Object.assign(Object.create(shop.shop.files) as Files, { put })

/** For what is only about rows: to sync hundreds of files takes seconds. */
const withoutFiles = (): World => ({ ...shop.shop, files: filesThat(() => Promise.resolve()) })

const tables = [
  'categories',
  'products',
  'product_categories',
  'product_pictures',
  'inventory',
  'stock_history',
  'packages',
  'package_items',
]

async function everyRow() {
  const rows = tables.map((table) => shop.shop.db.execute(sql.raw(`select * from ${table} order by 1, 2`)))
  return (await Promise.all(rows)).map((result) => result.rows)
}

test('an empty shop opens with the whole collection in the categories of its header', async () => {
  await openDemo(withoutFiles())
  const { categories } = await shop.as(nobody).call('GET /api/categories')
  expect(categories.map(({ _id }) => _id).join(' ')).toBe(
    'bench stool chair table cabinet sofa ottoman bed dresser desk settee ' +
      '1-bedroom 2-bedroom 3-bedroom living-room dining-room outdoor',
  )
  expect(categories.filter(({ isFeatured }) => isFeatured).map(({ name }) => name)).toEqual([
    'Stools',
    'Chairs',
    'Tables',
    'Sofas',
  ])
  expect(categories.every(({ productCount }) => productCount > 0)).toBe(true)
  const { pagination } = await shop.as(nobody).call('GET /api/products')
  expect(pagination.total).toBe(67)
})

test('a piece has its prices in cents, its stock by finish, its further rooms and a 3D model of what is chosen first', async () => {
  await openDemo(withoutFiles())
  const { products } = await shop.as(noa).call('GET /api/products', { query: { search: 'LN-SOF-001' } })
  expect(products[0]).toMatchObject({
    name: 'Shoreline sofa',
    category: 'sofa',
    categories: ['1-bedroom', '2-bedroom', '3-bedroom', 'living-room'],
    price: 4450,
    salePrice: null,
    costPrice: 2225,
    variantStock: { linen: 22, indigo: 14, sage: 9, charcoal: 31 },
    stock: 76,
    variantModels: { linen: expect.stringMatching(/^\/models\/shoreline-sofa-[0-9a-f]{8}\.glb$/) },
    details: { size: { widthCm: 228 } },
  })
})

test('every picture and model that a piece or a package names is there to be fetched', async () => {
  await openDemo()
  const { products } = await shop.as(nobody).call('GET /api/products', { query: { limit: 100 } })
  const { packages } = await shop.as(nobody).call('GET /api/packages')
  const addresses = [
    ...products.flatMap(({ pictures }) => pictures.flatMap(filesOf)),
    ...products.flatMap(({ variantModels }) => Object.values(variantModels)),
    ...packages.flatMap(({ pictures }) => pictures.flatMap(filesOf)),
  ]
  expect(packages).toHaveLength(7)
  expect(addresses.length).toBeGreaterThan(1000)
  const missing = await Promise.all(
    addresses.map(async (address) => ((await isServed(address)) ? [] : address)),
  )
  expect(missing.flat()).toEqual([])
  expect(products.flatMap(({ pictures }) => pictures).every(({ alt }) => alt.length > 0)).toBe(true)
})

function filesOf({ base, widths }: Picture): string[] {
  return widths.flatMap((width) => [`${base}-${width}.webp`, `${base}-${width}.avif`])
}

async function isServed(address: string): Promise<boolean> {
  const reply = await shop.http.inject({ method: 'HEAD', url: address })
  return reply.statusCode === 200 && Number(reply.headers['content-length']) > 0
}

test('the stock of the demo begins its history', async () => {
  await openDemo(withoutFiles())
  const { rows } = await shop.shop.db.execute(sql`
    select count(h.id)::int as keys, sum(i.quantity)::int as units,
      sum(h.change - i.quantity)::int as difference, min(h.cause) as cause
    from inventory i left join stock_history h using (product_id, variant_key)`)
  expect(rows).toEqual([{ keys: 206, units: 3708, difference: 0, cause: 'initial' }])
})

test('loading again changes nothing', async () => {
  await openDemo(withoutFiles())
  const before = await everyRow()
  await loadDemo(withoutFiles())
  expect(await everyRow()).toEqual(before)
})

test('without its files nothing is sold, and loading again fills the shop', async () => {
  let left = 100
  const files = filesThat(() =>
    left-- > 0 ? Promise.resolve() : Promise.reject(new Error('The disk is full')),
  )
  const { random, clock } = shop.shop
  const filled = fillEmpty(
    { ...shop.shop, files },
    async (tx, sights) => void (await writeCatalogue(tx, sights, { random, opened: clock() })),
  )
  await expect(filled).rejects.toThrow('The disk is full')
  expect((await everyRow()).flat()).toEqual([])
  await openDemo(withoutFiles())
  const { pagination } = await shop.as(nobody).call('GET /api/products')
  expect(pagination.total).toBe(67)
})

test('two processes that open the same empty shop fill it once', async () => {
  await Promise.all([loadDemo(withoutFiles()), loadDemo(withoutFiles())])
  const rows = await everyRow()
  const counts = Object.fromEntries(tables.map((table, i) => [table, rows[i]?.length]))
  expect(counts).toMatchObject({ categories: 17, products: 67, packages: 7 })
})

test('a shop that has anything of its own stays as it is', async () => {
  await shop.shop.db.execute(sql`insert into categories (id, name, position) values ('own', 'Our own', 1)`)
  const before = await everyRow()
  await loadDemo(shop.shop)
  expect(await everyRow()).toEqual(before)
})
