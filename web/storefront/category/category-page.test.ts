import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { drawPage, type Answers } from '#tests/support/pages/draw-page.ts'
import { sampleProduct, withoutPrices } from '#tests/support/samples/product.ts'

const sofa = sampleProduct()
const settee = sampleProduct({ _id: '11111111-1111-4111-8111-111111111111', name: 'Lull settee', stock: 3 })

const facets = {
  categories: [{ value: 'sofa', count: 2 }],
  colors: [
    { value: 'blue', count: 1 },
    { value: 'brown', count: 2 },
  ],
  materials: [{ value: 'Walnut', count: 2 }],
  rooms: [{ value: 'living room', count: 2 }],
  styles: [{ value: 'coastal', count: 1 }],
  inStock: 2,
  onSale: 0,
  seatHeight: 0,
}

function listing(products: Product[], page = 1, pages = 1) {
  const total = pages > 1 ? pages * 12 : products.length
  return {
    products,
    pagination: { page, limit: 12, total, pages, ...(page < pages && { next: page + 1 }) },
    facets,
  }
}

const quote: Answers = { 'GET /api/products': () => listing([sofa, settee].map(withoutPrices)) }
const purchase: Answers = { 'GET /api/products': () => listing([sofa, settee]) }

test.each(['/', '/browse'])('%s has moved to the collection', async (path) => {
  expect(await drawPage(path, quote)).toMatchObject({ status: 301, location: '/category/all' })
})

test('the names of the pieces are in the page before any script, each with its link', async () => {
  const { status, html, text } = await drawPage('/category/all', quote)
  expect(status).toBe(200)
  expect(text).toContain('Shoreline sofa')
  expect(text).toContain('Lull settee')
  expect(html).toContain(`href="/product/${sofa._id}"`)
})

test('the collection from its start is the home page', async () => {
  const { text, html } = await drawPage('/category/all', quote)
  for (const words of [
    'Furniture for rooms that open to the air',
    '2 pieces in oak, walnut and teak, chosen to be mixed.',
    'A home in one decision',
    'Begin with a style',
    'Send us your floor plan',
    'Good to know',
  ])
    expect(text).toContain(words)
  expect(html).toContain('<title>Lānai: furniture and interior design for homes in Hawaii</title>')
  expect(html).toContain('<link rel="canonical" href="https://lanai.example/category/all"/>')
})

test.each(['?search=sofa', '?color=blue', '?page=2'])(
  'the collection at %s is a list alone',
  async (query) => {
    const { text } = await drawPage(`/category/all${query}`, {
      'GET /api/products': () => listing([sofa], 2, 3),
    })
    expect(text).not.toContain('Furniture for rooms that open to the air')
    expect(text).toContain('Shoreline sofa')
  },
)

