import { readAllAgain } from '#tests/support/read-all-again.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EmbeddedDatabase } from '#kit/node/db/database.ts'
import { examine } from '#server/doctor/examine.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { nobody } from '#tests/support/people.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { fillShop } from './fill-shop.ts'
import { DemoRefused } from './many-products.ts'

let database: EmbeddedDatabase
const shop = testShop(async () => (database = await ownDatabase()))

const DEMO_PRODUCTS = 67
const fill = (products: number, anyway = false) =>
  fillShop(shop.shop, database, { products, anyway }, () => undefined)

async function rowsOf(text: string) {
  return (await shop.shop.db.execute(sql.raw(text))).rows
}
const drawn = () =>
  rowsOf(`select id, product_code, name, description, price_cents, sale_price_cents, variants from products
    where product_code like 'LX-%' order by product_code`)

test('two hundred products are sound, listed, found, shown, and the same each time', async () => {
  await fill(200)
  await readAllAgain(shop.shop)
  expect(await examine(shop.shop)).toEqual([])
  const asNobody = shop.as(nobody)
  const { products, pagination, facets } = await asNobody.call('GET /api/products', {
    query: { sort: 'newest' },
  })
  expect(pagination.total).toBe(DEMO_PRODUCTS + 200)
  expect(products.every(({ images, variants }) => images.length > 0 && variants.length > 0)).toBe(true)
  expect(facets.colors.length).toBeGreaterThan(5)
  const [one] = await rowsOf(
    `select id, name from products where product_code like 'LX-%' order by id limit 1`,
  )
  const search = String(one?.name)
  const found = await asNobody.call('GET /api/products', { query: { search, limit: '100' } })
  expect(found.products.map(({ _id }) => _id)).toContain(one?.id)
  const { product } = await asNobody.call('GET /api/products/:id', { params: { id: String(one?.id) } })
  const keys = product.variants[0]?.options.map(({ id }) => id) ?? []
  expect(Object.keys(product.variantStock).toSorted()).toEqual(keys.toSorted())
  expect(product.variants[0]?.options.filter((option) => option.default)).toHaveLength(1)

  const before = await drawn()
  await shop.shop.db.execute(sql`delete from products where product_code like 'LX-%'`)
  await fill(30)
  await fill(200)
  expect(await drawn()).toEqual(before)
})

test('a shop with orders is left alone, and so is one with categories of its own', async () => {
  await seedOrder(shop)
  const before = await rowsOf('select id from products order by 1')
  await expect(fill(5)).rejects.toThrow(DemoRefused)
  await expect(fill(5, true)).rejects.toThrow('categories of its own')
  expect(await rowsOf('select id from products order by 1')).toEqual(before)
})
