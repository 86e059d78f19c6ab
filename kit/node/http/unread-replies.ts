/** Replies that nobody reads, or so slowly that the system holds too much for one address, are given up. */
import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

type UnreadLimits = { unreadMs: number; sweepMs: number; maxUnreadBytes: number }
type AddressOf = (socket: Socket) => object | undefined
type HangUp = (socket: Socket) => void

/** `held` is what the system held at the last look, in bytes. */
type Progress = { mark: string; unread: string | undefined; since: number; held: number }

/** So many sockets at least are needed to hold much. */
const MANY = 16

/** Bytes that the system has taken, whatever still waits for it. */
function markOf(socket: Socket): string {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } }
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? 0}`
}

/** @param addressOf  what the sockets of one address have in common; nothing where it is not counted */
export function giveUpUnread(
  http: FastifyInstance,
  limits: UnreadLimits,
  addressOf: AddressOf,
  hangUp: HangUp,
): void {
  const sockets = new Map<Socket, Progress>()
  http.server.on('connection', (socket: Socket) => {
    sockets.set(socket, { mark: '', unread: undefined, since: 0, held: 0 })
    socket.once('close', () => sockets.delete(socket))
  })
  const sweep = setInterval(() => void lookAt(sockets, limits, addressOf, hangUp), limits.sweepMs).unref()
  http.addHook('onClose', async () => clearInterval(sweep))
}

async function lookAt(
  sockets: Map<Socket, Progress>,
  { unreadMs, maxUnreadBytes }: UnreadLimits,
  addressOf: AddressOf,
  hangUp: HangUp,
): Promise<void> {
  const now = performance.now()
  const still = [...sockets].filter(([socket, progress]) => {
    const mark = markOf(socket)
    if (socket.writableLength > 0 && mark === progress.mark) return true
    Object.assign(progress, { mark, unread: undefined, since: now })
    return false
  })
  if (still.length === 0 && sockets.size < MANY) return
  // The system takes megabytes ahead of a slow reader, and then nothing for a minute: only it knows what is read.
  const queues = await unreadQueues()
  const queueOf = (socket: Socket) => queues.get(`${socket.localPort} ${socket.remotePort}`) ?? ''
  for (const [socket, progress] of still) {
    const unread = queueOf(socket)
    if (progress.unread !== undefined && unread !== progress.unread) progress.since = now
    progress.unread = unread
    if (now - progress.since >= unreadMs) hangUp(socket)
  }
  giveUpHoards(sockets, maxUnreadBytes, (socket) => bytesOf(queueOf(socket)), addressOf, hangUp)
}

/** A reply on its way is held too, but not from one look to the next. */
function giveUpHoards(
  sockets: Map<Socket, Progress>,
  maxUnreadBytes: number,
  heldFor: (socket: Socket) => number,
  addressOf: AddressOf,
  hangUp: HangUp,
): void {
  const hoards = new Map<object, { bytes: number; sockets: Socket[] }>()
  for (const [socket, progress] of sockets) {
    const [address, before] = [addressOf(socket), progress.held]
    progress.held = heldFor(socket)
    if (!address || before === 0 || progress.held === 0) continue
    const hoard = hoards.get(address) ?? { bytes: 0, sockets: [] }
    hoards.set(address, hoard)
    hoard.bytes += progress.held
    hoard.sockets.push(socket)
  }
  for (const { bytes, sockets: held } of hoards.values()) if (bytes > maxUnreadBytes) held.forEach(hangUp)
}

/** The bytes of an entry; of several sockets with the same ports those of all. */
function bytesOf(entry: string): number {
  return entry.split(' ').reduce((sum, hex) => sum + Number.parseInt(hex || '0', 16), 0)
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
