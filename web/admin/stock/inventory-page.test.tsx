import { stocked } from '#domain/stock/availability.ts'
import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import InventoryPage from './inventory-page.tsx'

const idle = { ...stocked, waiting: 0, incoming: null }
const chair = {
  _id: '77777777-7777-4777-8777-777777777777',
  name: 'Reed chair',
  productCode: 'CH-1',
  category: 'chair',
  image: '',
  stock: 3,
  units: [{ variantKey: 'default', finish: '', stock: 3, ...idle }],
}
const sofa = {
  ...chair,
  _id: '88888888-8888-4888-8888-888888888888',
  name: 'Shoreline sofa',
  image: '/pictures/aa-320.webp',
  stock: 33,
  units: [
    { variantKey: 'oak', finish: 'Oak', stock: 30, ...idle },
    { variantKey: 'koa', finish: 'Koa', stock: 3, ...idle },
    { variantKey: 'ash', finish: 'Ash', stock: 0, ...idle },
  ],
}

const first = { page: 1, sort: 'name', direction: 'asc' } as const

function draw(answer: object | Error, { search = '', query = {} } = {}): string {
  const question = ask('GET /api/inventory', { query: { ...first, ...query } })
  return drawPrivatePage(<InventoryPage />, {
    path: `/admin/inventory${search}`,
    answers: [[question, answer]],
  })
}

function listing(products: object[], total = products.length) {
  return { products, pagination: { page: 1, limit: 10, total, pages: Math.ceil(total / 10) } }
}

test('a product shows what is left, in words, too, and what can be done', () => {
  const html = draw(listing([chair]))
  for (const words of [
    'Reed chair',
    'CH-1',
    'Low stock',
    'Update Stock of Reed chair',
    'History of Reed chair',
  ])
    expect(html).toContain(words)
  expect(html).toContain(`href="/admin/products/${chair._id}/edit"`)
  expect(html).toMatch(/aria-label="Stock of Reed chair"[^>]*value="3"/)
})

test('a product of several finishes shows their sum, and which run out', () => {
  const html = draw(listing([sofa]))
  for (const words of ['33', 'In stock', '1 out', '1 low', '3 finishes']) expect(html).toContain(words)
  expect(html).toContain('aria-expanded="false"')
  expect(html).not.toContain('Koa')
})

test('pages beyond the first are links', () => {
  expect(draw(listing([chair], 25))).toContain('href="/admin/inventory?page=3"')
})

test('what the address asks for is what is asked of the shop, and nothing else that it says', () => {
  const html = draw(listing([chair]), {
    search: '?search=reed&category=chair&stock=low&sort=-stock&page=2',
    query: { page: 2, search: 'reed', category: 'chair', stock: 'low', sort: 'stock', direction: 'desc' },
  })
  expect(html).toContain('Reed chair')
  expect(draw(listing([chair]), { search: '?stock=plenty&sort=price&page=x' })).toContain('Reed chair')
})

test('nothing to show: by the filter, or because there are no products', () => {
  const narrowed = draw(listing([]), { search: '?stock=out', query: { stock: 'out' } })
  expect(narrowed).toContain('No products found matching your criteria.')
  expect(narrowed).toContain('Clear filters')
  expect(draw(listing([]))).toContain('No products yet')
})

test('an inventory that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'Not now' }))
  expect(html).toContain('Failed to fetch products')
  expect(html).toContain('Try Again')
})
