import { expect, test } from 'vitest'
import { drawPage, type Answers } from '#tests/support/pages/draw-page.ts'

const none: Answers = {
  'GET /api/products': () => ({
    products: [],
    pagination: { page: 1, limit: 12, total: 0, pages: 0 },
    facets: {
      categories: [],
      colors: [],
      materials: [],
      rooms: [],
      styles: [],
      inStock: 0,
      onSale: 0,
      seatHeight: 0,
    },
  }),
}

test.each([
  ['LN-1042', 'Your order LN-1042', '/account/orders/LN-1042'],
  ['#d-7', 'Your design request D-7', '/custom-design/request/D-7'],
])('a search for %s leads to it', async (search, label, path) => {
  const { html, text } = await drawPage(`/category/all?search=${encodeURIComponent(search)}`, none)
  expect(text).toContain(label)
  expect(html).toContain(`href="${path}"`)
})