test('in quote mode prices are on request, and nothing sorts or filters by them', async () => {
  const { text, html } = await drawPage('/category/all', quote, { quoteMode: true })
  expect(text).toContain('Price on request')
  expect(text).toContain('Prices on request. Add what you like to your cart and ask for a quote')
  expect(text).not.toContain('4,450')
  expect(html).not.toMatch(/value="price-|name="minPrice"/)
})

test('in normal mode prices, price sorts and a price range are there', async () => {
  const { text, html } = await drawPage('/category/all?color=blue', purchase, { quoteMode: false })
  expect(text).toContain('$4,450.00')
  expect(text).toContain('Price: Low to High')
  expect(html).toContain('name="minPrice"')
})

test('little stock is told on the card, much is not', async () => {
  const { text } = await drawPage('/category/all', quote)
  expect(text).toContain('Only 3 left')
  expect(text).not.toContain('In stock Lull')
})

test('a category has its own title, line and place in the collection', async () => {
  const answers: Answers = { 'GET /api/products/category/:category': () => listing([withoutPrices(sofa)]) }
  const { text, html } = await drawPage('/category/sofa', answers)
  expect(html).toMatch(/<h1[^>]*>Sofas<\/h1>/)
  expect(text).toContain('Deep enough to read in.')
  expect(html).toContain('<title>Sofas · Lānai</title>')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(text).not.toContain('Category')
})

test('a search names its term and the number of results, and can be cleared', async () => {
  const { text, html } = await drawPage('/category/all?search=%20linen%20&color=blue', quote)
  expect(text).toContain('Search results for "linen"')
  expect(text).toContain('2 results')
  expect(html).toMatch(/href="\/category\/all\?color=blue"[^>]*>Clear search/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<input type="hidden" name="search" value="linen"/>')
})

test('nothing found leads on, and so does a shop without pieces', async () => {
  const { status, text, html } = await drawPage('/category/all?search=zzz', {
    'GET /api/products': () => listing([], 1, 0),
  })
  expect(status).toBe(200)
  expect(text).toContain('No products found Try fewer words, or clear a filter. Browse all products')
  expect(html).toMatch(/href="\/category\/all"[^>]*>Browse all products/)
  const empty = await drawPage('/category/all', { 'GET /api/products': () => listing([], 1, 0) })
  expect(empty.text).toContain('No products found The first pieces are on their way. Start a custom design')
  expect(empty.text).not.toMatch(/fewer words|0 pieces/)
})

test('what cannot be loaded says so and can be tried again', async () => {
  const { status, text } = await drawPage('/category/all', { 'GET /api/products': () => 'unavailable' })
  expect(status).toBe(503)
  expect(text).toContain('Error Loading Products Failed to fetch products Try Again')
})

test('a category that there is not is not found', async () => {
  const answers: Answers = { 'GET /api/products/category/:category': () => 'category_not_found' }
  const { status, text } = await drawPage('/category/spaceship', answers)
  expect(status).toBe(404)
  expect(text).toContain('Page not found')
})

test.each(['?page=0', '?page=abc'])('there is no %s', async (query) => {
  expect((await drawPage(`/category/all${query}`, {})).status).toBe(404)
})

test('the shop is asked for what the address says', async () => {
  let requested: object | undefined
  await drawPage('/category/all?color=brown&color=blue&inStock=true&sort=name&page=2', {
    'GET /api/products': ({ query }) => {
      requested = query
      return listing([sofa], 2, 3)
    },
  })
  expect(requested).toMatchObject({ color: 'brown,blue', inStock: 'true', sort: 'name', page: 2 })
})

test('the filters are a form whose ticks and counts are there without script', async () => {
  const { html, text } = await drawPage('/category/all?color=blue', quote)
  expect(html).toMatch(/<input type="checkbox"[^>]*name="color"[^>]*checked=""[^>]*value="blue"/)
  expect(html).not.toMatch(/<input type="checkbox"[^>]*name="color"[^>]*checked=""[^>]*value="brown"/)
  expect(text).toMatch(/Brown 2 pieces/)
  expect(html).toMatch(
    /href="\/category\/all"[^>]*aria-label="Remove filter Blue"|aria-label="Remove filter Blue"[^>]*href="\/category\/all"/,
  )
})

test('pages are links, with the filters kept, before and after this one', async () => {
  const { html } = await drawPage('/category/all?color=blue&page=2', {
    'GET /api/products': () => listing([sofa], 2, 3),
  })
  expect(html).toContain('href="/category/all?color=blue&amp;page=3"')
  expect(html).toContain('<link rel="prev" href="https://lanai.example/category/all?color=blue"/>')
  expect(html).toContain('<link rel="next" href="https://lanai.example/category/all?color=blue&amp;page=3"/>')
  expect(html).toContain('<link rel="canonical" href="https://lanai.example/category/all?page=2"/>')
})

test('what a product is called can never become a script', async () => {
  const nasty = sampleProduct({ name: '</script><script>alert(1)</script>' })
  const { html } = await drawPage('/category/all', { 'GET /api/products': () => listing([nasty]) })
  expect(html).not.toContain('<script>alert')
})
