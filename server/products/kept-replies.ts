import type { SerializedReply } from '#kit/node/http/envelope.ts'
import type { Catalogue } from './catalogue.ts'

/** Kept at once, of 60 KB each at most: many ask for the first pages, few for the same further one. */
const MAX_REPLIES = 200

/** Replies that everybody is given alike, kept from one change of the catalogue to the next. */
export class KeptReplies {
  readonly #catalogue: Pick<Catalogue, 'version'>
  #replies = new Map<string, SerializedReply>()
  #version = 0

  constructor(catalogue: Pick<Catalogue, 'version'>) {
    this.#catalogue = catalogue
  }

  /** The reply to `question`, which names all that it depends on besides the catalogue; made where none is kept. */
  async get(question: unknown, make: () => Promise<SerializedReply>): Promise<SerializedReply> {
    this.#forgetOldOnes()
    const key = JSON.stringify(question)
    const kept = this.#replies.get(key)
    if (kept) return kept
    const version = this.#version
    const reply = await make()
    // What was made while something changed may be of before.
    if (version === this.#catalogue.version) this.#keep(key, reply)
    return reply
  }

  #keep(key: string, reply: SerializedReply): void {
    this.#replies.set(key, reply)
    const [oldest] = this.#replies.size > MAX_REPLIES ? this.#replies.keys() : []
    if (oldest !== undefined) this.#replies.delete(oldest)
  }

  #forgetOldOnes(): void {
    if (this.#version === this.#catalogue.version) return
    this.#version = this.#catalogue.version
    this.#replies = new Map()
  }
}
