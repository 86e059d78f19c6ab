import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { insertCategories } from '#server/categories/insert-categories.ts'
import { listCategories } from '#server/categories/queries.ts'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { insertProduct, insertProducts, type NewProduct } from './insert-product.ts'
import { findProduct } from './queries.ts'

const shop = testShop()

function sofa(change: Partial<NewProduct> = {}): NewProduct {
  const id = randomUUID()
  return {
    id,
    productCode: `LN-${id}`,
    name: 'Harbor sofa',
    description: 'Cognac leather.',
    categoryId: 'sofa',
    categories: ['outdoor', 'sofa', 'outdoor'],
    priceCents: 4_450_00,
    pictures: [
      { key: 'pictures/b', width: 1200, height: 1200, widths: [320, 1200], alt: 'First' },
      { key: 'pictures/a', width: 800, height: 800, widths: [320, 800], alt: 'Second' },
    ],
    stock: { oak: 3, walnut: 0 },
    ...change,
  }
}

beforeEach(() =>
  insertCategories(shop.shop.db, [
    { id: 'sofa', name: 'Sofas' },
    { id: 'outdoor', name: 'Outdoor' },
  ]),
)

test('a product comes with its further categories, its pictures in order and its stock', async () => {
  const product = sofa()
  await insertProduct(shop.shop.db, product)
  expect(await findProduct(shop.shop.db, product.id)).toMatchObject({
    category: 'sofa',
    categories: ['outdoor'],
    price: 4_450_00,
    pictures: product.pictures,
    variantStock: { oak: 3, walnut: 0 },
  })
})

test('its stock begins the history, with who wrote it and why', async () => {
  const { db } = shop.shop
  const product = sofa({ createdAt: shop.shop.clock() })
  await insertProduct(db, product, { actorId: noa.id, cause: 'import', note: 'sofas.csv' })
  const rows = await db.select().from(stockHistory).orderBy(asc(stockHistory.id))
  const said = {
    productId: product.id,
    cause: 'import',
    note: 'sofas.csv',
    actorId: noa.id,
    createdAt: product.createdAt,
  }
  expect(rows).toMatchObject([
    { ...said, variantKey: 'oak', change: 3, quantityAfter: 3 },
    { ...said, variantKey: 'walnut', change: 0, quantityAfter: 0 },
  ])
})

test('thousands are written in a few statements each', async () => {
  const { db } = shop.shop
  const many = Array.from({ length: 2500 }, (_, i) => sofa({ name: `Sofa ${i}` }))
  await db.inTransaction((tx) => insertProducts(tx, many))
  expect(await db.$count(inventory, eq(inventory.quantity, 3))).toBe(2500)
  expect(await findProduct(db, many[2499]?.id ?? '')).toMatchObject({
    name: 'Sofa 2499',
    categories: ['outdoor'],
  })
})

test('one code twice leaves nothing of any', async () => {
  const { db } = shop.shop
  const twins = [sofa({ productCode: 'LN-1' }), sofa({ productCode: 'LN-1' })]
  await expect(db.inTransaction((tx) => insertProducts(tx, twins))).rejects.toMatchObject({
    cause: { code: '23505', constraint: 'products_code_key' },
  })
  expect(await db.$count(inventory)).toBe(0)
  expect(await db.$count(stockHistory)).toBe(0)
})

test('categories stand after those there are, and a slug is given once', async () => {
  const { db } = shop.shop
  await insertCategories(db, [{ id: 'bed', name: 'Beds', description: 'Frames.', isFeatured: true }])
  const before = await listCategories(db)
  expect(before.map(({ _id }) => _id)).toEqual(['sofa', 'outdoor', 'bed'])
  await expect(insertCategories(db, [{ id: 'bed', name: 'Beds again' }])).rejects.toMatchObject({
    cause: { code: '23505' },
  })
  expect(await listCategories(db)).toEqual(before)
})
