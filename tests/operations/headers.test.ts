import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { givenOrder } from '#tests/support/given-order.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'

const shop = testShop()
const doors = openDoors(shop)

const every = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; font-src 'self'; " +
  "connect-src 'self' blob:; worker-src 'self' blob:; frame-src 'self' blob:; media-src 'self'; manifest-src 'self'; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const page = {
  ...every,
  'content-security-policy': pagePolicy,
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding',
}
const json = {
  ...every,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const forEver = 'public, max-age=31536000, immutable'

/** What differs with each reply, or speaks of the connection and the moment alone. */
const passing = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'etag',
  'last-modified',
])

/** All headers of a reply but those; each reply names its request. */
function lasting(headers: Headers): Record<string, string> {
  const { 'x-request-id': id, ...rest } = Object.fromEntries(headers)
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !passing.has(name)))
}

/** Status and lasting headers of a reply that is not compressed, unless `headers` ask for that. */
async function asked(
  path: string,
  headers: Record<string, string> = {},
  person?: Person,
): Promise<Record<string, unknown>> {
  const reply = await doors.ask(path, { headers: { 'accept-encoding': 'identity', ...headers } }, person)
  await reply.arrayBuffer()
  return { status: reply.status, ...lasting(reply.headers) }
}

test('a page', async () => {
  expect(await asked('/category/all')).toEqual({ status: 200, ...page })
})

test('a page that the visitor has already', async () => {
  const { headers } = await doors.ask('/category/all')
  const etag = headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const { 'content-type': _none, ...known } = page
  expect(await asked('/category/all', { 'if-none-match': etag })).toEqual({ status: 304, ...known })
})

test('a page in a compressed form', async () => {
  const compressed = { status: 200, ...page, 'content-encoding': 'br' }
  expect(await asked('/category/all', { 'accept-encoding': 'br' })).toEqual(compressed)
})

test('a way to another page', async () => {
  expect(await asked('/browse')).toMatchObject({ ...every, location: '/category/all' })
})

test('JSON for everyone and for one person', async () => {
  expect(await asked('/api/products')).toEqual({ status: 200, ...json })
  expect(await asked('/api/users/verify', {}, leilani)).toEqual({ status: 200, ...json })
})

test.each([
  ['a page that is not there', '/nowhere', 404, page],
  ['a page address that cannot be decoded', '/%zz', 404, page],
  ['a refusal', '/api/users/verify', 401, json],
  ['a call that does not exist', '/api/nowhere', 404, json],
  ['a call’s address that cannot be decoded', '/api/%zz', 404, json],
  ['a file of another page build', '/assets/gone-3f2a.js', 404, json],
  ['a picture that is not there, which nobody is to remember', '/pictures/3f2a-641.webp', 404, json],
])('%s', async (_what, path, status, headers) => {
  expect(await asked(path)).toEqual({ status, ...headers })
})

test.each(['/api/orders', '/category/all'])('a method that %s does not have', async (path) => {
  const reply = await doors.ask(path, { method: 'DELETE' })
  expect({ status: reply.status, ...lasting(reply.headers) }).toEqual({ status: 405, ...json })
})

test('a file of the page build', async () => {
  const [name = ''] = await readdir(fileURLToPath(new URL('../../dist/client/assets', import.meta.url)))
  const { 'content-type': type, vary: _vary, ...rest } = await asked(`/assets/${name}`)
  expect(rest).toEqual({ status: 200, ...every, 'cache-control': forEver, 'accept-ranges': 'bytes' })
  expect(type).toMatch(/javascript|css|font|json/)
})

test('a picture of the shop, which mails and previews show elsewhere', async () => {
  await shop.shop.files.put('pictures/3f2a-640.webp', sampleFiles.webp)
  const everywhere = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': forEver }
  const picture = { status: 200, ...every, ...everywhere, 'content-type': 'image/webp' }
  expect(await asked('/pictures/3f2a-640.webp')).toEqual(picture)
})

test('a private file', async () => {
  const { _id: id } = await givenOrder(shop)
  const paymentEvidence = new File([Buffer.from(sampleFiles.pdf)], 'receipt.pdf')
  const evidence = { params: { id }, body: { paymentEvidence } }
  const { order } = await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', evidence)
  const file = {
    status: 200,
    ...every,
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename="receipt.pdf"; filename*=UTF-8''receipt.pdf`,
    'cache-control': 'private, no-store',
  }
  const link = order.paymentEvidence?.url ?? ''
  const path = link.replace(/\?.*/, '')
  expect(await asked(link)).toEqual(file)
  expect(await asked(path, {}, noa)).toEqual(file)
  expect(await asked(path)).toEqual({ status: 404, ...json })
})

test.each(['/category/all', '/api/products', '/robots.txt', '/favicon.svg', '/api/openapi.json'])(
  'HEAD %s says what GET would, without a body',
  async (path) => {
    const headers = { 'accept-encoding': 'identity' }
    const get = await doors.ask(path, { headers })
    const head = await doors.ask(path, { headers, method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(lasting(head.headers)).toEqual(lasting(get.headers))
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    expect((await head.arrayBuffer()).byteLength).toBe(0)
  },
)

test('no other site may read anything', async () => {
  const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
  for (const path of ['/api/products', '/category/all', '/favicon.svg']) {
    const { headers } = await doors.ask(path, { headers: foreign })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})
