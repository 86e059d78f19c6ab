import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { api, type ApiKey } from '#contract/api.ts'
import { holdsFiles } from '#kit/core/operation/files.ts'
import type { Operation, Operations } from '#contract/endpoint.ts'
import { createApp } from '#server/app.ts'
import { accessMatrix, plainOperation, specifiedRights } from '#tests/access/matrix.ts'
import { comers, seedExpired, refusalOf } from '#tests/access/walk.ts'
import { leilani, noa, nobody, type Person } from './support/people.ts'
import { printPromise, expectNone } from './support/promise-line.ts'
import { testShop } from './support/test-shop.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { writesByGet } from '#tests/access/writes-by-get.ts'

// What may write is found where nothing may: that takes a database whose statements are transactions of their own.
const shop = testShop(ownDatabase)
const people = Object.entries(comers)
// The way out ends the session that asks, so it is asked last.
const operations = (Object.keys(api) as ApiKey[]).toSorted(
  (one, other) => Number(one.endsWith('/logout')) - Number(other.endsWith('/logout')),
)

/** Routes that are no operations: what programs and browsers ask beside them. Nothing in them is anybody's. */
const otherRoutes = [
  /^\/api\/(health|docs|openapi\.json|metrics)(\/|$)/,
  /^\/(assets|pictures|models)\//,
  /^\/(favicon\.(svg|ico)|robots\.txt|sitemap\S*\.xml)$/,
]

let http: FastifyInstance
const routes: { method: string; url: string }[] = []
beforeAll(async () => {
  const listen = (message: unknown) => {
    ;(message as { fastify: FastifyInstance }).fastify.addHook('onRoute', noteRoute)
  }
  subscribe('fastify.initialization', listen)
  // No page is asked for here; who draws them also answers what is no route.
  http = await createApp(shop.shop, { renderer: {} as never, loadLimits: null })
  unsubscribe('fastify.initialization', listen)
})
beforeEach(() => seedExpired(shop))
afterAll(async () => http.close())

function noteRoute({ method, url }: RouteOptions) {
  for (const name of [method].flat()) routes.push({ method: name, url })
}

test('every row of the document is an operation', () => {
  const ours = new Set(operations.map(plainOperation))
  expect(specifiedRights.size).toBeGreaterThan(80)
  expect([...specifiedRights.keys()].filter((operation) => !ours.has(operation))).toEqual([])
})

test('every route is an operation with a row, or named above', () => {
  const listed = new Set(Object.keys(accessMatrix))
  const unlisted = routes.filter(
    ({ method, url }) =>
      !listed.has(`${method === 'HEAD' ? 'GET' : method} ${url}`) &&
      !otherRoutes.some((other) => other.test(url)),
  )
  const served = new Set(routes.map(({ method, url }) => `${method} ${url}`))
  const unserved = [...listed].filter((key) => !served.has(key))
  const faults = [...unlisted, ...unserved]
  expectNone('P30', routes.length, `routes without a row, rows without a route: ${faults.length}`, faults)
})

test('every operation is answered by right', async () => {
  const faults: string[] = []
  for (const key of operations) {
    for (const [who, person] of people) {
      const reply = await ask(key, bearer(person))
      const reported = [401, 403].includes(reply.statusCode) ? reply.statusCode : undefined
      if (reported !== refusalOf(key, person) || reply.statusCode >= 500)
        faults.push(`${key} as ${who}: ${reply.statusCode}`)
      if (reported) expect(reply.json()).toMatchObject({ success: false, code: expect.any(String) })
    }
  }
  expectNone(
    'P30',
    operations.length * people.length,
    `answers to nobody, a bad and an expired token and five people: ${faults.length}`,
    faults,
  )
}, 300_000)

test('HEAD follows GET', async () => {
  const faults: string[] = []
  const reads = operations.filter((key) => key.startsWith('GET') && !key.endsWith('/logout'))
  const askers = [nobody, leilani, noa]
  for (const key of reads) {
    for (const person of askers) {
      const headers = bearer(person)
      const get = await http.inject({ ...requestOf(key), headers })
      const head = await http.inject({ ...requestOf(key), method: 'HEAD', headers })
      if (head.statusCode !== get.statusCode || head.body !== '')
        faults.push(`${key} as ${person.role}: ${get.statusCode}, HEAD ${head.statusCode}`)
    }
  }
  expectNone(
    'P30',
    reads.length * askers.length,
    `answers to HEAD that are not those to GET: ${faults.length}`,
    faults,
  )
}, 300_000)

