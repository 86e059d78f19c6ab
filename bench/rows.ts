import { randomUUID } from 'node:crypto'
import type { Shot } from '#tests/support/load/shots.ts'
import { shippingAddress } from '#tests/support/seed/order.ts'
import type { Buyer, OpenBooks, Piece } from './open-books.ts'

/** One line of the table: what is asked, by how many at once, and what of the floor it is measured against. */
export type Row = {
  name: string
  /** The row of the floor that does the same work, when it is not the one of this name. */
  floor?: string
  /** Pages and money have none on the floor. */
  isPage?: true
  /** One takes so long that a few warm it up. */
  fewer?: true
  /** What it takes in memory and how long it holds the loop stands below the table. */
  isWatched?: true
  atOnce: number
  /** So many each second, whether or not those before were answered, after a warm-up by `atOnce`. */
  perSecond?: number
  next: (books: OpenBooks) => (count: number) => Shot
}

export const AT_ONCE = 8
const RUSH = 32
/** Pieces that one buyer's cart goes round. */
const CART = 3

const json = { 'content-type': 'application/json' }
const searches = [
  'reed chair',
  'koa',
  'linen sofa',
  'brass lamp',
  'cane',
  'wool bench',
  'rattan desk',
  'workshop',
]
const colors = ['Oak', 'Ash', 'Black', 'White', 'Sand']

export const at = <T>(list: readonly T[], count: number): T => list[count % list.length] as T
/** What is looked at most: it is in memory soon, as it is in a shop that has been open for a while. */
const pageOf = (count: number) => 1 + (count % 5)
const POPULAR = 500

/** Somebody nobody knows looks at one address. */
const look = (path: string): Shot => ({ name: 'look', path })
/** Every browser takes pages compressed. */
const browse = (path: string): Shot => ({
  name: 'browse',
  path,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
})

export function asBuyer({ id, token, address }: Buyer): Record<string, string> {
  // The floor is simply told who asks; the shop finds out.
  return { authorization: `Bearer ${token}`, 'x-user': id, 'x-forwarded-for': address }
}

const pieceOf = ({ pieces, buyers }: OpenBooks, count: number): Piece => {
  const buyer = count % buyers.length
  return at(pieces, buyer * CART + (Math.floor(count / buyers.length) % CART))
}

function addToCart(books: OpenBooks, count: number): Shot {
  const { id: productId, variants } = pieceOf(books, count)
  const body = JSON.stringify({ productId, quantity: 1, variants })
  const headers = { ...json, ...asBuyer(at(books.buyers, count)) }
  return { name: 'add', method: 'POST', path: '/api/cart/add', headers, body }
}

function order(books: OpenBooks, count: number): Shot {
  const { id: product, variants } = pieceOf(books, count)
  const headers = { ...json, ...asBuyer(at(books.buyers, count)), 'idempotency-key': randomUUID() }
  const body = JSON.stringify({ orderItems: [{ product, quantity: 1, variants }], shippingAddress })
  return { name: 'order', method: 'POST', path: '/api/orders', headers, body }
}

export const asStudio =
  (pathOf: (count: number) => string): Row['next'] =>
  (books) =>
  (count) => ({ name: 'studio', path: pathOf(count), headers: asBuyer(books.admin) })

const looking = (
  name: string,
  pathOf: (books: OpenBooks, count: number) => string,
  more: Partial<Row> = {},
): Row => ({
  name,
  atOnce: AT_ONCE,
  next: (books) => (count) => (more.isPage ? browse : look)(pathOf(books, count)),
  ...more,
})

const page = { isPage: true } as const
const sorts = ['recommended', 'price-low', 'price-high', 'newest', 'name']
/** More addresses than pages are kept: each is drawn anew. */
const coldCategory = ({ categories }: OpenBooks, count: number) => {
  const turn = Math.floor(count / categories.length)
  return `/category/${at(categories, count)}?page=${1 + (turn % 12)}&sort=${at(sorts, Math.floor(turn / 12))}`
}

export const productList = looking('product list', (_, count) => `/api/products?page=${pageOf(count)}`)
export const addingToCart: Row = {
  name: 'add to cart',
  atOnce: AT_ONCE,
  next: (books) => (count) => addToCart(books, count),
}
export const ordering: Row = {
  name: 'order',
  atOnce: AT_ONCE,
  next: (books) => (count) => order(books, count),
}

/** The table, line by line. */
export const rows: Row[] = [
  productList,
  looking(
    'filtered list',
    (_, count) =>
      `/api/products?page=${pageOf(count)}&color=${at(colors, count)}&minPrice=1000&sort=price-low`,
  ),
  looking('product', ({ pieces }, count) => `/api/products/${at(pieces, count % POPULAR).id}`),
  looking('search', (_, count) => `/api/products?search=${encodeURIComponent(at(searches, count))}`),
  looking(
    'category',
    ({ categories }, count) => `/api/products/category/${at(categories, count)}?page=${pageOf(count)}`,
  ),
  // Before anything is bought: thousands of orders in an hour are none that a studio looks at.
  {
    name: 'order list of the studio',
    atOnce: 1,
    next: asStudio((count) => `/api/orders?page=${pageOf(count)}`),
  },
  { name: 'report of 30 days', atOnce: 1, next: asStudio(() => '/api/sales/report?dateRange=last30days') },
  addingToCart,
  ordering,
  { ...ordering, name: 'rush of 32 buyers', atOnce: RUSH },
  looking('category page, cold', coldCategory, { ...page, floor: 'category' }),
  looking('category page, cached', () => '/category/bench-1', { ...page, floor: 'category' }),
  looking('product page, cold', ({ pieces }, count) => `/product/${at(pieces, count).id}`, {
    ...page,
    floor: 'product',
  }),
  looking('product page, cached', ({ pieces }) => `/product/${at(pieces, 0).id}`, {
    ...page,
    floor: 'product',
  }),
]
