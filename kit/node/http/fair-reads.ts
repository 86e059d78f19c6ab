import type { Socket } from 'node:net'

/** For so long a turn of the event loop reads, in milliseconds. */
const TURN_MS = 25
/** What a request that begins takes of it: most of its work is done once the turn's reading is over. */
const REQUEST_MS = 2
/** While connections come in, of which each turn lets in one, the turns after it read nothing for so long. */
const LETTING_IN_MS = 10
/** So much is read at once, in bytes: hundreds of chunks or of heads at most. */
const SLICE = 4_096

/** What has come on a socket and waits; the end is null. */
type Inbox = { socket: Socket; waiting: (Buffer | null)[]; push: Socket['push'] }

/**
 * Shares the turns of the event loop among those who send: what hundreds of sockets hold would be handed over in one
 * turn else, and taken apart before anybody else is heard. Once a turn has had enough, what comes waits for the next
 * ones, which read a slice of each sender after the other.
 *
 * @returns `letIn`, to be called for each new socket · `begun`, for each request · `share`, for each socket that is read
 *   like this, with what it shares its turns with
 */
export function fairReads(clock: () => number = () => performance.now()) {
  /** Whoever comes next stands first. */
  const senders = new Map<unknown, Set<Inbox>>()
  /** Of this turn, once something has come in it; it reads nothing where that is over when it begins. */
  let turnEnds: number | undefined
  let [isReading, hasLetIn, letsIn, lettingInEnds] = [false, false, false, 0]

  function begin(): void {
    if (turnEnds !== undefined) return
    turnEnds = clock()
    isReading = !(letsIn && turnEnds < lettingInEnds)
    if (isReading) turnEnds += TURN_MS
    setImmediate(endTurn)
  }

  function endTurn(): void {
    if (isReading) lettingInEnds = clock() + LETTING_IN_MS
    letsIn = hasLetIn
    hasLetIn = false
    turnEnds = undefined
    if (senders.size === 0) return
    begin()
    if (!isReading) return
    do readNext()
    while (senders.size > 0 && isInTurn())
  }

  const isInTurn = () => turnEnds !== undefined && clock() < turnEnds

  function readNext(): void {
    const [[sender, inboxes] = [undefined, new Set<Inbox>()]] = senders
    const [inbox] = inboxes
    senders.delete(sender)
    if (!inbox) return
    inboxes.delete(inbox)
    if (inboxes.size > 0) senders.set(sender, inboxes)
    readSlice(inbox)
    if (inbox.waiting.length > 0) wait(sender, inbox)
  }

  function wait(sender: unknown, inbox: Inbox): void {
    senders.set(sender, (senders.get(sender) ?? new Set()).add(inbox))
  }

  const letIn = () => void (hasLetIn = true)
  const begun = () => void (turnEnds !== undefined && (turnEnds -= REQUEST_MS))

  function share(socket: Socket, sender: unknown): void {
    const [push, read] = [socket.push.bind(socket), socket._read.bind(socket)]
    const inbox: Inbox = { socket, waiting: [], push }
    socket.push = (chunk: Buffer | null) => {
      begin()
      const isFirst = senders.size === 0 && inbox.waiting.length === 0
      if (isFirst && chunk && chunk.length <= SLICE && isInTurn()) return push(chunk)
      inbox.waiting.push(chunk)
      let wantsMore = true
      while (senders.size === 0 && inbox.waiting.length > 0 && isInTurn()) wantsMore = readSlice(inbox)
      if (inbox.waiting.length === 0) return wantsMore
      wait(sender, inbox)
      return false
    }
    socket._read = (size) => void (inbox.waiting.length === 0 && read(size))
    socket.once('close', () => void inbox.waiting.splice(0))
    // From its first listener on, Node hands what comes to its parser here and not below.
    const first = () => undefined
    socket.on('data', first).off('data', first)
  }

  return { letIn, begun, share }
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
