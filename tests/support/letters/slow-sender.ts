import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type RawReply, readReply } from '#tests/operations/raw-exchange.ts'
import type { Listening } from '#tests/support/processes/ask-shop.ts'
import type { Person } from '#tests/support/people.ts'

type SlowRequest = { path: string; person: Person; contentType: string; body: Buffer; overMs: number }

/** A request on its way: `isUnderWay` once its head and the first of its body were handed to the system. */
export type OnItsWay = { isUnderWay: Promise<void>; reply: Promise<RawReply> }

const PIECES = 6

/** Sends a request whose body takes `overMs` milliseconds to arrive, on a connection of its own that may be kept. */
export function sendSlowly({ address }: Listening, request: SlowRequest): OnItsWay {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const reply = readReply(socket)
  const underWay = Promise.withResolvers<void>()
  void sendPieces()
  return { isUnderWay: underWay.promise, reply }

  async function sendPieces() {
    const { path, person, contentType, body, overMs } = request
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: lanai.example\r\nauthorization: Bearer ${person.token}\r\n` +
        `content-type: ${contentType}\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    const size = Math.ceil(body.length / PIECES)
    for (let from = 0; from < body.length && !socket.destroyed; from += size) {
      socket.write(body.subarray(from, from + size))
      underWay.resolve()
      await wait(overMs / PIECES)
    }
  }
}
