import { countingWithGoogle, framing, type Headers, json, page, viewing } from './exact-headers.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'

/** A kind of reply: what is asked for, and by which status and headers it has to be answered. */
export type ReplyKind = {
  what: string
  path: string
  init?: Omit<RequestInit, 'headers'> & { headers?: Headers }
  person?: Person
  status: number
  headers: Headers
}

const writing = (body: string, method = 'POST', type = 'application/json') => ({
  method,
  body,
  headers: { 'content-type': type },
})
/** Sent before: `givenReplies` does. */
export const sentBefore = { body: { name: 'Daybeds' }, headers: { 'idempotency-key': 'the-same-key' } }
const again = (name: string) => {
  const init = writing(JSON.stringify({ name }))
  return { ...init, headers: { ...init.headers, ...sentBefore.headers } }
}
const nowhere = '/product/00000000-0000-4000-8000-000000000000'

export const pageKinds = (product: string): ReplyKind[] => [
  { what: 'a page', path: '/category/all', status: 200, headers: page() },
  { what: 'a page with a query', path: '/category/all?search=x', status: 200, headers: page() },
  { what: 'a page of a piece', path: `/product/${product}`, status: 200, headers: page(viewing) },
  { what: 'a piece that is not there', path: nowhere, status: 404, headers: page(viewing) },
  { what: 'a page that is not there', path: '/nowhere', status: 404, headers: page() },
  { what: 'an address that cannot be decoded', path: '/%zz', status: 404, headers: page() },
  { what: 'a page of an account', path: '/account/orders', status: 200, headers: page() },
  { what: 'a page of the back office', path: '/admin/orders', status: 200, headers: page() },
]

/** While a host for 3D pages is listed and visits are counted with Google. */
export const widenedKinds = (product: string): ReplyKind[] => {
  const settings = [framing('models.example'), countingWithGoogle]
  return [
    { what: 'a page', path: '/category/all', status: 200, headers: page(...settings) },
    {
      what: 'a page of a piece',
      path: `/product/${product}`,
      status: 200,
      headers: page(framing('models.example'), viewing, countingWithGoogle),
    },
    {
      what: 'a page of the back office, whose visits are nobody’s to count',
      path: '/admin/orders',
      status: 200,
      headers: page(framing('models.example')),
    },
  ]
}

export const callKinds = (product: string): ReplyKind[] => [
  { what: 'JSON for everyone', path: '/api/products', status: 200, headers: json },
  { what: 'JSON for one person', path: '/api/users/verify', person: leilani, status: 200, headers: json },
  {
    what: 'something written',
    path: '/api/users/profile',
    init: writing(JSON.stringify({ firstName: 'Leilani' }), 'PUT'),
    person: leilani,
    status: 200,
    headers: json,
  },
  {
    what: 'a repeat',
    path: '/api/categories',
    init: again('Daybeds'),
    person: noa,
    status: 200,
    headers: { ...json, 'idempotency-replayed': 'true' },
  },
  {
    what: 'another body under the same key',
    path: '/api/categories',
    init: again('Hammocks'),
    person: noa,
    status: 422,
    headers: json,
  },
  {
    what: 'a duplicate',
    path: '/api/categories',
    init: writing(JSON.stringify({ name: 'Daybeds' })),
    person: noa,
    status: 409,
    headers: json,
  },
  { what: 'a wrong value', path: '/api/products?page=0', status: 400, headers: json },
  {
    what: 'a body that is no JSON',
    path: '/api/users/login',
    init: writing('{'),
    status: 400,
    headers: json,
  },
  { what: 'nobody’s call', path: '/api/orders/myorders', status: 401, headers: json },
  { what: 'a call of the studio’s', path: '/api/orders', person: leilani, status: 403, headers: json },
  {
    what: 'a thing that is not there',
    path: `/api/orders/${product}`,
    person: leilani,
    status: 404,
    headers: json,
  },
  { what: 'a call that does not exist', path: '/api/nowhere', status: 404, headers: json },
  { what: 'a call that cannot be decoded', path: '/api/%zz', status: 404, headers: json },
  {
    what: 'a method of no call',
    path: '/api/orders',
    init: { method: 'DELETE' },
    status: 405,
    headers: json,
  },
  {
    what: 'a method of no page',
    path: '/category/all',
    init: { method: 'DELETE' },
    status: 405,
    headers: json,
  },
  {
    what: 'a body that is too large',
    path: '/api/users/login',
    init: writing(JSON.stringify({ email: 'a'.repeat(300_000) })),
    status: 413,
    headers: json,
  },
  { what: 'an address that is too long', path: `/${'a'.repeat(5000)}`, status: 414, headers: json },
  {
    what: 'content that no call reads',
    path: '/api/users/login',
    init: writing('{}', 'POST', 'text/plain'),
    status: 415,
    headers: json,
  },
  { what: 'the shop’s pulse', path: '/api/health/live', status: 200, headers: json },
  { what: 'whether it is ready', path: '/api/health/ready', status: 200, headers: json },
  { what: 'the OpenAPI document', path: '/api/openapi.json', status: 200, headers: json },
]
