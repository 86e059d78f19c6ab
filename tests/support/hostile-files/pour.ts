/** Uploads without end, over a bare socket. */
import { connect } from 'node:net'
import { formType } from '#tests/operations/evidence-door.ts'
import { readReply } from '#tests/operations/raw-exchange.ts'
import type { Person } from '../people.ts'

const PIECE_BYTES = 256 * 1024

type Target = { port: number; method?: string; path: string; person: Person }

/** Sends the head of a request for a form of `length` bytes, or of nobody knows how many; the form is up to the test. */
export function startSending({ port, method = 'POST', path, person }: Target, length?: number) {
  const size = length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }
  const token = person.token && { authorization: `Bearer ${person.token}` }
  const head = Object.entries({ host: 'lanai.example', ...formType, ...token, ...size })
  const socket = connect(port, '127.0.0.1')
  const reply = readReply(socket)
  socket.write(
    `${method} ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  return { socket, reply }
}

/**
 * Sends `begin`, and then bytes as fast as the shop takes them, until it hangs up or `most` were sent.
 *
 * @returns its reply, how many bytes it took, and how long it went on listening after it had answered, in milliseconds
 */
export async function pour(target: Target, begin: Buffer, most = Number.POSITIVE_INFINITY) {
  const { socket, reply } = startSending(target)
  const more = chunked(Buffer.alloc(PIECE_BYTES, 'x'))
  let answeredAt = 0
  let sent = 0
  socket.once('data', () => (answeredAt = performance.now()))
  const send = () => {
    while (socket.writable && sent < most && socket.write(more)) sent += PIECE_BYTES
  }
  socket.on('drain', () => {
    sent += PIECE_BYTES
    send()
  })
  socket.write(chunked(begin))
  send()
  const { status, body } = await reply
  return { status, body, sent, goesOn: performance.now() - answeredAt }
}

function chunked(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}
