import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'

const shop = testShop()
const behindProxy = openDoors(shop, { trustProxy: ['127.0.0.1'] })
const inTheOpen = openDoors(shop)

const throughTls = { headers: { 'x-forwarded-proto': 'https' } }
const STRICT = 'max-age=63072000; includeSubDomains'

test.each(['/category/all', '/nowhere', '/api/products', '/api/nowhere', '/api/%zz', '/favicon.svg'])(
  'behind a trusted proxy with TLS, %s says to stay with TLS',
  async (path) => {
    const { headers } = await behindProxy.ask(path, throughTls)
    expect(headers.get('strict-transport-security')).toBe(STRICT)
  },
)

test('behind TLS pages ask for everything over TLS', async () => {
  const { headers } = await behindProxy.ask('/category/all', throughTls)
  expect(headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/)
})

test('a page is the same behind TLS and not, so that one copy serves both', async () => {
  const secure = await behindProxy.ask('/category/all', throughTls)
  const plain = await behindProxy.ask('/category/all')
  expect(secure.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect(await secure.text()).toBe(await plain.text())
})

test.each([
  ['a trusted proxy without TLS', behindProxy, { headers: { 'x-forwarded-proto': 'http' } }],
  ['a caller who only claims TLS', inTheOpen, throughTls],
])('with %s nothing is said of TLS', async (_who, doors, init) => {
  for (const path of ['/category/all', '/api/products']) {
    const { headers } = await doors.ask(path, init)
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  }
})

test('nobody is told what the shop runs on', async () => {
  for (const path of ['/category/all', '/api/products', '/api/nowhere', '/assets/none.js']) {
    const { headers } = await inTheOpen.ask(path)
    expect([path, headers.get('server'), headers.get('x-powered-by'), headers.get('via')]).toEqual([
      path,
      null,
      null,
      null,
    ])
  }
})
