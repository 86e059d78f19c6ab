import { beforeEach, expect, test } from 'vitest'
import { newChair } from '#tests/support/catalogue/product-form.ts'
import { noa, nobody } from '#tests/support/people.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'chair'))

// Every object inherits "constructor".
const variants = JSON.stringify([{ name: 'constructor', options: [{ name: 'constructor' }] }])

test.each([
  ['counted', { variantStock: JSON.stringify({ constructor: 5 }) }, 5],
  ['not counted', {}, 0],
])('a finish called "constructor", %s, is one like any other', async (_what, stock, units) => {
  const { stock: _none, ...chair } = newChair({ variants, ...stock })
  const { product } = await shop.as(noa).call('POST /api/products', { body: chair })
  const params = { id: product._id }
  expect(product.variantStock).toEqual({ constructor: units })
  const seen = await shop.as(nobody).call('GET /api/products/:id', { params })
  expect(seen.product).toMatchObject({ _id: product._id })
  const { products } = await shop.as(nobody).call('GET /api/products', { query: { search: 'chair' } })
  expect(products.map(({ _id }) => _id)).toEqual([product._id])
  const inventory = await shop.as(noa).call('GET /api/inventory')
  expect(inventory.products[0]).toMatchObject({
    stock: units,
    units: [{ stock: units, waiting: 0, incoming: null }],
  })
  const managed = await shop.as(noa).call('GET /api/products/managed')
  expect(managed.products).toHaveLength(1)
  for (const file of ['GET /api/products/export', 'GET /api/inventory/export'] as const) {
    const text = await ((await shop.as(noa).call(file)) as unknown as Blob).text()
    expect(text).toContain('constructor')
  }
  const changed = { ...chair, variantStock: { constructor: 7 } }
  const after = await shop.as(noa).call('PUT /api/products/:id', { params, body: changed })
  expect(after.product.variantStock).toEqual({ constructor: 7 })
})
