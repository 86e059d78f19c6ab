import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from '#kit/core/operation/problem.ts'

/** For so long a body may come that is no form. */
const BODY_TIMEOUT_MS = 30_000

/** Refuses a body that has not come whole in time. Forms, which may hold files, have a pace of their own instead. */
export function refuseLateBodies(http: FastifyInstance): void {
  http.addHook('preParsing', async (request) => {
    if (!isBodyComing(request) || isForm(request)) return
    const { raw } = request
    const late = setTimeout(() => refuse(raw), BODY_TIMEOUT_MS).unref()
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(late))
  })
}

/** Whoever reads the body passes the error on as its refusal; where nobody does, the connection ends. */
function refuse(raw: FastifyRequest['raw']): void {
  if (raw.listenerCount('error') > 0) raw.emit('error', new HttpProblem('too_slow'))
  else raw.destroy()
}

/** Whether a part of the body is still to come. */
export function isBodyComing({ raw }: FastifyRequest): boolean {
  return !raw.complete && raw.method !== 'GET' && raw.method !== 'HEAD'
}

/** Whether what comes says that it is a form, which is read by its handler. */
export function isForm({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\/form-data/i.test(headers['content-type'] ?? '')
}

/** So many chunks of a body are looked at together; each takes some 200 bytes beside what it carries until all have come. */
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
