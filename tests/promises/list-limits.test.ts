import { readAllAgain } from '#tests/support/read-all-again.ts'
import { beforeEach, expect, test } from 'vitest'
import { api, type ApiKey } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)

const personOf: Record<Operation['access'], Person> = {
  anyone: nobody,
  'signed-in': leilani,
  member: leilani,
  seller: noa,
  admin: noa,
}
const lists = Object.entries<Operation>(api).filter(([, { query }]) => query && 'limit' in query.shape)
const wrongPages = ['0', '-1', '1e9', 'abc', '1.5', '', 'NaN', '0x']
const wrongLimits = [...wrongPages, '101']

let product: string
beforeEach(async () => {
  product = await seedProduct(shop.shop.db)
  await readAllAgain(shop.shop)
})

/** What stands for an id in the path of each list. */
async function idsOfLists() {
  const { stocktake } = await shop.as(noa).call('POST /api/stocktakes', { body: { name: 'Warehouse' } })
  const { entries } = await shop.as(noa).call('GET /api/audit')
  return { stocktakes: stocktake._id, audit: entries[0]?._id ?? '' }
}

test('P24: every list refuses what is no page and no limit', async () => {
  const taken: string[] = []
  const { stocktakes, audit } = await idsOfLists()
  for (const [key, { access }] of lists) {
    const path = key
      .replace(/^GET /, '')
      .replace(':category', 'chair')
      .replace('stocktakes/:id', `stocktakes/${stocktakes}`)
      .replace('audit/:id', `audit/${audit}`)
      .replaceAll(/:\w+/g, product)
    const token = personOf[access].token
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const queries = [
      ...wrongLimits.map((limit) => `limit=${encodeURIComponent(limit)}`),
      ...wrongPages.map((page) => `page=${encodeURIComponent(page)}`),
    ]
    for (const query of queries) {
      const { statusCode } = await shop.http.inject({ url: `${path}?${query}`, headers })
      if (statusCode !== 400) taken.push(`${statusCode} ${path}?${query}`)
    }
    const { statusCode } = await shop.http.inject({ url: `${path}?limit=100&page=1`, headers })
    if (statusCode !== 200) taken.push(`${statusCode} ${path}?limit=100&page=1`)
  }
  const runs = lists.length * (wrongLimits.length + wrongPages.length + 1)
  const figure = `${lists.length} lists, each limit and page out of range refused with 400, the largest taken`
  printPromise('P24', runs, figure, taken.length === 0)
  expect(lists.length).toBeGreaterThan(8)
  expect(taken).toEqual([])
})

test('P24: no day of a filter lies before the calendar of the database', async () => {
  const filters = Object.entries<Operation>(api).flatMap(([key, { query }]) =>
    ['from', 'to', 'startDate', 'endDate']
      .filter((name) => query && name in query.shape)
      .map((name) => `${key.replace('GET ', '')}?dateRange=custom&${name}=0000-12-31`),
  )
  // What a report compares with lies before its own days.
  filters.push('/api/sales/report?dateRange=custom&startDate=0001-01-01&endDate=0001-01-02')
  const taken: string[] = []
  for (const url of filters) {
    const { statusCode } = await shop.http.inject({ url, headers: { authorization: `Bearer ${noa.token}` } })
    if (statusCode !== 400) taken.push(`${statusCode} ${url}`)
  }
  expect(filters.length).toBeGreaterThan(10)
  expect(taken).toEqual([])
})

type Walk = { key: ApiKey; query: object; field: string; add: (n: number) => Promise<unknown> }

/** Lists in an order in which what comes new comes last. */
const walks: Walk[] = [
  { key: 'GET /api/products', query: { sort: 'name' }, field: 'products', add: addProduct },
  { key: 'GET /api/products/managed', query: { sort: 'name' }, field: 'products', add: addProduct },
  { key: 'GET /api/inventory', query: { sort: 'name' }, field: 'products', add: addProduct },
  { key: 'GET /api/orders', query: { sort: 'date', direction: 'asc' }, field: 'orders', add: addOrder },
]
const AT_FIRST = 25

/** At first three of a name, between which there is an order, too; what is added then comes after all of them. */
async function addProduct(n: number) {
  const number = n < AT_FIRST ? Math.floor(n / 3) : n
  await seedProduct(shop.shop.db, { name: `Reed chair ${String(number).padStart(3, '0')}` })
  await readAllAgain(shop.shop)
}

async function addOrder(n: number) {
  if (n % 3 === 0 || n >= AT_FIRST) shop.wait(1000)
  await seedOrder(shop)
}

test.each(walks)('P24: $key, walked page by page while rows are added, shows each once', async (walk) => {
  const { key, query, field, add } = walk
  let count = 0
  while (count < AT_FIRST) await add(count++)
  const seen: string[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const requested = { ...query, page: String(page), limit: '4' }
    const reply: unknown = await shop.as(noa).call(key, { query: requested as never })
    const list = reply as { pagination: { pages: number } } & Record<string, { _id: string }[]>
    seen.push(...(list[field] ?? []).map(({ _id }) => _id))
    pages = list.pagination.pages
    if (count < 2 * AT_FIRST) await add(count++)
  }
  const distinct = new Set(seen).size
  const figure = `${key}: ${seen.length} rows in pages of 4 while some are added, ${distinct} different`
  const pass = seen.length > AT_FIRST && distinct === seen.length
  printPromise('P24', Math.ceil(seen.length / 4), figure, pass)
  expect(seen.length).toBeGreaterThan(AT_FIRST)
  expect(distinct).toBe(seen.length)
})
