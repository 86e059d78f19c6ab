import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleManaged } from '#tests/support/samples/managed.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import EditProductPage from './edit-product-page.tsx'
import NewProductPage from './new-product-page.tsx'
import ProductsPage from './products-page.tsx'
import type { ShownManaged } from './shown-managed.ts'

const all = { page: 1, standing: 'listed', sort: 'name', direction: 'asc' } as const

function listing(products: ShownManaged[], total = products.length) {
  return { products, pagination: { page: 1, limit: 10, total, pages: Math.ceil(total / 10) } }
}

function draw(answer: object | Error, { path = '/admin/products', query = {} } = {}): string {
  const question = ask('GET /api/products/managed', { query: { ...all, ...query } })
  return drawPrivatePage(<ProductsPage />, { path, answers: [[question, answer]] })
}

const refused = new CallError({ status: 500, code: 'internal_error', message: '' })

test('a product shows its name, code, price, stock and badges, and leads to its form', () => {
  const html = draw(listing([sampleManaged({ salePrice: 3990, isOnSale: true, isNewArrival: true })]))
  for (const words of [
    'Shoreline sofa',
    'LN-SOF-001',
    '$3,990.00',
    '$4,450.00',
    '26',
    'Sale',
    'New',
    'Best Seller',
  ])
    expect(html).toContain(words)
  expect(html).toContain(`href="/admin/products/${sampleManaged()._id}/edit"`)
})

test.each([
  [0, 'text-red'],
  [5, 'text-amber'],
  [6, 'text-leaf'],
])('a stock of %i is %s', (stock, look) => {
  expect(draw(listing([sampleManaged({ stock })]))).toMatch(new RegExp(`${look}[^>]*>${stock}<`))
})

test('a product code is listed once, and one without pictures has a placeholder', () => {
  const html = draw(listing([sampleManaged(), sampleManaged({ pictures: [], images: [] })]))
  expect(html.match(/LN-SOF-001/g)).toHaveLength(1)
  expect(html).not.toContain('<img')
})

test('whose it is and where it stands are said', () => {
  const owner = { _id: 'x', name: 'Makana Silva' }
  const draw1 = (changes: Partial<ShownManaged>) => draw(listing([sampleManaged({ owner, ...changes })]))
  const badge = (words: string) => new RegExp(`<span[^>]*>${words}</span>`)
  expect(draw1({ state: 'archived' })).toMatch(badge('Archived'))
  expect(draw1({ state: 'draft' })).toMatch(badge('Draft'))
  expect(draw1({ state: 'draft', isWaiting: true })).toMatch(badge('Waiting'))
  const html = draw1({})
  expect(html).toContain('Makana Silva')
  expect(html).not.toMatch(badge('(Archived|Draft)'))
})

test('the filters of the address are asked for, and the heads turn the order', () => {
  const query = { category: 'sofa', stock: 'low', sort: 'price', direction: 'desc' }
  const path = '/admin/products?category=sofa&stock=low&sort=-price'
  const html = draw(listing([sampleManaged()], 84), { path, query })
  expect(html).toContain('1-10 of 84')
  expect(html).toMatch(/aria-sort="descending"[^>]*><a[^>]*sort=price/)
})

test('nothing found, nothing there yet, a failure and waiting each say so', () => {
  const search = draw(listing([]), { path: '/admin/products?search=x', query: { search: 'x' } })
  expect(search).toContain('No products found matching your criteria.')
  expect(search).toContain('Clear filters')
  expect(draw(listing([]))).toContain('No products yet')
  expect(draw(refused)).toContain('Failed to fetch products')
  const waiting = drawPrivatePage(<ProductsPage />, { path: '/admin/products' })
  expect(waiting).toContain('aria-busy')
})

test('a seller has their own list, without what is the studio’s', () => {
  const html = draw(listing([sampleManaged()]), { path: '/seller/products' })
  expect(html).toContain('My Products')
  expect(html).toContain('href="/seller/products/new"')
  for (const words of [
    'Export',
    'Bulk import',
    'Delete Shoreline sofa',
    'Select all',
    '/admin/',
    'Sellers’ drafts',
  ])
    expect(html).not.toContain(words)
})

function drawForm(answer: object | Error, path = '/admin/products/1/edit'): string {
  const question = ask('GET /api/products/managed/:id', { params: { id: '1' } })
  const route = path.replace('/1/', '/:id/').slice(1)
  return drawPrivatePage(<EditProductPage />, { path, route, answers: [[question, answer]] })
}

test('the form of a product holds what it is', () => {
  const html = drawForm({ product: sampleManaged() })
  for (const value of ['Fabric', 'Natural linen', '120.00', '22', 'Splayed legs with brass caps'])
    expect(html).toContain(`value="${value}"`)
  expect(html).toContain('Shoreline sofa, view 2')
  expect(html).toContain('Save changes')
  expect(html).toContain('26 in all')
})

test('the form says of each picture what kind it is', () => {
  const [first, second] = sampleManaged().pictures
  const html = drawForm({
    product: sampleManaged({ pictures: [first!, { ...second!, kind: 'detail' }] }),
  })
  const chosen = [...html.matchAll(/Kind of image \d.*?<\/select>/g)].map(
    ([select]) => /<option value="(\w*)" selected/.exec(select)?.[1],
  )
  expect(chosen).toEqual(['', 'detail'])
})

/** What a seller can do with a product in such a state. */
test.each<[string, Partial<ShownManaged>, string[], RegExp]>([
  ['live', {}, ['Back to draft', 'Archive'], /View in shop/],
  ['draft', { state: 'draft' }, ['Publish', 'Archive', 'Preview'], /do not see it until it is published/],
  ['waits', { state: 'draft', isWaiting: true }, ['Archive', 'Preview'], /waits for the studio’s yes/],
  ['archived', { state: 'archived' }, [], /Only the studio can bring it back/],
])('a product that is %s says so, and what can be done', (_what, changes, acts, words) => {
  const html = drawForm({ product: sampleManaged(changes) }, '/seller/products/1/edit')
  const offered = ['Publish', 'Back to draft', 'Archive', 'Preview']
  expect(offered.filter((act) => new RegExp(`>${act}</(button|a)>`).test(html))).toEqual(
    offered.filter((act) => acts.includes(act)),
  )
  expect(html).toMatch(words)
})

test('a product that is not there, and one that cannot be had, say so', () => {
  const gone = new CallError({ status: 404, code: 'product_not_found', message: 'Product not found' })
  expect(drawForm(gone)).toContain('Product not found')
  expect(drawForm(refused)).toContain('Failed to fetch product data')
})

test('a new product begins with one empty feature and asks for images', () => {
  const html = drawPrivatePage(<NewProductPage />, { path: '/seller/products/new' })
  expect(html).toContain('Remove feature 1')
  expect(html).toContain('Choose images')
  expect(html).not.toContain('Cost price')
})
