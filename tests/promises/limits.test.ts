import type { InjectOptions, FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { MemoryCounter } from '#kit/node/limits/memory-counter.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { deadToken, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { testShop } from '#tests/support/test-shop.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PROXY = '10.0.0.9'
const MANY_ADDRESSES = 60_000
const shop = testShop()
let http: FastifyInstance
let limits = 0

/** The shop at its own limits; the other tests' is a thousand times as patient. */
beforeEach(async () => {
  const config = { ...shop.shop.config, rateLimitScale: 1, trustProxy: [PROXY] }
  http = await createApp({ ...shop.shop, config }, { loadLimits: null })
})
afterEach(() => http.close())
afterAll(() =>
  printPromise(
    'P39',
    limits,
    `${limits} limits of section 5: the request after the last is 429 with Retry-After, whatever X-Forwarded-For says; whole again when the time is over`,
    limits > 0,
  ),
)

type Call = [method: 'GET' | 'POST' | 'PUT', url: string]

async function ask([method, url]: Call, person: Person = nobody, more: InjectOptions = {}) {
  const token = person.token && { authorization: `Bearer ${person.token}` }
  return http.inject({
    method,
    url,
    remoteAddress: '203.0.113.7',
    ...more,
    headers: { ...token, ...more.headers },
  })
}

/** Asks as often as it may, and once more; every time it names another address that it came from. */
async function usedUp(call: Call, person: Person, max: number, more: InjectOptions = {}): Promise<number> {
  for (let time = 0; time < max; time++) {
    const headers = { 'x-forwarded-for': `198.51.${time >> 8}.${time & 255}` }
    expect([time, (await ask(call, person, { headers, ...more })).statusCode]).not.toEqual([time, 429])
  }
  const refused = await ask(call, person, { headers: { 'x-forwarded-for': '198.51.100.255' }, ...more })
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: 'rate_limited' })
  limits += 1
  return Number(refused.headers['retry-after'])
}

test.each<[string, Call, Person, number, number]>([
  ['a login', ['POST', '/api/users/login'], nobody, 20, 15],
  ['a reset of a password', ['POST', '/api/users/reset-password'], nobody, 20, 15],
  ['a registration', ['POST', '/api/users/register'], nobody, 10, 60],
  ['a registration of who is signed in', ['POST', '/api/users/register'], leilani, 10, 60],
  ['a question', ['POST', '/api/questions'], nobody, 10, 60],
  ['a lost password', ['POST', '/api/users/forgot-password'], nobody, 10, 60],
  ['an order', ['POST', '/api/orders'], leilani, 10, 1],
  ['a plan put into the cart', ['POST', `/api/boards/${leilani.id}/add-to-cart`], leilani, 10, 1],
  ['an upload of a member', ['POST', '/api/design-requests'], leilani, 20, 60],
  ['an upload of the studio', ['POST', '/api/products'], noa, 600, 60],
  ['an upload of a seller', ['POST', '/api/products'], makana, 600, 60],
  ['an import', ['POST', '/api/products/bulk-import'], noa, 10, 1],
  ['an export', ['GET', '/api/inventory/export'], noa, 10, 1],
  ['files inside a reply', ['GET', '/api/orders/none?files=inline'], leilani, 10, 1],
  ['files inside a design', ['GET', '/api/design-requests/none?files=inline'], leilani, 10, 1],
  ['a shared room plan', ['GET', '/api/boards/shared/none'], nobody, 120, 1],
  ['a search of a visitor', ['GET', '/api/products?search=chair'], nobody, 120, 1],
  ['a search of who is signed in', ['GET', '/api/products?search=chair'], leilani, 240, 1],
  ['a comment of a member', ['POST', '/api/design-requests/none/comments'], leilani, 20, 1],
  ['a comment of the studio', ['POST', '/api/design-requests/none/comments'], noa, 120, 1],
  ['a change of a member', ['POST', '/api/cart/add'], leilani, 240, 1],
  ['a change of the studio', ['PUT', '/api/products/bulk'], noa, 600, 1],
  ['a visit of a visitor', ['POST', '/api/visits'], nobody, 600, 1],
  ['a visit of who is signed in', ['POST', '/api/visits'], leilani, 240, 1],
  ['anything else of a visitor', ['GET', '/api/orders/myorders'], nobody, 600, 1],
  ['anything else of a dead token', ['GET', '/api/orders/myorders'], deadToken, 600, 1],
  ['anything else of who is signed in', ['GET', '/api/orders/none'], leilani, 1200, 1],
])('P39: %s', { timeout: 60_000 }, async (_what, call, person, max, minutes) => {
  const retryAfter = await usedUp(call, person, max)
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(minutes * 60)
  shop.wait(minutes * MINUTE)
  expect((await ask(call, person)).statusCode).not.toBe(429)
})

