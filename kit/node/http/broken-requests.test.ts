import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { refuseBroken } from './broken-requests.ts'

let http: FastifyInstance
afterEach(() => http.close())

test('a request that only reads has no body in chunks; one of a known length is not read', async () => {
  http = fastify({ forceCloseConnections: true })
  refuseBroken(http)
  http.get('/', async () => 'read')
  await http.listen({ host: '127.0.0.1', port: 0 })
  const status = async (headers: string) => {
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\nhost: lanai.example\r\n${headers}\r\n\r\nhello`)
    const [reply] = await once(socket, 'data')
    socket.destroy()
    return String(reply).slice(9, 12)
  }
  expect(await status('transfer-encoding: chunked')).toBe('400')
  expect(await status('content-length: 5')).toBe('200')
})
