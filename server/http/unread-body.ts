import type { IncomingMessage } from 'node:http'

/** How long a refused sender may go on: enough to come to an end and read why, in milliseconds. */
const LINGER_MS = 1_000

/**
 * Lets go of a body that nobody will read. Left alone it would hold up its sender for ever; cut off at once,
 * most senders would report a broken connection and never show the refusal. So the rest is thrown away for a
 * second, and what is still coming then is cut off.
 */
export function throwRestAway(request: IncomingMessage): void {
  if (request.complete || request.readableEnded || !hasBody(request)) return
  request.unpipe()
  request.resume()
  const cut = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(cut)).once('end', () => clearTimeout(cut))
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
