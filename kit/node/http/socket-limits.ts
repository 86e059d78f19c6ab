/**
 * What one socket and one address may hold of the process: a reply that nobody reads is given up, pipelined requests
 * wait for the reply before theirs, and an address has so many sockets and no more.
 */
import { readFile } from 'node:fs/promises'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '#kit/node/limits/caller-network.ts'

export type SocketLimits = {
  /** Requests of one socket without their whole reply; one more hangs up. */
  maxPipelined: number
  /** Sockets of one address, or of one IPv6 network; trusted proxies are not counted. */
  maxPerAddress: number
  /** Requests of one address from one look to the next; one more, and it is hung up on until then. */
  maxRequests: number
  /** How long a reply may stand still. */
  unreadMs: number
  /** How often that is looked at. */
  sweepMs: number
}

const limitsOfProcess: SocketLimits = {
  maxPipelined: 16,
  maxPerAddress: 512,
  maxRequests: 3_000,
  unreadMs: 30_000,
  sweepMs: 5_000,
}

/** Why a socket was hung up on, counted. */
export type HungUp = Record<'pipelined' | 'address' | 'unread', number>

/** Holds every socket of `http` to the limits, until it is closed. */
export function limitSockets(
  http: FastifyInstance,
  { trustProxy, rateLimitScale }: { trustProxy: string[] | false; rateLimitScale: number },
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
  const scale = Math.max(1, rateLimitScale)
  const [maxPerAddress, maxRequests] = [limits.maxPerAddress * scale, limits.maxRequests * scale]
  countAddresses(http, proxiesIn(trustProxy), { ...limits, maxPerAddress, maxRequests }, hangUp)
  answerInTurn(http, limits.maxPipelined, hangUp)
  giveUpUnread(http, limits, hangUp)
  return hungUp
}

type HangUp = (socket: Socket, why: keyof HungUp) => void

/** A refusal costs as much as a reply: thousands a second, and everybody else waits whole turns of the event loop. */
function countAddresses(
  http: FastifyInstance,
  proxies: BlockList,
  { maxPerAddress, maxRequests, sweepMs }: SocketLimits,
  hangUp: HangUp,
): void {
  const addresses = new Map<string, { sockets: number; requests: number }>()
  const addressOf = new WeakMap<Socket, { requests: number }>()
  http.server.on('connection', (socket: Socket) => {
    const remote = socket.remoteAddress ?? ''
    if (proxies.check(remote, isIPv6(remote) ? 'ipv6' : 'ipv4')) return
    const key = networkOf(remote)
    const address = addresses.get(key) ?? { sockets: 0, requests: 0 }
    addresses.set(key, address)
    addressOf.set(socket, address)
    address.sockets += 1
    socket.once('close', () => (address.sockets -= 1))
    if (address.sockets > maxPerAddress || address.requests > maxRequests) hangUp(socket, 'address')
  })
  http.addHook('onRequest', async ({ raw: { socket } }) => {
    const address = addressOf.get(socket)
    if (!address || ++address.requests <= maxRequests) return
    if (!socket.destroyed) hangUp(socket, 'address')
    // Nobody is there to be answered: this waits until it is collected.
    await new Promise(() => undefined)
  })
  const forget = () => {
    for (const [key, address] of addresses) {
      address.requests = 0
      if (address.sockets === 0) addresses.delete(key)
    }
  }
  const sweep = setInterval(forget, sweepMs).unref()
  http.addHook('onClose', async () => clearInterval(sweep))
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

/** A row of the system's table of sockets: local port, remote port, bytes that the other side has not acknowledged. */
const ROW = /^ *\d+: [\dA-F]+:([\dA-F]{4}) [\dA-F]+:([\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/gm

/**
 * What the system still holds for the other side of each socket, by `local remote` port; sockets of several addresses
 * with the same ports share an entry, which changes with each of them. Empty where the system is not Linux.
 */
async function unreadQueues(): Promise<Map<string, string>> {
  const queues = new Map<string, string>()
  for (const family of ['tcp', 'tcp6']) {
    const table = await readFile(`/proc/self/net/${family}`, 'latin1').catch(() => '')
    for (const [, local = '', remote = '', bytes = ''] of table.matchAll(ROW)) {
      const ports = `${Number.parseInt(local, 16)} ${Number.parseInt(remote, 16)}`
      queues.set(ports, `${queues.get(ports) ?? ''} ${bytes}`)
    }
  }
  return queues
}
