import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/pages/draw-page.ts'
import { sampleProduct } from '#tests/support/samples/product.ts'

const listing = (more: object = {}) => ({
  products: [sampleProduct()],
  pagination: { page: 1, limit: 12, total: 1, pages: 1 },
  facets: {
    categories: [],
    colors: [],
    materials: [],
    rooms: [{ value: 'living room', count: 1 }],
    styles: [{ value: 'coastal', count: 1 }],
    inStock: 1,
    onSale: 0,
    seatHeight: 0,
    ...more,
  },
})

test('rooms, styles and sizes filter too, and each can be taken off; seats where some are known', async () => {
  const seated = listing({ seatHeight: 1 })
  const { html, text } = await drawPage('/category/sofa?room=living+room&maxWidth=80', {
    'GET /api/products/category/:category': () => seated,
  })
  expect(html).toMatch(/<input type="checkbox"[^>]*name="room"[^>]*checked=""[^>]*value="living room"/)
  expect(html).toMatch(/<input type="checkbox"[^>]*name="style"[^>]*value="coastal"/)
  expect(html).toMatch(/name="maxWidth"[^>]*value="80"/)
  expect(html).toContain('name="minSeatHeight"')
  expect(html).toContain('aria-label="Remove filter Living room"')
  expect(html).toContain('aria-label="Remove filter Width up to 80 in"')
  expect(text).toContain('80 in (203.2 cm)')
  expect(text).toContain('Coastal 1 piece')
  const { html: seatless } = await drawPage('/category/sofa', {
    'GET /api/products/category/:category': () => listing(),
  })
  expect(seatless).not.toContain('name="minSeatHeight"')
})

test('a size that cannot be read says so, filters nothing and is no filter in force', async () => {
  const requested: object[] = []
  const { html, text } = await drawPage('/category/sofa?maxWidth=as+wide+as+it+goes', {
    'GET /api/products/category/:category': (input) => {
      requested.push((input as { query: object }).query)
      return listing()
    },
  })
  expect(text).toContain('Type a length, such as')
  expect(html).toMatch(/name="maxWidth"[^>]*value="as wide as it goes"/)
  expect(html).not.toContain('Remove filter Width')
  expect(text).not.toMatch(/Size in inches \d chosen/)
  expect(html).not.toContain('Filters in force')
  expect(requested[0]).not.toHaveProperty('maxWidth')
})

test('a shop that measures in centimeters filters by them', async () => {
  const { html, text } = await drawPage(
    '/category/sofa?maxWidth=203&unit=cm',
    { 'GET /api/products/category/:category': () => listing() },
    { units: 'metric' },
  )
  expect(text).toContain('Size in cm')
  expect(text).toContain('203 cm (79.9 in)')
  expect(html).toContain('<input type="hidden" name="unit" value="cm"/>')
  expect(html).toContain('aria-label="Remove filter Width up to 203 cm"')
})