test.each<[string, Call, number, number]>([
  ['orders', ['POST', '/api/orders'], 10, 100],
  ['comments', ['POST', '/api/design-requests/none/comments'], 20, 200],
  ['changes', ['POST', '/api/cart/add'], 240, 3_000],
])('P39: so many %s a day, however they are spread', { timeout: 60_000 }, async (_what, call, each, max) => {
  for (let sent = 0; sent < max; sent += each) {
    for (let time = 0; time < Math.min(each, max - sent); time++)
      expect((await ask(call, leilani)).statusCode).not.toBe(429)
    shop.wait(MINUTE)
  }
  const refused = await ask(call, leilani)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60 * 60)
  shop.wait(DAY)
  expect((await ask(call, leilani)).statusCode).not.toBe(429)
  limits += 1
})

test.each<[string, Call, number, number]>([
  ['orders', ['POST', '/api/orders'], 60, 10],
  ['uploads of members', ['POST', '/api/design-requests'], 30, 20],
])('P39: %s of many people count for their one address', async (_what, call, max, each) => {
  for (let sent = 0; sent < max; sent += each) {
    const person = await seedPerson(shop.shop)
    for (let time = 0; time < Math.min(each, max - sent); time++)
      expect((await ask(call, person)).statusCode).not.toBe(429)
  }
  const another = await seedPerson(shop.shop)
  expect((await ask(call, another)).statusCode).toBe(429)
  expect((await ask(call, another, { remoteAddress: '203.0.113.8' })).statusCode).not.toBe(429)
  limits += 1
})

test('P39: the limits of who is signed in are their own, whatever address they come from', async () => {
  for (let time = 0; time < 10; time++)
    await ask(['POST', '/api/orders'], leilani, { remoteAddress: `203.0.113.${time}` })
  expect((await ask(['POST', '/api/orders'], leilani, { remoteAddress: '203.0.113.99' })).statusCode).toBe(
    429,
  )
  expect((await ask(['POST', '/api/orders'], await seedPerson(shop.shop))).statusCode).not.toBe(429)
})

test('P39: behind the proxy that is named, the address that it saw counts, not what the caller wrote', async () => {
  const through = (address: string, spoofed: string) => ({
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': `${spoofed}, ${address}` },
  })
  const call: Call = ['POST', '/api/users/register']
  for (let time = 0; time < 10; time++)
    expect((await ask(call, nobody, through('203.0.113.7', `198.51.100.${time}`))).statusCode).not.toBe(429)
  expect((await ask(call, nobody, through('203.0.113.7', '198.51.100.99'))).statusCode).toBe(429)
  expect((await ask(call, nobody, through('203.0.113.8', '203.0.113.7'))).statusCode).not.toBe(429)
})

test('P39: of a burst at the same moment exactly as many pass as may', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => ask(['POST', '/api/users/register'])))
  expect(replies.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(10)
})

test('P39: what is remembered of addresses has an end', () => {
  const counts = new MemoryCounter(shop.shop.clock)
  for (let at = 0; at < MANY_ADDRESSES; at++)
    void counts.consume([{ key: `address-${at}`, max: 10, perMs: MINUTE }])
  expect(counts.takeUnflushed().length).toBeLessThanOrEqual(20_000)
})
