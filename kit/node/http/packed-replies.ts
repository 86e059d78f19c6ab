import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { boundedQueue } from '#kit/node/jobs/bounded-queue.ts'
import { accepts } from './accepts.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
/** What takes longer at a higher quality than it saves on its way. */
const QUALITY = 4

/** By the name of its encoding, the better first. */
export const encodings = {
  br: (plain: Buffer, quality = QUALITY) =>
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (plain: Buffer) => gz(plain),
}
export type Encoding = keyof typeof encodings

export function encodingFor(request: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  return (Object.keys(encodings) as Encoding[]).find((name) => accepts(request, name))
}

/** A shorter one would hardly become shorter. */
const LEAST_BYTES = 1_024
/** Packing takes a megabyte and a core; more at once would only take more memory. */
const AT_ONCE = 2
const MAY_WAIT = 512

/** Packs replies of text for whoever takes them packed. Streams, which are exports and sitemaps, leave as they are. */
export function packReplies(http: FastifyInstance): void {
  const inTurn = boundedQueue(AT_ONCE, MAY_WAIT)
  http.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload
    const plain = Buffer.from(payload)
    if (plain.length < LEAST_BYTES) return payload
    const encoding = encodingFor(request)
    if (!encoding) return payload
    const packed = await inTurn(() => encodings[encoding](plain))
    reply.headers({ vary: 'accept-encoding', 'content-encoding': encoding }).removeHeader('content-length')
    return packed
  })
}
