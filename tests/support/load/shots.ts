import { Agent, request, type IncomingMessage } from 'node:http'

/** One request as a load sends it. */
export type Shot = {
  name: string
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** What came of it; a status of 0 is a connection without a reply. */
export type Outcome = {
  name: string
  status: number
  code: string
  ms: number
  /** When it was over, in milliseconds of this process. */
  at: number
  hasRetryAfter: boolean
}

/** Sends shots to one shop over at most `sockets` connections, which stay open. */
export function gun(address: string, sockets: number) {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: sockets,
    maxFreeSockets: sockets,
    scheduling: 'fifo',
  })
  const { hostname: host, port } = new URL(address)

  function shoot({ name, method = 'GET', path, headers, body }: Shot): Promise<Outcome> {
    const begun = performance.now()
    return new Promise((resolve) => {
      const end = (status: number, text: string, hasRetryAfter: boolean) => {
        const at = performance.now()
        resolve({ name, status, code: codeIn(status, text), ms: at - begun, at, hasRetryAfter })
      }
      const length = body === undefined ? undefined : { 'content-length': Buffer.byteLength(body) }
      const requested = request({ agent, host, port, method, path, headers: { ...headers, ...length } })
      requested.on('error', () => end(0, '', false))
      requested.on('response', (reply) => {
        void readText(reply).then((text) =>
          end(reply.statusCode ?? 0, text, reply.headers['retry-after'] !== undefined),
        )
      })
      requested.end(body)
    })
  }

  /** Opens all the connections, which Node takes one a turn of its loop: a flood on them is one of requests only. */
  async function open() {
    const live = () => shoot({ name: 'live', path: '/api/health/live' })
    const isOpen = () => Object.values(agent.freeSockets).flat().length >= sockets
    while (!isOpen()) await Promise.all(Array.from({ length: sockets }, live))
  }
  return { shoot, open, close: () => agent.destroy() }
}

/** The words of a reply, or '' of one that broke off. */
function readText(reply: IncomingMessage): Promise<string> {
  const isStored = (reply.statusCode ?? 0) >= 400
  let text = ''
  reply.setEncoding('utf8').on('data', (part: string) => void (isStored && (text += part)))
  return new Promise((resolve) => reply.on('close', () => resolve(text)))
}

function codeIn(status: number, text: string): string {
  if (status < 400) return ''
  return /"code":"(\w+)"/.exec(text)?.[1] ?? 'none'
}
