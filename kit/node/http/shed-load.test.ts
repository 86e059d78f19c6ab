import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { testShop } from '#tests/support/test-shop.ts'
import type { LoadLimits } from './shed-load.ts'

const shop = testShop()
const HELD = 16
const MB = 1024 * 1024
const noLimit = {
  maxEventLoopDelayMs: 0,
  maxMemoryBytes: 0,
  maxInHand: 1000,
  maxInHandForOne: 1000,
  maxDatabaseWaitMs: 1e9,
}
const headOf = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`
const opened: FastifyInstance[] = []
let letGo: (() => void)[] = []

afterEach(async () => {
  for (const go of letGo) go()
  letGo = []
  for (const http of opened.splice(0)) await http.close()
})

/** The shop with these limits, where `/api/held` answers when the test is over. */
async function openWith(limits: LoadLimits, expectedWaitMs = 0): Promise<FastifyInstance> {
  const primary = { inUse: 1, waiting: 1, expectedWaitMs }
  const config = { ...shop.shop.config, rateLimitScale: 1 }
  const world = { ...shop.shop, config, databaseLoad: () => ({ primary }) }
  const http = await createApp(world, { loadLimits: { ...noLimit, ...limits } })
  http.get('/api/held', () => new Promise((resolve) => letGo.push(() => resolve({}))))
  opened.push(http)
  return http
}

/** Holds requests until there are `count` of them, of one address or each of another. */
async function hold(http: FastifyInstance, count: number, isOfOne = true) {
  for (let n = letGo.length; n < count; n++)
    void http
      .inject({ url: '/api/held', remoteAddress: isOfOne ? '127.0.0.1' : `127.0.1.${n}` })
      .then(() => undefined)
  await vi.waitFor(() => expect(letGo).toHaveLength(count))
}

async function statusOf(http: FastifyInstance, url = '/api/categories') {
  const { statusCode, headers, json } = await http.inject(url)
  const { 'retry-after': retryAfter, 'cache-control': stored, 'x-content-type-options': sniffed } = headers
  expect([headers['x-request-id'], sniffed]).toEqual([expect.stringMatching(/^[\w-]{36}$/), 'nosniff'])
  return { status: statusCode, code: json<{ code?: string }>().code, retryAfter, stored }
}

const shed = { status: 503, code: 'overloaded', retryAfter: '2', stored: 'no-store' }
const served = { status: 200, code: undefined, retryAfter: undefined, stored: expect.any(String) }

test('P16: beyond what it may have in hand the shop refuses at once, and serves again when there is room', async () => {
  const http = await openWith({ maxInHand: 3 })
  await hold(http, 3)
  const full = await statusOf(http)
  const live = await statusOf(http, '/api/health/live')
  const ready = await statusOf(http, '/api/health/ready')
  const figures = (await http.inject('/api/metrics')).body
  letGo.pop()?.()
  await vi.waitFor(async () => expect(await statusOf(http)).toEqual(served))
  const pass = full.code === 'overloaded' && live.status === 200 && ready.status === 200
  const figure =
    'with all hands full: 503 overloaded and Retry-After, health and figures answered, served again after'
  printPromise('P16', 1, figure, pass)
  expect([full, live, ready]).toEqual([shed, served, served])
  expect(figures).toMatch(/^lanai_requests_shed_total\{reason="in_hand"\} 1$/m)
  expect(figures).toMatch(/^lanai_requests_in_hand 3$/m)
})

test('one address has a part of them in hand; another is served', async () => {
  const http = await openWith({ maxInHandForOne: 3 })
  await hold(http, 3)
  expect(await statusOf(http)).toEqual(shed)
  const other = await http.inject({ url: '/api/categories', remoteAddress: '203.0.113.9' })
  expect(other.statusCode).toBe(200)
  letGo.pop()?.()
  await vi.waitFor(async () => expect(await statusOf(http)).toEqual(served))
})

test('a body that has come whole asks for its place again', async () => {
  const http = await openWith({ maxInHandForOne: 3 })
  http.post('/api/body', async () => ({}))
  await http.listen({ host: '127.0.0.1', port: 0 })
  await hold(http, 2)
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  const arrived = once(http.server, 'request')
  socket.write(headOf('/api/body', 2))
  await arrived
  // What is still to come is not in hand.
  await vi.waitFor(async () =>
    expect((await http.inject('/api/metrics')).body).toMatch(/^lanai_requests_in_hand 2$/m),
  )
  await hold(http, 3)
  socket.write('{}')
  expect(String(await once(socket, 'data'))).toContain('503')
  socket.destroy()
})

test('an address has so many bodies on their way and no more, behind a proxy too', async () => {
  const http = await openWith({ maxInHandForOne: 2 })
  await http.listen({ host: '127.0.0.1', port: 0 })
  const send = async (bytes: number) => {
    const arrived = once(http.server, 'request')
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`${headOf('/api/visits', bytes)}{`)
    await arrived
    return socket
  }
  const [first, ...more] = [await send(9), await send(9), await send(9), await send(9), await send(9)]
  expect(String(await once(more[3], 'data'))).toContain('503')
  first.destroy()
  await vi.waitFor(async () => expect(String(await once(await send(1), 'data'))).toContain('400'))
  for (const socket of more) socket.destroy()
})

test('who hangs up before a request begins leaves nothing in hand', async () => {
  const http = await openWith({})
  let reached = 0
  const onRequest = () => new Promise<void>((resolve) => letGo.push(resolve))
  http.post('/api/late', { onRequest }, async () => void reached++)
  await http.listen({ host: '127.0.0.1', port: 0 })
  const inHand = async () =>
    Number(/^lanai_requests_in_hand (\d+)$/m.exec((await http.inject('/api/metrics')).body)?.[1])
  const body = '{"a":1}'
  const head = headOf('/api/late', body.length)
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${head}${body}`)
  await vi.waitFor(async () => expect([letGo.length, await inHand()]).toEqual([1, 1]))
  socket.resetAndDestroy()
  await vi.waitFor(async () => expect(await inHand()).toBe(0))
  letGo.pop()?.()
  // Reset with its last byte: nobody knows its address any more.
  const reset = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  reset.write(`${head}${body}`, () => reset.resetAndDestroy())
  await once(reset, 'close')
  await vi.waitFor(async () => expect([letGo.length, await inHand()]).toEqual([1, 0]))
  letGo.pop()?.()
  await new Promise((resolve) => setImmediate(resolve))
  expect([await inHand(), reached]).toEqual([0, 0])
})

