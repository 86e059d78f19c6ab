import { beforeEach, expect, test } from 'vitest'
import { api, type ApiKey } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { emails } from '#server/db/schema/emails.ts'
import { mayAccess } from '#domain/users/roles.ts'
import { seedBoard, seedPublishedBoard } from './support/seed/board.ts'
import { seedListed } from './support/seed/catalogue.ts'
import { seedComments } from './support/seed/comments.ts'
import { seedRequest } from './support/seed/design.ts'
import { orderForm } from './support/seed/order.ts'
import { seedPackage } from './support/seed/package.ts'
import { inTwoFinishes } from './support/seed/product.ts'
import { seedSuggestion } from './support/seed/suggestion.ts'
import { moneyIn } from './support/operations/money-in.ts'
import { kai, leilani, makana, noa, nobody, pua, type Person } from './support/people.ts'
import { testShop } from './support/test-shop.ts'

const shop = testShop()

/** Figures that stand nowhere else, in cents and as a reply would show them. */
const priced = {
  priceCents: 7_654_32,
  salePriceCents: 6_543_21,
  costPriceCents: 3_210_98,
  guideFromCents: 7_123_456_00,
  guideToCents: 9_345_678_00,
  variants: inTwoFinishes,
  stock: { ash: 20, oak: 20 },
}
const figures = ['7654.32', '6543.21', '3210.98', '25.5']
const guide = { from: 7_123_456, to: 9_345_678 }

/** They answer only who looks after the product. */
const ofKeepers = new Set(['GET /api/products/managed/:id', 'GET /api/products/:id/stock-history'])

/** Every operation that reads, answers in JSON and leaves the session as it is. */
const readings = Object.entries<Operation>(api)
  .filter(([key, { reply }]) => key.startsWith('GET ') && reply !== 'file')
  .filter(([key]) => key !== 'GET /api/users/logout' && !ofKeepers.has(key))
  .map(([key, operation]) => ({ key: key as ApiKey, ...operation }))

let product: string
/** Of a plan that anybody may look at. */
let shareKey: string

beforeEach(async () => {
  product = await seedListed(shop.shop, priced)
  await seedListed(shop.shop, { ...priced, isOnSale: true })
  await seedPackage(shop.shop.db, { items: [{ product, finish: 'oak', quantity: 2 }] })
  const { _id: id } = await seedBoard(shop, kai)
  const shared = await shop
    .as(kai)
    .call('PUT /api/boards/:id/share', { params: { id }, body: { shared: true } })
  shareKey = shared.board.shareKey ?? ''
  await shop.set('general', { quoteMode: true })
})

/** What a person has that an operation asks for by its id. */
type Own = { board: string; version: object; order: string; request: string; comment: string }

/**
 * A cart and a quote request, each of a piece and of a package that holds it, a wishlist, and a design request with the
 * piece among its suggestions: something to read.
 */
async function shopAs(person: Person): Promise<Own> {
  const { call } = shop.as(person)
  const variants = { finish: 'oak' }
  const set = { packageId: 'minimalist', quantity: 1 }
  const body = orderForm(product, 1, { orderItems: [{ product, quantity: 1, variants }, set] })
  const { order } = await call('POST /api/orders', { body })
  await call('POST /api/cart/add', { body: { productId: product, variants } })
  await call('POST /api/cart/add', { body: set })
  await call('POST /api/wishlist/add', { body: { productId: product } })
  const request = await seedRequest(shop, person)
  const [variantKey, choice] = ['oak', { finish: 'oak' }]
  await seedSuggestion(shop.shop.db, request, { productId: product, variantKey, choice })
  const [comment = ''] = await seedComments(shop, leilani, request, { comments: 1, replies: 1 })
  const { _id: board } = await seedBoard(shop, person)
  const { product: _product, ...version } = await seedPublishedBoard(shop, person)
  return { board, version, order: order._id, request, comment }
}

const nothing: Own = { board: '', version: {}, order: '', request: '', comment: '' }

/** What to ask for by an operation's own parameters; a new kind of parameter has to be added here. */
function paramsOf(key: ApiKey, { board, version, order, request, comment }: Own): object {
  const [, path = ''] = key.split(' ')
  if (!path.includes(':')) return {}
  if (path.includes(':category')) return { category: 'chair' }
  if (path.includes(':productId')) return { productId: product }
  if (path.startsWith('/api/products/:id')) return { id: product }
  if (path.startsWith('/api/payables/:ref')) return { ref: request }
  if (path.startsWith('/api/boards/shared')) return { key: shareKey }
  if (path.startsWith('/api/boards/:id')) return { id: board }
  if (path.startsWith('/api/orders/:id')) return { id: order }
  if (path.includes(':conceptId')) return version
  if (path.includes(':commentId')) return { id: request, commentId: comment }
  if (path.startsWith('/api/design-requests/:id')) return { id: request }
  if (path.startsWith('/api/content/:slug')) return { slug: 'our-story' }
  if (path === '/api/packages/:id') return { id: 'minimalist' }
  throw new Error(`This test does not know what to ask ${key} for`)
}

