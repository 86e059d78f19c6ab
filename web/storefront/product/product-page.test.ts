import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { drawPage, type Answers } from '#tests/support/pages/draw-page.ts'
import { sampleProduct, withoutPrices } from '#tests/support/samples/product.ts'

const sofa = sampleProduct()
const neighbour = sampleProduct({ _id: '22222222-2222-4222-8222-222222222222', name: 'Tidal sofa' })
const path = `/product/${sofa._id}`

function selling(product: Product, related: Product[] = []): Answers {
  return {
    'GET /api/products/:id': () => ({ product }),
    'GET /api/products/:id/related': ({ query }) => ({ products: query?.by === 'room' ? [] : related }),
  }
}

test('a piece shows its name, words, details, neighbours and its category', async () => {
  const { status, text, html } = await drawPage(
    path,
    selling(withoutPrices(sofa), [withoutPrices(neighbour)]),
  )
  expect(status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>Shoreline sofa<\/h1>/)
  for (const words of [
    'Price on request',
    'Three loose seat cushions',
    'Splayed legs with brass caps',
    'W 89.8 in',
    '168 lb (76 kg)',
    'Vacuum with a soft brush.',
    'In stock: 2-4 weeks',
    'LN-SOF-001',
    'More sofas',
    'Tidal sofa',
  ])
    expect(text).toContain(words)
  expect(html).toContain('href="/browse"')
  expect(html).toContain('href="/category/sofa"')
})

test('the page opens with the default finish, its stock and its quantity', async () => {
  const { html, text } = await drawPage(path, selling(withoutPrices(sofa)))
  expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="linen"/)
  expect(text).toContain('In stock')
  expect(html).toContain('aria-label="Quantity of Shoreline sofa"')
  expect(text).toContain('Add to cart')
})

test('a finish that is sold out says so and can still be looked at', async () => {
  const { text, html } = await drawPage(
    path,
    selling(sampleProduct({ variantStock: { linen: 22, indigo: 0 } })),
  )
  expect(text).toContain('Indigo linen + $120.00 Out of stock')
  expect(html).not.toMatch(/<input type="radio"[^>]*disabled=""[^>]*value="indigo"/)
})

test('what is made to order says its weeks, and not how soon the stocked come', async () => {
  const variantAvailability = { linen: { availability: 'made to order', leadWeeks: 6 } } as const
  const { text } = await drawPage(path, selling(sampleProduct({ variantAvailability })))
  expect(text).toContain('Made to order, about 6 weeks')
  expect(text.split('In stock: 2-4 weeks')).toHaveLength(2)
})

test('a piece that is sold out cannot be bought', async () => {
  const { text, html } = await drawPage(
    path,
    selling(sampleProduct({ variantStock: { linen: 0, indigo: 0 }, stock: 0 })),
  )
  expect(text).toContain('Out of stock')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Add to cart/)
})

test('in normal mode the price is shown, told to search engines, and a sale price beside it', async () => {
  const { text, html } = await drawPage(path, selling(sampleProduct({ salePrice: 3990, isOnSale: true })), {
    quoteMode: false,
  })
  expect(text).toContain('Sale price $3,990.00')
  expect(text).toContain('Regular price $4,450.00')
  expect(html).toContain('"price":"3990.00","priceCurrency":"USD"')
})

test('in quote mode nothing in the page tells a price', async () => {
  const { html } = await drawPage(path, selling(withoutPrices(sofa), [withoutPrices(neighbour)]))
  expect(html).not.toMatch(/4,?450|"offers"|priceCurrency/)
})

test('title, address and picture are there for previews', async () => {
  const { html } = await drawPage(path, selling(sofa))
  expect(html).toContain('<title>Shoreline sofa · Lānai</title>')
  expect(html).toContain(`<link rel="canonical" href="https://lanai.example${path}"/>`)
  expect(html).toContain('<meta property="og:image" content="https://lanai.example/pictures/0a-1200.webp"/>')
})

test('a piece that there is not is not found, and leads on', async () => {
  const { status, text, html } = await drawPage('/product/nope', {
    'GET /api/products/:id': () => 'product_not_found',
    'GET /api/products/:id/related': () => 'product_not_found',
  })
  expect(status).toBe(404)
  expect(text).toContain('Product not found')
  expect(html).toMatch(/href="\/browse"[^>]*>Browse Collection/)
})

