import type { IncomingMessage } from 'node:http'

/** So many chunks of a body are looked at together; smaller ones take more memory, some 200 bytes each, than they carry. */
const MANY_CHUNKS = 2_000
const LEAST_BYTES = 512

/** Calls `found` once a body has come in crumbs, of which no more is taken then. */
export function watchCrumbs(raw: IncomingMessage, found: () => void): void {
  let [chunks, bytes] = [0, 0]
  const push = raw.push.bind(raw)
  // Where the parser hands each chunk over: a listener would set the body flowing.
  raw.push = (chunk: Buffer | null, encoding) => {
    if (chunk !== null) {
      chunks += 1
      bytes += chunk.length
    }
    const isCrumbs = chunks >= MANY_CHUNKS && bytes < chunks * LEAST_BYTES
    if (isCrumbs && !raw.socket.destroyed) found()
    return isCrumbs ? false : push(chunk, encoding)
  }
}
