import type { Db } from '#kit/node/db/handle.ts'
import { coalesce } from '#kit/node/jobs/coalesce.ts'

/** What changed: some rows under a tag, or without `ids` anything under it. */
export type Invalidation = { tag: string; ids?: readonly string[] | undefined }

/** What holds something under a tag; it drops or reads again what changed. */
type Listener = (ids: readonly string[] | undefined) => void | Promise<void>

/** Stands for all rows among the ids that are gathered. */
const ALL = '*'

/**
 * What one process holds of the database, all of which can be read again at any time. One rule: an act says what it
 * changed, `changed(tx, …)`; nothing else invalidates anything.
 *
 *   commit ─▶ apply here ─▶ broadcast ─▶ each process applies and answers ─▶ the writer gets its reply
 */
export class Cache {
  readonly #states = new Map<object, unknown>()
  readonly #listeners = new Map<string, Listener[]>()
  readonly #queues = new Map<string, Record<'apply' | 'broadcast', (ids: string[]) => Promise<void>>>()
  /** Whether other processes may write what this one holds. */
  readonly isShared: boolean
  #broadcast: (invalidation: Invalidation) => Promise<void> = async () => undefined
  #version = 1
  #lastReads = 0

  constructor({ isShared = true } = {}) {
    this.isShared = isShared
  }

  /** Grows with every change, here or elsewhere: what was made of an older version may be outdated. */
  get version(): number {
    return this.#version
  }

  /** Something was seen to have changed without being told. */
  bump(): void {
    this.#version++
  }

  /** Grows whenever something is given as it was last read, since the database is away: it may be outdated. */
  get lastReads(): number {
    return this.#lastReads
  }

  noteLastRead(): void {
    this.#lastReads++
  }

  /** The state of a definition in this process, made at its first use. */
  stateOf<State>(definition: object, make: () => State): State {
    if (!this.#states.has(definition)) this.#states.set(definition, make())
    return this.#states.get(definition) as State
  }

  /** Has `listener` drop or read again what changes under `tag` from now on. */
  listen(tag: string, listener: Listener): void {
    this.#listeners.set(tag, [...(this.#listeners.get(tag) ?? []), listener])
  }

  /** Sends what changes here to the other processes by `broadcast`. */
  connect(broadcast: (invalidation: Invalidation) => Promise<void>): void {
    this.#broadcast = broadcast
  }

  /** Says in a transaction what it changes: seen here and everywhere once it is committed, before its reply leaves. */
  changed(tx: Pick<Db, 'afterCommit'>, invalidation: Invalidation): void {
    tx.afterCommit(() => this.announce(invalidation))
  }

  /** Applies a change of this process here, then everywhere. Changes that come together are read together. */
  async announce(invalidation: Invalidation): Promise<void> {
    const { tag, ids = [ALL] } = invalidation
    if (ids.length === 0) return
    await this.apply(invalidation)
    await this.#queuesOf(tag).broadcast([...ids])
  }

  /** Applies a change that another process announced, or that was seen. */
  async apply({ tag, ids = [ALL] }: Invalidation): Promise<void> {
    if (ids.length > 0) await this.#queuesOf(tag).apply([...ids])
  }

  #queuesOf(tag: string) {
    const existing = this.#queues.get(tag)
    if (existing) return existing
    const rowsIn = (ids: string[]) => (ids.includes(ALL) ? undefined : ids)
    const queues = {
      apply: coalesce<void, string>((ids) => this.#applyNow(tag, rowsIn(ids))),
      broadcast: coalesce<void, string>((ids) => this.#broadcast({ tag, ids: rowsIn(ids) })),
    }
    this.#queues.set(tag, queues)
    return queues
  }

  async #applyNow(tag: string, ids: readonly string[] | undefined): Promise<void> {
    const listeners = this.#listeners.get(tag) ?? []
    const results = await Promise.allSettled(listeners.map(async (listener) => listener(ids)))
    this.#version++
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}
