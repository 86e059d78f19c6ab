/**
 * What one socket and one address may hold of the process: a reply that nobody reads is given up, pipelined requests
 * wait for the reply before theirs, and an address has so many sockets and no more.
 */
import { once } from 'node:events'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { networkOf } from './caller-network.ts'

export type SocketLimits = {
  /** Requests of one socket without their whole reply; one more hangs up. */
  maxPipelined: number
  /** Sockets of one address, or of one IPv6 network; trusted proxies are not counted. */
  maxPerAddress: number
  /** How long a reply may stand still. */
  unreadMs: number
  /** How often that is looked at. */
  sweepMs: number
}

const limitsOfProcess: SocketLimits = {
  maxPipelined: 16,
  maxPerAddress: 512,
  unreadMs: 30_000,
  sweepMs: 5_000,
}

/** Why a socket was hung up on, counted. */
export type HungUp = Record<'pipelined' | 'address' | 'unread', number>

type Line = { requests: number; last: Promise<unknown> }

/** Holds every socket of `http` to the limits, until it is closed. */
export function limitSockets(
  http: FastifyInstance,
  { trustProxy, rateLimitScale }: Pick<Config, 'trustProxy' | 'rateLimitScale'>,
  change: Partial<SocketLimits> = {},
): HungUp {
  const limits = { ...limitsOfProcess, ...change }
  const hungUp: HungUp = { pipelined: 0, address: 0, unread: 0 }
  const hangUp = (socket: Socket, why: keyof HungUp) => {
    hungUp[why] += 1
    socket.destroy()
  }
  countAddresses(http, proxiesIn(trustProxy), limits.maxPerAddress * Math.max(1, rateLimitScale), hangUp)
  answerInTurn(http, limits.maxPipelined, hangUp)
  giveUpUnread(http, limits, hangUp)
  return hungUp
}

type HangUp = (socket: Socket, why: keyof HungUp) => void

function countAddresses(http: FastifyInstance, proxies: BlockList, max: number, hangUp: HangUp): void {
  const counts = new Map<string, number>()
  http.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return
    const key = networkOf(address)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    socket.once('close', () => {
      const left = (counts.get(key) ?? 0) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
    if (count > max) hangUp(socket, 'address')
  })
}

/** The proxies whose word about their callers is taken. */
function proxiesIn(trustProxy: Config['trustProxy']): BlockList {
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
  const lines = new WeakMap<Socket, Line>()
  http.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const line = lines.get(socket) ?? { requests: 0, last: Promise.resolve() }
    lines.set(socket, line)
    line.requests += 1
    if (line.requests > maxPipelined) hangUp(socket, 'pipelined')
    const { last } = line
    const done = once(reply.raw, 'close')
    line.last = done.then(() => (line.requests -= 1))
    if (line.requests === 1) return
    // The replies of a socket that has gone never close.
    if (!socket.destroyed) await Promise.race([last, once(socket, 'close')])
    if (socket.destroyed) reply.hijack()
  })
}

type Progress = { mark: string; since: number }

/** Bytes that the other side has taken, whatever still waits for it. */
function markOf(socket: Socket): string {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } }
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? 0}`
}

function giveUpUnread(http: FastifyInstance, { unreadMs, sweepMs }: SocketLimits, hangUp: HangUp): void {
  const sockets = new Map<Socket, Progress>()
  http.server.on('connection', (socket: Socket) => {
    sockets.set(socket, { mark: '', since: 0 })
    socket.once('close', () => sockets.delete(socket))
  })
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [socket, progress] of sockets) {
      const mark = markOf(socket)
      if (socket.writableLength === 0 || mark !== progress.mark) Object.assign(progress, { mark, since: now })
      else if (now - progress.since >= unreadMs) hangUp(socket, 'unread')
    }
  }, sweepMs).unref()
  http.addHook('onClose', async () => clearInterval(sweep))
}
