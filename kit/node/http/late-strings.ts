import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

type Read = () => Promise<Readable>

const MARK = /"([\da-f-]{36})"/g

/**
 * Strings of one reply that are read, as base64, only while it is sent: a reply that leaves slowly holds a piece of one
 * of them, however long they are.
 */
export class LateStrings {
  #reads = new Map<string, Read>()

  /** What stands in the reply in place of the bytes that `read` gives. */
  mark(read: Read): string {
    const mark = randomUUID()
    this.#reads.set(mark, read)
    return mark
  }

  /** The text of a reply with its strings in it; as it is where it has none. */
  filledIn(text: string): string | Readable {
    return this.#reads.size === 0 ? text : Readable.from(this.#pieces(text), { objectMode: false })
  }

  async *#pieces(text: string): AsyncGenerator<string> {
    let from = 0
    for (const { 1: mark = '', index } of text.matchAll(MARK)) {
      const read = this.#reads.get(mark)
      if (!read) continue
      yield text.slice(from, index + 1)
      yield* (await read()).setEncoding('base64') as AsyncIterable<string>
      from = index + 1 + mark.length
    }
    yield text.slice(from)
  }
}

/** A reply some strings of which are read while it is sent. */
export class LateReply<Reply = unknown> {
  readonly reply: Reply
  readonly late: LateStrings

  constructor(reply: Reply, late: LateStrings) {
    this.reply = reply
    this.late = late
  }
}
