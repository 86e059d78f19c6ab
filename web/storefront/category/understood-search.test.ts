import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { drawPage } from '#tests/support/pages/draw-page.ts'
import { sampleProduct, withoutPrices } from '#tests/support/samples/product.ts'

const sofa = sampleProduct()

const found = {
  products: [withoutPrices({ ...sofa, finish: 'sage' } as Product)],
  pagination: { page: 1, limit: 12, total: 1, pages: 1 },
  facets: {
    categories: [],
    colors: [],
    materials: [],
    rooms: [],
    styles: [],
    inStock: 1,
    onSale: 0,
    seatHeight: 0,
  },
}

test('a search shows how it was understood, each part with the way to search without it', async () => {
  const understood = {
    kind: 'sofa',
    colors: ['green'],
    materials: [],
    rooms: [],
    sizes: [],
    notMade: [],
    dropped: ['togo'],
    corrected: [{ from: 'coach', to: 'couch' }],
    parts: [
      { label: 'green', without: 'couch togo' },
      { label: 'sofa', without: 'green togo' },
    ],
  }
  const { html, text } = await drawPage('/category/all?search=green+coach+togo', {
    'GET /api/products': () => ({ ...found, understood }),
  })
  expect(html).toContain('href="/category/all?search=couch+togo"')
  expect(html).toContain('aria-label="Search without sofa"')
  expect(text).toContain('Showing results for “couch” instead of “coach”. “togo” was not found.')
  expect(html).toContain(`href="/product/${sofa._id}?finish=sage"`)
})

test('a search that finds nothing shows the pages that answer it above, without any script', async () => {
  const none = { ...found, products: [], pagination: { page: 1, limit: 12, total: 0, pages: 0 } }
  const { html, text } = await drawPage('/category/all?search=return+policy', {
    'GET /api/products': ({ query }) => (query?.search ? { ...none, pages: ['returns', 'shipping'] } : found),
  })
  expect(html).toContain('href="/returns"')
  expect(text).toMatch(/These pages may answer it.*Returns and refunds.*Shipping.*No products found/)
})

test('a search that the owner has a page for is led there', async () => {
  const leading = () => ({ ...found, leadsTo: '/returns' })
  expect(await drawPage('/category/all?search=send+back', { 'GET /api/products': leading })).toMatchObject({
    status: 302,
    location: '/returns',
  })
})

test('a page beyond the last leads to the last one, with all that was chosen', async () => {
  const pagination = { ...found.pagination, page: 99, pages: 3 }
  const answers = { 'GET /api/products': () => ({ ...found, pagination }) }
  expect(await drawPage('/category/all?color=blue&sort=name&page=99', answers)).toMatchObject({
    status: 302,
    location: '/category/all?color=blue&sort=name&page=3',
  })
})
