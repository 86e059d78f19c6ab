import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/** Asks for exactly `path`, dots and all, over a socket: what `inject` and `fetch` would tidy up first. */
export async function rawGet(http: FastifyInstance, path: string) {
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  const requested = request({ host: '127.0.0.1', port, path, agent: false }).end()
  const [reply] = (await once(requested, 'response')) as [IncomingMessage]
  return { statusCode: reply.statusCode, headers: reply.headers, body: await text(reply) }
}
