/**
 * What one socket and one address may hold of the process: a reply that nobody reads is given up, pipelined requests
 * wait for the reply before theirs, and an address has so many sockets and no more.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '#kit/node/limits/caller-network.ts'
import { watchCrumbs } from './body-limits.ts'
import { fairReads } from './fair-reads.ts'
import { giveUpUnread } from './unread-replies.ts'

export type SocketLimits = {
  /** Requests of one socket without their whole reply; one more hangs up. */
  maxPipelined: number
  /**
   * Sockets of one address, or of one IPv6 network, and never more than are free: a few addresses leave room for
   * others. Trusted proxies are not counted.
   */
  maxPerAddress: number
  /** Requests of one address from one look to the next; one more, and it is hung up on until then. */
  maxRequests: number
  /** How long a reply may stand still. */
  unreadMs: number
  /** What the system may hold for one address that reads slowly, from one look to the next: it holds it for all programs. */
  maxUnreadBytes: number
  /** How often that is looked at. */
  sweepMs: number
}

const limitsOfProcess: SocketLimits = {
  maxPipelined: 16,
  maxPerAddress: 512,
  maxRequests: 3_000,
  unreadMs: 30_000,
  maxUnreadBytes: 64 * 1024 * 1024,
  sweepMs: 5_000,
}

/** Why a socket was hung up on, counted. */
export type HungUp = Record<'pipelined' | 'address' | 'unread' | 'crumbs', number>

/** Holds every socket of `http` to the limits, until it is closed. */
export function limitSockets(
  http: FastifyInstance,
  { trustProxy, rateLimitScale }: { trustProxy: string[] | false; rateLimitScale: number },
  change: Partial<SocketLimits> = {},
): HungUp {
  const limits = { ...limitsOfProcess, ...change }
  const gone = new WeakSet<Socket>()
  const hungUp: HungUp = { pipelined: 0, address: 0, unread: 0, crumbs: 0 }
  const hangUp = (socket: Socket, why: keyof HungUp) => {
    hungUp[why] += 1
    gone.add(socket)
    // The system would go on holding what nobody reads.
    if (why === 'unread') socket.resetAndDestroy()
    else socket.destroy()
  }
  ignoreGone(http, gone)
  const scale = Math.max(1, rateLimitScale)
  const [maxPerAddress, maxRequests] = [limits.maxPerAddress * scale, limits.maxRequests * scale]
  const addressOf = countAddresses(
    http,
    proxiesIn(trustProxy),
    { ...limits, maxPerAddress, maxRequests },
    hangUp,
  )
  // Before any hook that waits: the first of a body may have come with its head.
  http.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.headers['transfer-encoding'] !== undefined) watchCrumbs(raw, () => hangUp(raw.socket, 'crumbs'))
    done()
  })
  answerInTurn(http, limits.maxPipelined, hangUp)
  giveUpUnread(
    http,
    limits,
    (socket) => addressOf.get(socket),
    (socket) => hangUp(socket, 'unread'),
  )
  return hungUp
}

type HangUp = (socket: Socket, why: keyof HungUp) => void

/** Thousands of requests may lie in one packet, of which Node takes each apart: of those behind a limit no more is made. */
function ignoreGone(http: FastifyInstance, gone: WeakSet<Socket>): void {
  const handlers = http.server.listeners('request')
  http.server.removeAllListeners('request')
  http.server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    if (!gone.has(request.socket)) for (const handle of handlers) handle.call(http.server, request, reply)
  })
}

/** What an address has now, and how often it asked since the last look. */
type Address = { sockets: Set<Socket>; requests: number }

/** A refusal costs as much as a reply: thousands a second, and everybody else waits whole turns of the event loop. */
function countAddresses(
  http: FastifyInstance,
  proxies: BlockList,
  { maxPerAddress, maxRequests, sweepMs }: SocketLimits,
  hangUp: HangUp,
): WeakMap<Socket, Address> {
  const addresses = new Map<string, Address>()
  const addressOf = new WeakMap<Socket, Address>()
  const { letIn, begun, share } = fairReads()
  let open = 0
  http.server.on('connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => (open -= 1))
    const remote = socket.remoteAddress ?? ''
    const isProxy = proxies.check(remote, isIPv6(remote) ? 'ipv6' : 'ipv4')
    const key = networkOf(remote)
    letIn()
    share(socket, isProxy ? socket : key)
    if (isProxy) return
    const address = addresses.get(key) ?? { sockets: new Set(), requests: 0 }
    addresses.set(key, address)
    addressOf.set(socket, address)
    address.sockets.add(socket)
    socket.once('close', () => address.sockets.delete(socket))
    const free = (http.server.maxConnections ?? Infinity) - open
    if (address.sockets.size > Math.min(maxPerAddress, free) || address.requests > maxRequests)
      hangUp(socket, 'address')
  })
  http.server.prependListener('request', ({ socket }: IncomingMessage) => {
    begun()
    const address = addressOf.get(socket)
    if (!address || ++address.requests <= maxRequests || socket.destroyed) return
    // All of them, before what waits in the others is read.
    for (const each of address.sockets) if (!each.destroyed) hangUp(each, 'address')
  })
  const forget = () => {
    for (const [key, address] of addresses) {
      address.requests = 0
      if (address.sockets.size === 0) addresses.delete(key)
    }
  }
  const sweep = setInterval(forget, sweepMs).unref()
  http.addHook('onClose', async () => clearInterval(sweep))
  return addressOf
}

/** The proxies whose word about their callers is taken. */
function proxiesIn(trustProxy: string[] | false): BlockList {
  const proxies = new BlockList()
  for (const written of trustProxy || []) {
    const [address = '', bits] = written.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  return proxies
}

/** Replies leave in the order of their requests: until its turn comes, a pipelined one opens no file and asks nobody. */
function answerInTurn(http: FastifyInstance, maxPipelined: number, hangUp: HangUp): void {
  const requests = new WeakMap<Socket, number>()
  http.server.prependListener('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    const count = (requests.get(socket) ?? 0) + 1
    requests.set(socket, count)
    reply.once('close', () => requests.set(socket, (requests.get(socket) ?? 1) - 1))
    if (count > maxPipelined && !socket.destroyed) hangUp(socket, 'pipelined')
  })
  http.addHook('onRequest', async (_request, { raw: reply }) => {
    // Node gives a reply its socket when its turn comes; where the socket has gone, this waits until it is collected.
    if (!reply.socket) await new Promise<void>((resolve) => reply.once('socket', () => resolve()))
  })
}