/** All that a person may read of the shop: operation → reply. */
async function readAll(person: Person, own: Own): Promise<Map<ApiKey, unknown>> {
  const replies = new Map<ApiKey, unknown>()
  for (const { key, access } of readings.filter((reading) => mayAccess(reading.access, person.role))) {
    const ask = { params: paramsOf(key, own), ...(access === 'anyone' && { query: queryOf(key) }) }
    replies.set(key, await shop.as(person).call(key, ask as never))
  }
  return replies
}

/** Asks for an order by price wherever products are listed. */
function queryOf(key: ApiKey) {
  return 'query' in api[key] && key.startsWith('GET /api/products') ? { sort: 'price-low', minPrice: 1 } : {}
}

const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

/** The prices that stand anywhere in a reply, in words too; a time of day can look like one. */
function figuresIn(reply: unknown): string[] {
  const text = JSON.stringify(reply).replaceAll(instants, '')
  return [...figures, ...Object.values(guide).map(String)].filter((figure) => text.includes(figure))
}

test.each([
  ['a visitor', nobody],
  ['a customer', leilani],
  ['another customer', kai],
  ['a user', pua],
  ['a seller of other things', makana],
])('in quote mode %s reads no price anywhere', async (_who, person) => {
  const own = person === nobody ? nothing : await shopAs(person)
  const replies = await readAll(person, own)
  expect(replies.size).toBeGreaterThanOrEqual(6)
  for (const [key, reply] of replies) {
    expect({ key, money: moneyIn(reply) }).toEqual({ key, money: [] })
    expect({ key, figures: figuresIn(reply) }).toEqual({ key, figures: [] })
  }
  const letters = await shop.shop.db.select().from(emails)
  expect(figuresIn(letters.map(({ bodyText }) => bodyText.replaceAll(',', '')))).toEqual([])
})

test.each([
  ['a visitor', nobody],
  ['a customer', leilani],
  ['a seller of other things', makana],
])('where guide prices are shown %s reads them, and no other figure', async (_who, person) => {
  await shop.set('general', { guidePrices: true })
  const own = person === nobody ? nothing : await shopAs(person)
  const replies = await readAll(person, own)
  const guided = [...replies].filter(([, reply]) => moneyIn(reply).length > 0)
  for (const [key, reply] of guided) {
    const paths = moneyIn(reply).map((path) => path.replace(/.*(guidePrice\.)/, '$1'))
    expect({ key, paths: [...new Set(paths)] }).toEqual({ key, paths: ['guidePrice.from', 'guidePrice.to'] })
    expect({ key, figures: figuresIn(reply) }).toEqual({ key, figures: ['7123456', '9345678'] })
  }
  const shown = ['GET /api/products', 'GET /api/products/:id', 'GET /api/products/category/:category']
  const ownLists = ['GET /api/cart', 'GET /api/wishlist']
  expect(guided.map(([key]) => key)).toEqual(
    expect.arrayContaining(person === leilani ? [...shown, ...ownLists] : shown),
  )
})

test('guide prices stand back for prices', async () => {
  await shop.set('general', { guidePrices: true, quoteMode: false })
  const { product: seen } = await shop.as(leilani).call('GET /api/products/:id', { params: { id: product } })
  expect([seen.price, seen.guidePrice]).toEqual([7654.32, undefined])
})

test('in quote mode everyone reads the price of a package, and that of none of its pieces', async () => {
  const replies = await readAll(leilani, await shopAs(leilani))
  expect(replies.get('GET /api/packages')).toMatchObject({ packages: [{ price: 1999 }] })
  expect(replies.get('GET /api/packages/:id')).toMatchObject({ package: { price: 1999 } })
  expect(replies.get('GET /api/cart')).toMatchObject({ cart: { items: [{ price: null }, { price: 1999 }] } })
})

test.each<ApiKey>([
  'GET /api/products',
  'GET /api/products/:id',
  'GET /api/products/:id/related',
  'GET /api/products/category/:category',
])('an admin reads all prices in quote mode by %s', async (key) => {
  const reply = await shop.as(noa).call(key, { params: paramsOf(key, nothing) } as never)
  expect(figuresIn(reply)).toEqual([...figures, '7123456', '9345678'])
})

test('the same readings tell prices once the shop sells with them', async () => {
  await shop.set('general', { quoteMode: false })
  const replies = await readAll(nobody, nothing)
  const telling = [...replies].filter(([, reply]) => moneyIn(reply).length > 0).map(([key]) => key)
  expect(telling).toEqual(
    expect.arrayContaining([
      'GET /api/products',
      'GET /api/products/:id',
      'GET /api/products/category/:category',
    ]),
  )
})
