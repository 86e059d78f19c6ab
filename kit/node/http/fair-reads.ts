import type { Socket } from 'node:net'

/** For so long a turn of the event loop reads, in milliseconds; one connection is let in for each turn, so less then. */
const TURN_MS = 25
const TURN_MS_WHILE_LETTING_IN = 4
/** So much is read at once, in bytes: hundreds of chunks or of heads at most. */
const SLICE = 4_096

/** What has come on a socket and waits; the end is null. */
type Inbox = { socket: Socket; waiting: (Buffer | null)[]; push: Socket['push'] }

/**
 * Shares the turns of the event loop among those who send: what hundreds of sockets hold would be handed over in one
 * turn else, and taken apart before anybody else is heard. Once a turn has had enough, what comes waits for the next
 * ones, which read a slice of each sender after the other.
 *
 * @returns to be called with each new socket, and with what it shares its turns with
 */
export function fairReads(clock: () => number = () => performance.now()) {
  /** Whoever comes next stands first. */
  const senders = new Map<unknown, Set<Inbox>>()
  let turnEnds: number | undefined
  let isLettingIn = false

  function readOn(): void {
    turnEnds = undefined
    if (senders.size === 0) return
    begin()
    do readNext()
    while (senders.size > 0 && isInTurn())
  }

  function begin(): void {
    if (turnEnds !== undefined) return
    turnEnds = clock() + (isLettingIn ? TURN_MS_WHILE_LETTING_IN : TURN_MS)
    isLettingIn = false
    setImmediate(readOn)
  }

  const isInTurn = () => turnEnds !== undefined && clock() < turnEnds

  function readNext(): void {
    const [[sender, inboxes] = [undefined, new Set<Inbox>()]] = senders
    const [inbox] = inboxes
    senders.delete(sender)
    if (!inbox) return
    readSlice(inbox)
    inboxes.delete(inbox)
    if (inbox.waiting.length > 0) inboxes.add(inbox)
    if (inboxes.size > 0) senders.set(sender, inboxes)
  }

  return (socket: Socket, sender: unknown): void => {
    isLettingIn = true
    const [push, read] = [socket.push.bind(socket), socket._read.bind(socket)]
    const inbox: Inbox = { socket, waiting: [], push }
    socket.push = (chunk: Buffer | null) => {
      begin()
      inbox.waiting.push(chunk)
      let wantsMore = true
      while (senders.size === 0 && inbox.waiting.length > 0 && isInTurn()) wantsMore = readSlice(inbox)
      if (inbox.waiting.length === 0) return wantsMore
      senders.set(sender, (senders.get(sender) ?? new Set()).add(inbox))
      return false
    }
    socket._read = (size) => void (inbox.waiting.length === 0 && read(size))
    socket.once('close', () => void inbox.waiting.splice(0))
    // With a listener, Node hands what comes to its parser here and not below.
    socket.on('data', () => undefined)
  }
}

/** @returns whether the socket takes more */
function readSlice({ socket, waiting, push }: Inbox): boolean {
  const chunk = waiting.shift()
  if (chunk === undefined || socket.destroyed) return false
  if (chunk && chunk.length > SLICE) waiting.unshift(chunk.subarray(SLICE))
  const wantsMore = push(chunk && chunk.subarray(0, SLICE))
  // As Node does for an end that it pushes itself.
  if (chunk === null) socket.read(0)
  return wantsMore
}
