import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { holdsFiles } from '#kit/core/operation/files.ts'
import type { Operation } from '#contract/endpoint.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder, seedQuoteRequest, orderForm } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani, nobody, type Person, personOf } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { readRefusal } from './refusals.ts'

const shop = testShop()
const doors = openDoors(shop)

const text = [
  '',
  '   ',
  'x'.repeat(100_000),
  'nul\0byte',
  '\ud83d',
  '\u202eevil',
  '🌺',
  '<script>alert(1)</script>',
  `'"; drop table users; --`,
  '{{7*7}}${7*7}',
  'a@b.co\r\nBcc: c@d.co',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "2' or '1'='1",
  '507f1f77bcf86cd799439011',
]
const other: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  ['a', 1],
  { constructor: 1 },
  -1,
  0,
  1.5,
  1e9,
  2 ** 53,
  -0.001,
  1e308,
]
const inQuery = [
  ...text.filter((value) => value.length < 3000 && value.isWellFormed()),
  '-1',
  '1.5',
  '1e309',
  'NaN',
  '0x10',
  'a,b,,c',
  '%',
]

let order: string
let quote: string
let product: string
let request: string
beforeEach(async () => {
  order = (await seedOrder(shop))._id
  quote = (await seedQuoteRequest(shop))._id
  product = await seedProduct(shop.shop.db)
  request = await seedRequest(shop, leilani, { status: 'review', paymentStatus: 'paid', concepts: 1 })
})

/** Something real behind each id, so that what is refused is the field. */
function addressOf(path: string): string {
  const ids = { '/api/products': product, '/api/design-requests': request }
  const [, existing] = Object.entries(ids).find(([start]) => path.startsWith(start)) ?? []
  const id = existing ?? (path.includes('quote') ? quote : order)
  return path.replace(':category', 'chair').replaceAll(/:\w+/g, id)
}

/** A body that would do, as far as one is known; each of its fields is then spoilt in turn. */
function soundBody(path: string): Record<string, unknown> {
  if (path === '/api/orders') return { ...orderForm(product) }
  const design = soundDesigns[path.split('/').at(-1) ?? '']
  if (design && path.startsWith('/api/design-requests')) return design(product)
  if (path === '/api/cart/add') return { productId: product, quantity: 1, variants: {} }
  const address = {
    street: '1 Way',
    city: 'Honolulu',
    state: 'HI',
    zipCode: '96815',
    country: 'United States',
  }
  const person = {
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.com',
    password: 'a-long-password',
    address,
  }
  return path === '/api/users/register' ? { ...person, questionnaire: {} } : {}
}

const point = { x: 0.5, y: 0.5 }
/** What would do for each act on a design request, by the end of its path. */
const soundDesigns: Record<string, (product: string) => Record<string, unknown>> = {
  status: () => ({ status: 'completed', feedback: 'No', reason: 'No' }),
  payment: () => ({ paymentStatus: 'rejected', reason: 'No' }),
  revisions: () => ({ details: 'Lighter' }),
  comments: () => ({ conceptId: null, page: 1, ...point, text: 'Here' }),
  'plan-scale': () => ({ scale: { page: 1, a: point, b: { x: 1, y: 1 }, metres: 3 } }),
  'suggested-products': (productId) => ({ products: [{ productId, quantity: 1, variant: { options: {} } }] }),
}

/** `value` with one of `others` in each place where something stands in it, and in its own. */
function* spoilt(value: unknown, others: unknown[]): Generator {
  yield* others
  if (Array.isArray(value)) for (const first of spoilt(value[0], others)) yield [first, ...value.slice(1)]
  else if (typeof value === 'object' && value !== null) yield* spoiltFields(value, others)
}

function* spoiltFields(form: object, others: unknown[]): Generator {
  for (const [name, value] of Object.entries(form)) {
    for (const other of spoilt(value, others)) yield { ...form, [name]: other }
  }
}

const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}

/** What makes the shop fail, or refuse in another shape than all else. */
async function faultsOf(
  requests: Iterable<readonly [path: string, init: RequestInit, person: Person]>,
): Promise<string[]> {
  const faults: string[] = []
  for (const [path, init, person] of requests) {
    const reply = await doors.ask(path, init, person)
    const answer = await reply.text()
    if (reply.status >= 400 && path.startsWith('/api/')) readRefusal(answer)
    if (reply.status >= 500)
      faults.push(`${reply.status} ${path} ${JSON.stringify(init.body)?.slice(0, 200)}`)
  }
  return faults
}

const operations = Object.entries<Operation>(api).map(([key, operation]) => {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, path, ...operation, person: personOf[operation.access] }
})
const headers = { 'content-type': 'application/json' }

test.each(operations.filter(({ body }) => body && !holdsFiles(body)))(
  '$key refuses or takes whatever stands in its fields',
  async ({ method, path, body, person }) => {
    const fields = Object.fromEntries(fieldsOf(body).map((field) => [field, undefined]))
    const forms = spoiltFields({ ...fields, ...soundBody(path) }, [...text, ...other])
    const requests = forms.map(
      (form) => [addressOf(path), { method, headers, body: JSON.stringify(form) }, person] as const,
    )
    expect(await faultsOf(requests)).toEqual([])
  },
)

test.each(operations.filter(({ query }) => query))(
  '$key refuses or takes whatever stands in its query',
  async ({ method, path, query, person }) => {
    const queries = fieldsOf(query).flatMap((field) =>
      inQuery.map((value) => `${field}=${encodeURIComponent(value)}`),
    )
    const requests = queries.map((query) => [`${addressOf(path)}?${query}`, { method }, person] as const)
    expect(await faultsOf(requests)).toEqual([])
  },
)

const pageStarts = [
  '/',
  '/category/',
  '/product/',
  '/category/all?search=',
  '/category/all?page=',
  '/category/all?sort=',
  '/login?redirect=',
]

test.each(pageStarts)('a page under %s is drawn or is not there, whatever follows', async (start) => {
  const requests = inQuery.map((value) => [`${start}${encodeURIComponent(value)}`, {}, nobody] as const)
  expect(await faultsOf(requests)).toEqual([])
})