test.each([
  ['the event loop', 'event_loop', { maxEventLoopDelayMs: 1e-6 }, 0],
  ['the database', 'database', { maxDatabaseWaitMs: 500 }, 501],
] as const)(
  'while %s is behind a few are served at a time',
  async (_what, reason, limits, expectedWaitMs) => {
    const http = await openWith(limits, expectedWaitMs)
    await hold(http, HELD - 1, false)
    expect(await statusOf(http)).toEqual(served)
    await hold(http, HELD, false)
    await vi.waitFor(async () => expect(await statusOf(http)).toEqual(shed), { timeout: 5_000 })
    expect((await http.inject('/api/metrics')).body).toMatch(new RegExp(`reason="${reason}"\\} [1-9]`))
  },
)

test('while the database is behind, who asks much keeps nobody else waiting', async () => {
  const http = await openWith({ maxDatabaseWaitMs: 500 }, 501)
  await hold(http, HELD / 2)
  expect(await statusOf(http)).toEqual(shed)
  expect((await http.inject({ url: '/api/categories', remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
})

test('without memory to spare nobody is served, and the figures say why', async () => {
  const http = await openWith({ maxMemoryBytes: 1 })
  await vi.waitFor(async () => expect(await statusOf(http)).toEqual(shed), { timeout: 5_000 })
  expect(await statusOf(http, '/api/health/live')).toEqual(served)
  const ready = await http.inject('/api/health/ready')
  expect([ready.statusCode, ready.json<{ message: string }>().message]).toEqual([
    503,
    'The server has no memory to spare',
  ])
  expect((await http.inject('/api/metrics')).body).toMatch(/reason="memory"\} [1-9]/)
})

test('memory that was let go is collected, though a shop that refuses everybody makes no garbage', async () => {
  const { rss, heapTotal, heapUsed } = process.memoryUsage()
  const http = await openWith({ maxMemoryBytes: rss - heapTotal + heapUsed + 100 * MB })
  let held = Array.from({ length: 8_000 }, () => Buffer.allocUnsafeSlow(64 * 1024))
  await vi.waitFor(async () => expect(await statusOf(http)).toEqual(shed), { timeout: 20_000 })
  expect((await statusOf(http, '/api/health/ready')).status).toBe(503)
  held = []
  await vi.waitFor(async () => expect(await statusOf(http)).toEqual(served), { timeout: 30_000 })
  expect([held.length, await statusOf(http, '/api/health/ready')]).toEqual([0, served])
  // The heap of a worker that has run a hundred files takes long to collect.
}, 60_000)
