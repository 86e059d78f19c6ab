import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitSockets, type HungUp, type SocketLimits } from './socket-limits.ts'

const LARGE = Buffer.alloc(32 * 1024 * 1024)
const sockets: Socket[] = []
let http: FastifyInstance
let hungUp: HungUp
let begun: number
let received: number
let letGo: (() => void)[]
let faults: unknown[]

beforeEach(() => {
  begun = 0
  received = 0
  letGo = []
  faults = []
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const go of letGo) go()
  await http.close()
})

async function open(change: Partial<SocketLimits>, trustProxy: string[] | false = false) {
  http = fastify({ forceCloseConnections: true })
  http.addHook('onRequest', async () => void received++)
  hungUp = limitSockets(http, { trustProxy, rateLimitScale: 1 }, change)
  http.addHook('onError', async (_request, _reply, error) => void faults.push(error))
  http.get('/large', async () => {
    begun++
    return LARGE
  })
  http.get('/held', async () => {
    begun++
    await new Promise<void>((resolve) => letGo.push(resolve))
    return 'held'
  })
  await http.listen({ host: '127.0.0.1', port: 0 })
}

async function opened(from = '127.0.0.1'): Promise<Socket> {
  const { port } = http.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  sockets.push(socket.on('error', () => undefined))
  await once(socket, 'connect')
  return socket
}

const get = (path: string, times = 1) => `GET ${path} HTTP/1.1\r\nhost: lanai.example\r\n\r\n`.repeat(times)

/** Reads some bytes now and then until the other side hangs up or all has come. */
async function readSlowly(socket: Socket, pauseMs: number): Promise<number> {
  let bytes = 0
  for await (const chunk of socket) {
    bytes += (chunk as Buffer).length
    if (bytes >= LARGE.length) break
    await wait(pauseMs)
  }
  return bytes
}

test('a reply that nobody reads is given up, one that is read slowly is not', async () => {
  await open({ unreadMs: 1_500, sweepMs: 50 })
  const [unread, slow] = [await opened(), await opened()]
  unread.pause().write(get('/large'))
  slow.write(get('/large'))
  const read = readSlowly(slow, 2)
  await vi.waitFor(() => expect(hungUp.unread).toBe(1), { timeout: 10_000 })
  expect(await read).toBeGreaterThan(LARGE.length - 1)
  expect(hungUp.unread).toBe(1)
})

test('a reply of which little is read at a time goes on, though the system takes nothing for seconds', async () => {
  await open({ unreadMs: 500, sweepMs: 50 })
  const socket = await opened()
  socket.pause().write(get('/large'))
  for (const end = performance.now() + 2_500; performance.now() < end; await wait(20))
    socket.read(Math.min(32 * 1024, socket.readableLength) || undefined)
  expect([hungUp.unread, socket.closed]).toEqual([0, false])
})

test('pipelined requests begin one after the other, and are answered in their order', async () => {
  await open({})
  const socket = await opened()
  socket.write(get('/held', 16))
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  for (let nth = 1; nth <= 16; nth++) {
    await vi.waitFor(() => expect(letGo).toHaveLength(nth))
    expect(begun).toBe(nth)
    letGo[nth - 1]?.()
  }
  await vi.waitFor(() => expect(text.match(/200 OK/g)).toHaveLength(16))
  expect(hungUp.pipelined).toBe(0)
})

test('a socket that pipelines on and on leaves nothing behind', async () => {
  await open({})
  const [[served], socket] = await Promise.all([
    once(http.server, 'connection') as Promise<[Socket]>,
    opened(),
  ])
  for (let nth = 0; nth < 20; nth++) {
    socket.write(get('/none', 8))
    let answered = 0
    while (answered < 8) answered += String(await once(socket, 'data')).split('HTTP/1.1 404').length - 1
  }
  expect(served.listenerCount('close')).toBeLessThan(10)
})

test('who hangs up while requests wait is no fault of the shop', async () => {
  await open({})
  const socket = await opened()
  socket.write(get('/held', 4))
  await vi.waitFor(() => expect(begun).toBe(1))
  socket.resetAndDestroy()
  await vi.waitFor(async () => {
    const count = await new Promise((resolve) => http.server.getConnections((_fault, n) => resolve(n)))
    expect(count).toBe(0)
  })
  expect([faults, begun]).toEqual([[], 1])
})

test('the 17th pipelined request hangs up, and none of those that waited begins', async () => {
  await open({})
  const socket = await opened()
  socket.write(get('/held', 1_000))
  await new Promise((resolve) => socket.resume().once('close', resolve))
  // Nor is anything made of the others of the same packet.
  expect([hungUp.pipelined, received]).toEqual([1, 16])
  for (const go of letGo) go()
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toBe(1)
  expect((await fetch(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}/none`)).status).toBe(
    404,
  )
})

const isAnswered = async (socket: Socket) => {
  socket.write(get('/none'))
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
}

test('an address that floods is hung up on, a new socket of it too; another is answered', async () => {
  await open({ maxRequests: 10, sweepMs: 60_000 })
  const socket = await opened()
  socket.write(get('/none', 11))
  await once(socket.resume(), 'close')
  expect([await isAnswered(await opened()), await isAnswered(await opened('127.0.0.2'))]).toEqual([
    false,
    true,
  ])
  expect(hungUp).toEqual({ pipelined: 0, address: 2, unread: 0, crumbs: 0 })
})

test('from the next look on it is answered again', async () => {
  await open({ maxRequests: 10, sweepMs: 50 })
  const socket = await opened()
  socket.write(get('/none', 11))
  await once(socket.resume(), 'close')
  await vi.waitFor(async () => expect(await isAnswered(await opened())).toBe(true))
})

test('an address that has the system hold too much is hung up on, though it reads; another is not', async () => {
  await open({ maxUnreadBytes: 4 * 1024 * 1024, sweepMs: 200 })
  const slow = await Promise.all(Array.from({ length: 20 }, () => opened('127.0.0.2')))
  const other = await opened()
  const closed = slow.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  for (const socket of [...slow, other]) void readSlowly(socket, 50).catch(() => undefined)
  for (const socket of [...slow, other]) socket.write(get('/large'))
  await Promise.all(closed)
  expect([hungUp.unread, other.closed]).toEqual([20, false])
})

test('an address has so many sockets and no more; others and trusted proxies have theirs', async () => {
  await open({ maxPerAddress: 3 }, ['127.0.0.9', '127.1.0.0/16'])
  const three = await Promise.all([1, 2, 3].map(() => opened()))
  const fourth = await opened()
  await once(fourth.resume(), 'close')
  expect(hungUp.address).toBe(1)
  for (const from of ['127.0.0.2', ...Array.from({ length: 5 }, () => '127.0.0.9'), '127.1.2.3']) {
    const socket = await opened(from)
    socket.write(get('/none'))
    expect(String(await once(socket, 'data'))).toContain('404')
  }
  three[0]?.destroy()
  await expect
    .poll(async () => {
      const again = await opened()
      again.write(get('/none'))
      return String(await Promise.race([once(again, 'data'), once(again, 'close')]))
    })
    .toContain('404')
})
