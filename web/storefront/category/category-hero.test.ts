import { expect, test } from 'vitest'
import { drawPage, type Answers } from '#tests/support/pages/draw-page.ts'
import { sampleProduct } from '#tests/support/samples/product.ts'

const facets = { categories: [], colors: [], materials: [], rooms: [], styles: [] }
const counts = { inStock: 1, onSale: 0, seatHeight: 0 }

function heroOf(html: string): string {
  return /<header class="relative bg-sand">.*?<\/header>/s.exec(html)?.[0] ?? ''
}

const sofas: Answers = {
  'GET /api/products/category/:category': () => ({
    products: [sampleProduct()],
    pagination: { page: 1, limit: 12, total: 1, pages: 1 },
    facets: { ...facets, ...counts },
  }),
}

test('a category begins with a room, which is fetched before anything else', async () => {
  const { html } = await drawPage('/category/sofa', sofas)
  expect(heroOf(html)).toMatch(/<h1 id="collection"[^>]*>Sofas<\/h1>/)
  expect(heroOf(html)).toMatch(
    /<img[^>]* width="1600" height="1066"[^>]* loading="eager" fetchPriority="high"/,
  )
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('a category of the shop’s own begins with its words, and its first pieces come first', async () => {
  const { html } = await drawPage('/category/hammocks', sofas)
  expect(heroOf(html)).toBe('')
  expect(html).toMatch(/<h1 id="collection"[^>]*>hammocks<\/h1>/)
  expect(html).toMatch(/fetchPriority="high"/)
})
