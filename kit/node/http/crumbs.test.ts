import { connect, type AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type HungUp, limitSockets } from './socket-limits.ts'

const CRUMB = '1\r\nx\r\n'
let http: FastifyInstance
let hungUp: HungUp
afterEach(() => http.close())

async function open() {
  http = fastify({ forceCloseConnections: true, bodyLimit: 2_000_000 })
  hungUp = limitSockets(http, { trustProxy: false, rateLimitScale: 1 })
  http.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    async (_request: unknown, body: unknown) => body,
  )
  http.post('/length', async ({ body }) => String(body).length)
  await http.listen({ host: '127.0.0.1', port: 0 })
}

async function send(chunks: string) {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', (bytes) => (text += String(bytes)))
  const head =
    'POST /length HTTP/1.1\r\nhost: lanai.example\r\ncontent-type: text/plain\r\nconnection: close\r\n'
  socket.write(`${head}transfer-encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`)
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
