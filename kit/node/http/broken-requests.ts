/**
 * What never becomes a request of a route: garbage on the socket, headers and addresses without end. The answers
 * have the shape and the headers of every other refusal.
 */
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { HttpProblem, type Refusal } from '#kit/core/operation/problem.ts'
import { problemBody, sendProblem } from './problems.ts'
import { everyReply, jsonReply } from './security-headers.ts'

/** The longest address, in characters: more than any page or call of ours has. */
const MAX_ADDRESS_LENGTH = 4096

const addressTooLong = new HttpProblem('too_large', { message: 'The address is too long' })
const withBody = new HttpProblem('malformed_request', {
  message: 'A request that only reads has no body in chunks',
})
const unexpected = new HttpProblem('malformed_request', {
  message: 'What the request expects is not offered',
})

/** What HTTP itself refuses, by Node's name for it; anything else is 400. */
const refusals: Record<string, { status: number; problem: Refusal }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    problem: new HttpProblem('too_large', { message: 'The headers are too large' }),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    problem: new HttpProblem('malformed_request', {
      message: 'The request did not arrive in time. Please try again.',
    }),
  },
}
/** The sender is gone, or ended in the middle of a body that may have been answered already. */
const nobodyReads = new Set(['ECONNRESET', 'HPE_INVALID_EOF_STATE'])
const unreadable = { status: 400, problem: new HttpProblem('malformed_request') }

/**
 * The path and query of a request line. Some write a whole URL there, or several slashes in front: taken as it
 * is, that would be read as the address of another site. A path that cannot be decoded stands for itself. Of what is
 * too long no more is looked at.
 */
export function plainAddress(url = '/'): string {
  const address = url
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .replace(/^[/\\]*/, '/')
    .slice(0, MAX_ADDRESS_LENGTH + 1)
  const [path = '/'] = address.split('?')
  return isDecodable(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * Refuses addresses that are longer than any of ours, expectations other than to be let go on, and requests that name
 * no host or several. Node would answer the last two by itself, without words, or with the first host.
 */
export function refuseBroken(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async (request, reply) => {
    const { headers, httpVersion, method, rawHeaders } = request.raw
    if (request.url.length > MAX_ADDRESS_LENGTH) return sendProblem(request, reply, addressTooLong, 414)
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
      return sendProblem(request, reply, unexpected, 417)
    // One of a known length is let pass unread.
    if ((method === 'GET' || method === 'HEAD') && headers['transfer-encoding'] !== undefined)
      return sendProblem(request, reply, withBody)
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
    if (hosts > 1 || (headers.host === undefined && httpVersion !== '1.0'))
      return sendProblem(request, reply, unreadable.problem)
  })
}

/** Answers on a bare socket what could not be read as HTTP, and hangs up. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (nobodyReads.has(error.code ?? '') || !socket.writable) return void socket.destroy()
  const { status, problem } = refusals[error.code ?? ''] ?? unreadable
  const body = JSON.stringify(problemBody(problem))
  const headers = {
    ...everyReply,
    ...jsonReply,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  )
}
