import type { Db, Log } from '#kit/node/db/db.ts'
import { coalesce } from '#kit/node/jobs/coalesce.ts'
import { loadIndex, type SnapshotPlace } from './load-index.ts'
import { ProductWatch } from './product-watch.ts'
import { readAgain } from './read-again.ts'
import { buildIndex, type CatalogueQuery, type CatalogueResult } from './search-index.ts'

/** What one process remembers of the listed products, to find them without asking the database. */
export class Catalogue {
  readonly #db: Db
  readonly #clock: () => Date
  readonly #log: Log
  readonly #snapshot: SnapshotPlace | undefined
  readonly #watch: ProductWatch
  readonly #listeners: ((ids?: readonly string[]) => void)[] = []
  readonly #ownListeners: ((ids?: readonly string[]) => Promise<void>)[] = []
  #index = buildIndex([], [])
  #version = 1
  /** One change of the index after another, so that an older reading never overwrites a newer one. */
  readonly #inTurn = queue()
  readonly #oneBuild = queue()
  /** Of many orders at once, the stock is read and told together. */
  readonly #refreshTogether = coalesce<void, string>(async (ids) => {
    await this.takeOver(ids)
    for (const listener of this.#ownListeners) await listener(ids)
  })
  /** What changed while a new index is being built; it is read again before that index takes over. */
  #late: Set<string> | undefined
  #isRenewing = false

  constructor(db: Db, clock: () => Date, log: Log, snapshot?: SnapshotPlace) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#snapshot = snapshot
    this.#watch = new ProductWatch(db, clock, log, (ids) => this.takeOver(ids))
  }

  /** How many products are listed. */
  get size(): number {
    return this.#index.size
  }

  /** Until when, in milliseconds, what other processes changed was taken over. */
  get lookedAt(): number {
    return this.#watch.lookedAt
  }

  /** Grows with every change. */
  get version(): number {
    return this.#version
  }

  query(query: CatalogueQuery): CatalogueResult {
    return this.#index.query(query)
  }

  /** Category → how many listed products stand in it, as their main or a further one. */
  categoryCounts(): ReadonlyMap<string, number> {
    const everything = { sort: 'recommended', offset: 0, limit: 0, pricesVisible: false } as const
    const { facets } = this.#index.query(everything)
    return new Map(facets.categories.map(({ value, count }) => [value, count]))
  }

  /** Reads these products again, after a commit here; what is archived or gone is forgotten. */
  async refresh(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#refreshTogether(ids)
  }

  /** Reads everything again, after a change here of categories or of most products; the old index answers meanwhile. */
  async reload(): Promise<void> {
    await this.takeOverAll()
    for (const listener of this.#ownListeners) await listener()
  }

  /** Reads these products again that another process changed. */
  async takeOver(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    for (const id of ids) this.#late?.add(id)
    // Told even if they could not be read: whoever remembers them forgets them.
    await this.#inTurn(() => readAgain(this.#db, this.#index, ids)).finally(() => this.#announce(ids))
    if (this.#index.isWorn && !this.#isRenewing) void this.#renew()
  }

  /** Reads everything again that another process changed. */
  takeOverAll(): Promise<void> {
    return this.#oneBuild(async () => {
      const late = new Set<string>()
      this.#late = late
      try {
        const place = { now: this.#clock(), snapshot: this.#snapshot }
        const index = await loadIndex({ db: this.#db, log: this.#log, ...place })
        await this.#inTurn(async () => {
          await readAgain(this.#db, index, [...late])
          this.#index = index
        })
      } finally {
        this.#late = undefined
      }
      this.#announce()
    })
  }

  /** Calls `listener` after every change, of these products or of anything. */
  onChange(listener: (ids?: readonly string[]) => void): void {
    this.#listeners.push(listener)
  }

  /** Calls `listener` after every change here, of these products or of most; the change is done when it is. */
  onOwnChange(listener: (ids?: readonly string[]) => Promise<void>): void {
    this.#ownListeners.push(listener)
  }

  /** Takes over what other processes changed since the last time; once started, it does so by itself. */
  catchUp(): Promise<void> {
    return this.#watch.catchUp()
  }

  start(): void {
    this.#watch.start()
  }

  stop(): void {
    this.#watch.stop()
  }

  async #renew(): Promise<void> {
    this.#isRenewing = true
    try {
      await this.takeOverAll()
    } catch (err) {
      this.#log.warn({ err }, 'The catalogue could not be built anew: the old one stays')
    } finally {
      this.#isRenewing = false
    }
  }

  #announce(ids?: readonly string[]): void {
    this.#version++
    for (const listener of this.#listeners) listener(ids)
  }
}

/** Does one piece of work after another, whether or not the one before failed. */
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