test('a piece that cannot be loaded says so and can be tried again', async () => {
  const { status, text } = await drawPage(path, {
    ...selling(sofa),
    'GET /api/products/:id': () => 'unavailable',
  })
  expect(status).toBe(503)
  expect(text).toContain('Failed to load product Try Again')
})

test('the page is whole when its neighbours cannot be loaded', async () => {
  const { status, text } = await drawPage(path, {
    ...selling(sofa),
    'GET /api/products/:id/related': () => 'unavailable',
  })
  expect(status).toBe(200)
  expect(text).toContain('All sofas')
})

test('what completes a piece stands before the others of its kind', async () => {
  const table = { ...neighbour, name: 'Lagoon table', category: 'table' }
  const { text } = await drawPage(path, {
    ...selling(sofa),
    'GET /api/products/:id/related': ({ query }) => ({
      products: [query?.by === 'room' ? table : neighbour],
    }),
  })
  expect(text).toMatch(/Completes it .*Lagoon table.* More sofas .*Tidal sofa/)
})

test('a piece without pictures says so', async () => {
  const { text } = await drawPage(path, selling(sampleProduct({ pictures: [], images: [] })))
  expect(text).toContain('No pictures yet')
})

test.each([
  ['a model for its finish', { variantModels: { linen: '/models/sofa-0a.glb' } }],
  ['a 3D page', { modelUrl: 'https://models.example/sofa.html' }],
  ['a model as its address', { modelUrl: '/models/sofa-0a.glb' }],
])(
  'a piece with %s can be seen in 3D, of which nothing is fetched before it is asked for',
  async (_case, has) => {
    const { html, text } = await drawPage(path, selling(sampleProduct(has)))
    expect(text).toContain('View in 3D')
    expect(html).toContain('aria-label="Show in 3D"')
    expect(html).toContain('aria-label="Show picture 2 of 2"')
    expect(html).not.toMatch(/<iframe|<model-viewer/)
  },
)

test.each([
  ['a list of pictures', { modelUrl: 'https://maker.example/a.JPG;/b.JPG' }],
  ['pictures alone', {}],
])('a piece with %s is not offered in 3D', async (_case, has) => {
  const { text, html } = await drawPage(path, selling(sampleProduct(has)))
  expect(text).not.toContain('3D')
  expect(html).toContain('aria-label="Show picture 2 of 2"')
})

test('a link may name the finish; one that there is not opens with the default', async () => {
  const chosen = async (query: string) => {
    const { html } = await drawPage(`${path}${query}`, selling(sofa))
    return /<input type="radio"[^>]*checked=""[^>]*value="(\w+)"/.exec(html)?.[1]
  }
  expect(await chosen('?finish=indigo')).toBe('indigo')
  expect(await chosen('?finish=velvet')).toBe('linen')
})

test('what the page does not show, it does not carry', async () => {
  const { html } = await drawPage(path, selling({ ...sofa, costPrice: 1234 }))
  expect(html).not.toContain('1234')
  expect(html).not.toContain('variantModels')
})

test('a piece with reviews shows its rating, leads to them and tells search engines', async () => {
  const { html, text } = await drawPage(path, selling(sampleProduct({ rating: 4.6, ratingCount: 12 })))
  expect(text.match(/4\.6 out of 5, 12 reviews/g)).toHaveLength(2)
  expect(html).toContain(`href="${path}#reviews"`)
  expect(html).toMatch(/<section id="reviews"[^>]*>/)
  expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.6,"reviewCount":12}')
  expect(text).toContain('Loading reviews')
  expect(text).not.toContain('No reviews yet')
})

test('a piece without reviews says so and waits for none', async () => {
  const { html, text } = await drawPage(path, selling(sofa))
  expect(text).toContain('No reviews yet')
  expect(text).not.toContain('Loading reviews')
  expect(html).not.toMatch(/out of 5|aggregateRating|href="[^"]*#reviews"/)
})

test('cards tell ratings, where there are any', async () => {
  const rated = { ...neighbour, rating: 5, ratingCount: 1 }
  const { text } = await drawPage(path, selling(sofa, [rated, { ...neighbour, _id: sofa._id }]))
  expect(text.match(/out of 5/g)).toHaveLength(1)
  expect(text).toContain('5 out of 5, 1 review')
})
