import type { Db, Log } from '#kit/node/db/db.ts'
import { findChangedProducts } from './indexed-products.ts'

const PAUSE_MS = 1_000
/** A row carries the time of its writing and is seen from its commit on: longer than a transaction of the shop lasts. */
export const OVERLAP_MS = 15_000

/** Sees which products other processes wrote, and has them read again. */
export class ProductWatch {
  readonly #db: Db
  readonly #clock: () => Date
  readonly #log: Log
  readonly #readAgain: (ids: string[]) => Promise<void>
  #lookedAt: number
  #seen = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, clock: () => Date, log: Log, readAgain: (ids: string[]) => Promise<void>) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#readAgain = readAgain
    this.#lookedAt = clock().getTime()
  }

  /** Until when, in milliseconds, the writing of other processes was read. */
  get lookedAt(): number {
    return this.#lookedAt
  }

  /** Has every product read again that was written since the last time; after a failure, the next time covers both. */
  async catchUp(): Promise<void> {
    const now = this.#clock().getTime()
    const written = await findChangedProducts(this.#db, new Date(this.#lookedAt - OVERLAP_MS))
    const isNew = ({ id, mark }: { id: string; mark: string }) => !this.#seen.has(`${id} ${mark}`)
    await this.#readAgain([...new Set(written.filter(isNew).map(({ id }) => id))])
    this.#seen = new Set(written.map(({ id, mark }) => `${id} ${mark}`))
    this.#lookedAt = now
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#look(), PAUSE_MS).unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  async #look(): Promise<void> {
    try {
      await this.catchUp()
    } catch (err) {
      this.#log.warn({ err }, 'Changes of other processes could not be read: the next look covers them')
    }
    if (this.#timer) this.start()
  }
}