test('other methods are told so', async () => {
  const others = [...new Set(operations.map((key) => key.split(' ')[1] ?? ''))].flatMap((path) =>
    (['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
      .filter((method) => !routes.some((route) => route.method === method && meets(route.url, path)))
      .map((method) => ({ method, path })),
  )
  const faults: string[] = []
  for (const { method, path } of others) {
    const headers = bearer(leilani)
    const { statusCode } = await http.inject({ ...requestOf(`${method} ${path}`), headers })
    if (statusCode !== 405) faults.push(`${method} ${path}: ${statusCode}`)
  }
  expectNone(
    'P30',
    others.length,
    `methods that no operation has at an address of one: not 405: ${faults.length}`,
    faults,
  )
}, 300_000)

test('no write without a limit', async () => {
  const byGet = await writesByGet(shop)
  const writes = operations.filter((key) => !key.startsWith('GET') || byGet.has(key))
  const ofReading = new Set<unknown>([undefined, 'search', 'general'])
  const unlimited = writes.filter((key) => ofReading.has((api[key] as Operation).limit))
  const figure = `operations that write and name no limit of writes: ${unlimited.length}`
  const pass = unlimited.length === 0
  printPromise('P71', writes.length, figure, pass)
  expect(unlimited).toEqual([])
  expect([...byGet]).toEqual(['GET /api/users/logout'])
}, 300_000)

// Where the types would let one through, this file does not compile.
const unlimited = { access: 'anyone', summary: '', reply: z.object({}) } as const
void [
  // @ts-expect-error A write that names no limit.
  { 'POST /api/unlimited': unlimited } satisfies Operations,
  // @ts-expect-error A write that draws from a budget of reading.
  { 'DELETE /api/unlimited': { ...unlimited, limit: 'general' } } satisfies Operations,
  // @ts-expect-error The GET that writes.
  { 'GET /api/users/logout': unlimited } satisfies Operations,
  { 'GET /api/read': unlimited } satisfies Operations,
]

test('a token counts in its header alone, and only whole', async () => {
  const token = leilani.token ?? ''
  const elsewhere = [
    { query: `token=${token}&access_token=${token}&authorization=Bearer%20${token}` },
    { headers: { cookie: `token=${token}; authorization=Bearer ${token}` } },
    { headers: { 'x-access-token': token, 'proxy-authorization': `Bearer ${token}` } },
    ...[token, `bearer${token}`, `Basic ${token}`, `Bearer ${token}x`, `Bearer ${token.slice(0, -1)}`]
      .concat(`Bearer ${token}, Bearer ${token}`, `Bearer  ${token}`, 'Bearer ', 'Bearer undefined')
      .map((authorization) => ({ headers: { authorization } })),
  ]
  const faults: string[] = []
  for (const { query = '', headers = {} } of elsewhere as { query?: string; headers?: object }[]) {
    const reply = await http.inject({ url: `/api/users/verify?${query}`, headers: { ...headers } })
    if (reply.statusCode !== 401) faults.push(JSON.stringify({ query, headers }))
  }
  expectNone(
    'P30',
    elsewhere.length,
    `tokens in the address, in cookies, in other headers and in pieces: let in: ${faults.length}`,
    faults,
  )
  expect((await ask('GET /api/users/verify', bearer(leilani))).statusCode).toBe(200)
})

function bearer({ token }: Person = nobody): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Asks about what is not there; a form without anything in it where a form is read. */
function ask(key: ApiKey, headers: Record<string, string>) {
  const payload = holdsFiles((api[key] as Operation).body) ? new FormData() : {}
  const isRead = key.startsWith('GET')
  return http.inject({ ...requestOf(key), headers, ...(!isRead && { payload }) })
}

function requestOf(key: string) {
  const [method, path] = key.split(' ') as ['GET', string]
  return { method, url: path.replaceAll(/:\w+/g, crypto.randomUUID()) }
}

/** Whether an address that `path` stands for is met by the route `url`. */
function meets(url: string, path: string): boolean {
  return new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
}
