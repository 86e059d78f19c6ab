import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitSockets } from './socket-limits.ts'

const http = fastify({ forceCloseConnections: true })

test('the fewer sockets are free, the fewer an address may have: a few leave room for others', async () => {
  const hungUp = limitSockets(http, { trustProxy: false, rateLimitScale: 1 })
  http.server.maxConnections = 10
  await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  const taken: number[] = []
  for (let address = 2; address < 6; address++) {
    const before = hungUp.address
    for (let tries = 0; tries < 6; tries++) {
      const accepted = once(http.server, 'connection')
      connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${address}` }).on('error', () => undefined)
      const [socket] = await accepted
      if (socket.destroyed) await new Promise((resolve) => socket.once('close', resolve))
    }
    taken.push(6 - (hungUp.address - before))
  }
  expect(taken).toEqual([5, 2, 1, 1])
  await http.close()
})
