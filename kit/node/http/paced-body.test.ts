import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type HungUp, limitSockets } from './socket-limits.ts'

const CRUMB = '1\r\nx\r\n'
let http: FastifyInstance
let hungUp: HungUp
let written: PromiseWithResolvers<void>
afterEach(() => http.close())

async function open(beforeBody = (_raw: IncomingMessage, begin: () => void) => begin()) {
  http = fastify({ forceCloseConnections: true, bodyLimit: 2_000_000 })
  hungUp = limitSockets(http, { trustProxy: false, rateLimitScale: 1 })
  http.addHook('onRequest', ({ raw }, _reply, done) => beforeBody(raw, done))
  http.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    async (_request: unknown, body: unknown) => body,
  )
  http.post('/length', async ({ body }) => String(body).length)
  await http.listen({ host: '127.0.0.1', port: 0 })
}

async function send(chunks: string, path = '/length') {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', (bytes) => (text += String(bytes)))
  const head = `POST ${path} HTTP/1.1\r\nhost: lanai.example\r\ncontent-type: text/plain\r\nconnection: close\r\n`
  written = Promise.withResolvers()
  socket.write(`${head}transfer-encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`, () => written.resolve())
  await new Promise((resolve) => socket.once('close', resolve))
  return text
}

test('a body of many chunks is taken, one in crumbs is not', async () => {
  await open()
  const chunk = `258\r\n${'x'.repeat(600)}\r\n`
  expect(await send(CRUMB.repeat(1_999))).toMatch(/1999$/)
  expect(await send(chunk.repeat(3_000))).toMatch(/1800000$/)
  expect(await send(CRUMB.repeat(2_000))).toBe('')
  expect(hungUp).toEqual({ pipelined: 0, address: 0, unread: 0, crumbs: 1 })
})

test.each([
  ['accepted', '/length'],
  ['refused', '/nowhere'],
])('what has come of a body that is %s is read in turns of the event loop', async (_how, path) => {
  const bytesInTurns = [0]
  let goesOn = true
  const turn = () => goesOn && bytesInTurns.push(0) && setImmediate(turn)
  await open((raw, begin) => {
    const push = raw.push.bind(raw)
    raw.push = (chunk: Buffer | null, encoding) => {
      bytesInTurns[bytesInTurns.length - 1]! += chunk?.length ?? 0
      return push(chunk, encoding)
    }
    // The parser has filled one buffer by then, and the system holds the rest.
    void written.promise.then(turn).then(() => begin())
  })
  const text = await send(`177000\r\n${'x'.repeat(0x177000)}\r\n`, path)
  goesOn = false
  expect(text).toMatch(path === '/length' ? /1536000$/ : /^HTTP\/1.1 404/)
  expect(bytesInTurns.reduce((sum, bytes) => sum + bytes)).toBeGreaterThan(1_536_000 - 65_536)
  expect(Math.max(...bytesInTurns)).toBeLessThanOrEqual(65_536)
})

test('who sends crumbs again and again is hung up on at once', async () => {
  await open()
  for (let time = 0; time < 6; time++) await send(CRUMB.repeat(2_000))
  expect(hungUp.crumbs).toBe(6)
  await send(CRUMB.repeat(2_000))
  expect([hungUp.crumbs, hungUp.address]).toEqual([6, 1])
})
