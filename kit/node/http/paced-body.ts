import type { IncomingMessage } from 'node:http'

/** So many chunks of a body are looked at together; smaller ones cost more to take apart than they carry. */
const MANY_CHUNKS = 2_000
const LEAST_BYTES = 512

/** What one body may bring in a turn of the event loop, in bytes, and how many of those that wait go on in the next. */
const BYTES_IN_TURN = 65_536
const BODIES_IN_TURN = 16

/** Whether a body may bring more than fits into one turn. */
export function isLong({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > BYTES_IN_TURN
}

/** Does what waits a few at a time, with a turn of the event loop between. */
export function takeTurns(): (act: () => void) => void {
  const waiting: (() => void)[] = []
  const give = () => {
    for (const act of waiting.splice(0, BODIES_IN_TURN)) act()
    if (waiting.length > 0) setImmediate(give)
  }
  return (act) => {
    if (waiting.push(act) === 1) setImmediate(give)
  }
}

/**
 * Reads a body in turns: the system holds megabytes of each, and hands them all over at once.
 *
 * @param foundCrumbs  called once the body has come in crumbs, of which no more is taken then
 */
export function paceBody(
  raw: IncomingMessage,
  inTurn: (act: () => void) => void,
  foundCrumbs: () => void,
): void {
  let [chunks, bytes, bytesInTurn, isWaiting] = [0, 0, 0, false]
  const [push, read] = [raw.push.bind(raw), raw._read.bind(raw)]
  // Where the parser hands each chunk over: a listener would set the body flowing.
  raw.push = (chunk: Buffer | null, encoding) => {
    chunks += 1
    bytes += chunk?.length ?? 0
    bytesInTurn += chunk?.length ?? 0
    const isCrumbs = chunk !== null && chunks >= MANY_CHUNKS && bytes < chunks * LEAST_BYTES
    if (isCrumbs && !raw.socket.destroyed) foundCrumbs()
    return !isCrumbs && push(chunk, encoding) && bytesInTurn < BYTES_IN_TURN
  }
  raw._read = (size) => {
    if (bytesInTurn < BYTES_IN_TURN) return read(size)
    if (isWaiting) return
    isWaiting = true
    inTurn(() => {
      bytesInTurn = 0
      isWaiting = false
      read(size)
    })
  }
}
