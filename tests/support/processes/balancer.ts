import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

const KEEP_ALIVE_MS = 600_000

/** What stands in front of several processes and gives each request to the next one in turn. */
export type Balancer = { address: string; stop(): Promise<void> }

/** A small one that tries nothing twice: what a process breaks off is a 502, and that process gets nothing more. */
export async function startBalancer(processes: readonly string[]): Promise<Balancer> {
  const broken = new Set<string>()
  let requested = 0

  function passOn(incoming: IncomingMessage, reply: ServerResponse): void {
    const whole = processes.filter((address) => !broken.has(address))
    const address = whole[requested++ % whole.length]
    if (!address) return void reply.writeHead(502).end()
    const { method, headers, url = '/' } = incoming
    const onward = request(new URL(url, address), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, reply, () => undefined)
    })
    onward.on('error', () => {
      broken.add(address)
      if (reply.headersSent) reply.destroy()
      else reply.writeHead(502).end()
    })
    pipeline(incoming, onward, () => undefined)
  }

  const server = createServer(passOn).listen(0, '127.0.0.1')
  // Longer than any test waits between two requests: a connection is not closed just when the next one comes.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
