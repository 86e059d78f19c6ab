import { expect, test } from 'vitest'
import { everyReply, lasting, page } from '#tests/support/headers/exact-headers.ts'
import { seedReplies } from '#tests/support/seed/replies.ts'
import { noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'

const shop = testShop()
const doors = openDoors(shop)

/** Status and lasting headers of a reply that is not compressed, unless `headers` ask for that. */
async function requested(
  path: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const reply = await doors.ask(path, { headers: { 'accept-encoding': 'identity', ...headers } })
  await reply.arrayBuffer()
  return { status: reply.status, ...lasting(Object.fromEntries(reply.headers)) }
}

test('a page that the visitor has already', async () => {
  const { headers } = await doors.ask('/category/all')
  const etag = headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const { 'content-type': _none, ...existing } = page()
  expect(await requested('/category/all', { 'if-none-match': etag })).toEqual({ status: 304, ...existing })
})

test('a page in a compressed form', async () => {
  const compressed = { status: 200, ...page(), 'content-encoding': 'br' }
  expect(await requested('/category/all', { 'accept-encoding': 'br' })).toEqual(compressed)
})

test('a way to another page', async () => {
  expect(await requested('/browse')).toMatchObject({ ...everyReply, location: '/category/all' })
})

test.each(['/category/all', '/api/products', '/robots.txt', '/favicon.svg', '/api/openapi.json'])(
  'HEAD %s says what GET would, without a body',
  async (path) => {
    const headers = { 'accept-encoding': 'identity' }
    const get = await doors.ask(path, { headers })
    const head = await doors.ask(path, { headers, method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(lasting(Object.fromEntries(head.headers))).toEqual(lasting(Object.fromEntries(get.headers)))
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

test('what a CDN may keep is the same whoever asks, and known again by its tag', async () => {
  const { product, style } = await seedReplies(shop)
  const tagged = [
    '/category/all',
    '/our-story',
    `/product/${product}`,
    '/pictures/3f2a-640.webp',
    '/models/sofa-3f2a.glb',
  ]
  for (const path of [...tagged, `/assets/${style}`, '/favicon.svg']) {
    const whole = async (person: Person, headers: Record<string, string> = {}) => {
      const reply = await doors.ask(path, { headers: { 'accept-encoding': 'identity', ...headers } }, person)
      const [tag, vary] = ['etag', 'vary'].map((name) => reply.headers.get(name))
      return {
        status: reply.status,
        tag,
        vary,
        bytes: Buffer.from(await reply.arrayBuffer()).toString('base64'),
      }
    }
    const first = await whole(nobody)
    expect([path, first.status, first.vary?.replace('accept-encoding', '') ?? '']).toEqual([path, 200, ''])
    const cookie = { cookie: 'lanai_session=anything', 'accept-language': 'de', 'user-agent': 'another' }
    expect(await whole(noa, cookie)).toEqual(first)
    const existing = await whole(nobody, { 'if-none-match': first.tag ?? '' })
    expect([path, existing.status]).toEqual([path, tagged.includes(path) ? 304 : 200])
  }
})
