/**
 * What one socket and one address may hold of the process: a reply that nobody reads is given up, pipelined requests
 * wait for the reply before theirs, and an address has so many sockets and no more.
 */
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { networkOf } from './caller-network.ts'
import { unreadQueues } from './unread-queues.ts'

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
    // The system would go on holding what nobody reads.
    if (why === 'unread') socket.resetAndDestroy()
    else socket.destroy()
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
  const requests = new WeakMap<Socket, number>()
  http.addHook('onRequest', async ({ raw: { socket } }, { raw: reply }) => {
    const count = (requests.get(socket) ?? 0) + 1
    requests.set(socket, count)
    reply.once('close', () => requests.set(socket, (requests.get(socket) ?? 1) - 1))
    if (count > maxPipelined && !socket.destroyed) hangUp(socket, 'pipelined')
    // Node gives a reply its socket when its turn comes; where the socket has gone, this waits until it is collected.
    if (!reply.socket) await new Promise<void>((resolve) => reply.once('socket', () => resolve()))
  })
}

type Progress = { mark: string; unread: string | undefined; since: number }

/** Bytes that the system has taken, whatever still waits for it. */
function markOf(socket: Socket): string {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } }
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? 0}`
}

function giveUpUnread(http: FastifyInstance, { unreadMs, sweepMs }: SocketLimits, hangUp: HangUp): void {
  const sockets = new Map<Socket, Progress>()
  http.server.on('connection', (socket: Socket) => {
    sockets.set(socket, { mark: '', unread: undefined, since: 0 })
    socket.once('close', () => sockets.delete(socket))
  })
  const sweep = setInterval(() => void lookAt(sockets, unreadMs, hangUp), sweepMs).unref()
  http.addHook('onClose', async () => clearInterval(sweep))
}

async function lookAt(sockets: Map<Socket, Progress>, unreadMs: number, hangUp: HangUp): Promise<void> {
  const now = performance.now()
  const still = [...sockets].filter(([socket, progress]) => {
    const mark = markOf(socket)
    if (socket.writableLength > 0 && mark === progress.mark) return true
    Object.assign(progress, { mark, unread: undefined, since: now })
    return false
  })
  if (still.length === 0) return
  // The system takes megabytes ahead of a slow reader, and then nothing for a minute: only it knows what is read.
  const queues = await unreadQueues()
  for (const [socket, progress] of still) {
    const unread = queues.get(`${socket.localPort} ${socket.remotePort}`) ?? ''
    if (progress.unread !== undefined && unread !== progress.unread) progress.since = now
    progress.unread = unread
    if (now - progress.since >= unreadMs) hangUp(socket, 'unread')
  }
}
