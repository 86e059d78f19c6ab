import { Catalogue } from '#server/products/catalogue.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { World } from '#server/world.ts'
import { LAST_READ_MS } from '#kit/node/http/draining.ts'
import { openDoors, type Doors } from '#tests/operations/doors.ts'
import { exchange, readReply, type RawReply } from '#tests/operations/raw-exchange.ts'
import { begunRequest } from '#tests/support/processes/begun-request.ts'
import { type Headers, json, lasting, overTls, page } from '#tests/support/headers/exact-headers.ts'
import { fileKinds } from '#tests/support/files/file-kinds.ts'
import { seedReplies } from '#tests/support/seed/replies.ts'
import { scoreOf } from '#tests/support/headers/observatory.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { callKinds, pageKinds, type ReplyKind, widenedKinds } from '#tests/support/headers/reply-kinds.ts'
import { noa, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const behindProxy = { trustProxy: ['127.0.0.1'] }
const doors = openDoors(shop, behindProxy)
const crowded = openDoors(shop, { ...behindProxy, rateLimitScale: 0.000_01 })
const broken = openDoors(shop, behindProxy, withoutCatalogue)
const leaving = openDoors(shop, behindProxy)

const lines = { 'over TLS': { 'x-forwarded-proto': 'https' }, 'without TLS': {} }
/** Told to nobody, and asked of nobody. */
const never = /^(server|x-powered-by|via|access-control-.*|set-cookie)$/
const counted = { replies: 0, deviations: 0, scores: [] as number[] }

afterAll(() => {
  const { replies, deviations, scores } = counted
  const lowest = Math.min(...scores)
  const figure = `${replies} replies of every kind with and without TLS, each with exactly the headers of section 6: ${deviations} deviations; ${scores.length} pages over TLS score ${lowest} or more`
  const pass = deviations === 0 && replies > 100 && lowest >= 100
  printPromise('P47', replies, figure, pass)
})

test('every kind of reply has exactly its headers', { timeout: 60_000 }, async () => {
  const { product, ...files } = await seedReplies(shop)
  const kinds = [...pageKinds(product), ...callKinds(product), ...fileKinds(files)]
  expect(await deviationsOf(doors, kinds)).toEqual([])
  await shop.set('general', { modelHosts: ['models.example'] })
  await shop.set('seo', { googleAnalyticsId: 'G-AB12CD34EF' })
  expect(await deviationsOf(doors, widenedKinds(product))).toEqual([])
})

test('so have replies of a shop that fails, or is asked too much', async () => {
  const failed = [
    { what: 'a page that could not be drawn', path: '/category/all', status: 500, headers: page() },
    { what: 'a call that failed', path: '/api/products', status: 500, headers: json },
  ]
  expect(await deviationsOf(broken, failed)).toEqual([])
  await crowded.ask('/api/products')
  const refused = { what: 'one call too many', path: '/api/products', status: 429, headers: json }
  expect(await deviationsOf(crowded, [refused])).toEqual([])
})

test('so have replies of a shop that is on its way out', async () => {
  const asking = ['/category/all', '/api/products', '/api/health/ready'].flatMap((path) =>
    Object.values(lines).map((line) => ({ path, line, begun: begunRequest(leaving.port, path, line) })),
  )
  const sockets = await Promise.all(asking.map(({ begun }) => begun))
  await (await leaving.ask('/api/health/live')).text()
  const closing = leaving.close()
  await wait(2 * LAST_READ_MS)
  for (const [at, socket] of sockets.entries()) {
    const { path, line } = asking[at] ?? { path: '', line: {} }
    const reply = readReply(socket)
    socket.write('\r\n')
    const expected = { status: 503, headers: 'x-forwarded-proto' in line ? overTls(json) : json }
    expect(deviation(path, asSeen(await reply), expected)).toEqual([])
  }
  await closing
})

test('so has what never became a request; nobody can say there whether it came over TLS', async () => {
  const unreadable = await exchange(doors.port, 'nonsense\r\n\r\n')
  expect(deviation('nonsense', asSeen(unreadable), { status: 400, headers: json })).toEqual([])
  const endless = await exchange(doors.port, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(17_000)}\r\n\r\n`)
  expect(deviation('endless', asSeen(endless), { status: 431, headers: json })).toEqual([])
})

test('so have the figures of the process, for callers at hand alone', async () => {
  const figures = { ...json, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
  const kind = { what: 'figures', path: '/api/metrics', status: 200, headers: figures }
  expect(deviation(kind.what, await seen(doors, kind, {}), kind)).toEqual([])
  const hidden = await seen(doors, kind, lines['over TLS'])
  expect(deviation('through a proxy', hidden, { status: 404, headers: overTls(json) })).toEqual([])
})

test('weaker headers would score less, and one header more or less is a deviation', () => {
  const strict = overTls(page())
  const policy = strict['content-security-policy'] ?? ''
  expect(scoreOf(strict)).toBe(130)
  expect(scoreOf(page())).toBe(80)
  expect(scoreOf({ ...strict, 'content-security-policy': '' })).toBeLessThan(100)
  const anybody = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  expect(scoreOf({ ...strict, 'content-security-policy': anybody })).toBeLessThan(100)
  const telling = { status: 200, headers: { ...strict, server: 'x' } }
  expect(differences(telling, { status: 200, headers: strict })).toContain('server: x')
})

type Seen = { status: number; headers: Headers }

async function deviationsOf(at: Doors, kinds: ReplyKind[]): Promise<string[]> {
  const found: string[] = []
  for (const kind of kinds)
    for (const [line, requested] of Object.entries(lines)) {
      const isTls = line === 'over TLS'
      const own = { ...kind.headers, ...sessionOf(kind.person) }
      const expected = { status: kind.status, headers: isTls ? overTls(own) : own }
      const reply = await seen(at, kind, requested)
      found.push(...deviation(`${kind.what} ${line}`, reply, expected))
      const isPage = reply.headers['content-security-policy']?.includes('form-action')
      if (isTls && isPage) counted.scores.push(scoreOf(reply.headers))
    }
  return found
}

/** In what a reply differs from what it should be; counted, and named after the reply. */
function deviation(what: string, reply: Seen, expected: Seen): string[] {
  const found = differences(reply, expected)
  counted.replies += 1
  if (found.length > 0) counted.deviations += 1
  return found.map((each) => `${what}: ${each}`)
}

function differences(reply: Seen, expected: Seen): string[] {
  const headers = lasting(reply.headers)
  const names = new Set([...Object.keys(headers), ...Object.keys(expected.headers)])
  const reported = Object.keys(reply.headers).filter((name) => never.test(name))
  const wrong = [...names].filter((name) => headers[name] !== expected.headers[name])
  return [
    ...(reply.status === expected.status ? [] : [`status ${reply.status}`]),
    ...new Set([...reported, ...wrong].map((name) => `${name}: ${reply.headers[name]}`)),
  ]
}

/** A signed-in person hears for how many seconds that lasts: a week, for the studio two hours. */
function sessionOf(person: Person | undefined): Headers {
  if (!person) return {}
  return { 'session-lasts': person === noa ? '7200' : '604800' }
}

async function seen(at: Doors, kind: ReplyKind, line: Headers): Promise<Seen> {
  const { path, init = {}, person } = kind
  const headers = { 'accept-encoding': 'identity', ...line, ...init.headers }
  const reply = await at.ask(path, { ...init, headers }, person)
  await reply.arrayBuffer()
  return { status: reply.status, headers: Object.fromEntries(reply.headers) }
}

function asSeen({ status, headers }: RawReply): Seen {
  return { status, headers }
}

/** Nothing can be read of the catalogue: what every page stands on is gone. */
function withoutCatalogue(whole: World): World {
  const { cache } = whole
  function stateOf<State>(definition: object, make: () => State): State {
    const state = cache.stateOf(definition, make)
    if (state instanceof Catalogue) throw new Error('The catalogue is gone')
    return state
  }
  const spoilt = new Proxy(cache, {
    get: (_target, name) => {
      const part: unknown = name === 'stateOf' ? stateOf : Reflect.get(cache, name, cache)
      return typeof part === 'function' ? part.bind(cache) : part
    },
  })
  return { ...whole, cache: spoilt }
}
