import { Duplex } from 'node:stream'

/** Takes the answers of the database, or the reason why there will be none. */
export type LinkClient = { answer(bytes: Buffer): void; fail(reason: Error): void }

/** The way to a PGlite in another thread. */
export type PgliteLink = {
  attach(client: LinkClient): number
  detach(id: number): void
  /** Hands over whole messages; `isStartup` says that they open a session. */
  execute(id: number, isStartup: boolean, messages: Buffer): void
}

const TERMINATE = 'X'.charCodeAt(0)
// Sync, Query, Flush, CopyData, CopyDone and CopyFail: after these the server is expected to answer.
const ENDS_OF_BATCH = new Set(Array.from('SQHdcf', (letter) => letter.charCodeAt(0)))
const LENGTH_BYTES = 4

/**
 * What pg takes for its socket: speaks PostgreSQL's protocol with a PGlite in another thread.
 * Bytes leave in whole batches only, because PGlite answers a batch at once.
 */
export class PgliteStream extends Duplex {
  #link: PgliteLink
  #id: number
  #pending: Buffer = Buffer.alloc(0)
  #isStarted = false

  constructor(link: PgliteLink) {
    super()
    this.#link = link
    this.#id = link.attach({
      answer: (bytes) => {
        if (!this.destroyed && !this.readableEnded) this.push(bytes)
      },
      fail: (reason) => this.destroy(reason),
    })
  }

  // The part of net.Socket that pg calls.
  connect(): void {
    setImmediate(() => this.emit('connect'))
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    this.#sendWholeBatches()
    done()
  }

  override _final(done: () => void): void {
    this.#link.detach(this.#id)
    done()
    this.push(null)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#link.detach(this.#id)
    done(error)
  }

  #sendWholeBatches(): void {
    let sent = 0
    let read = 0
    for (let end = this.#endOfMessage(read); end !== undefined; end = this.#endOfMessage(read)) {
      const type = this.#pending[read] ?? 0
      const isStartup = !this.#isStarted
      read = end
      if (isStartup || ENDS_OF_BATCH.has(type)) {
        this.#isStarted = true
        this.#link.execute(this.#id, isStartup, this.#pending.subarray(sent, read))
        sent = read
      } else if (type === TERMINATE) {
        sent = read // the session ends, the database stays
      }
    }
    this.#pending = this.#pending.subarray(sent)
  }

  /** Where the message that begins at `start` ends, or undefined while part of it is still to come. */
  #endOfMessage(start: number): number | undefined {
    const typeBytes = this.#isStarted ? 1 : 0 // the first message has no type
    if (this.#pending.length - start < typeBytes + LENGTH_BYTES) return undefined
    const end = start + typeBytes + this.#pending.readInt32BE(start + typeBytes)
    return end <= this.#pending.length ? end : undefined
  }
}
