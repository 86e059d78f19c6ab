import { LRUCache } from 'lru-cache'
import { isAway } from '#kit/node/db/database-fault.ts'
import type { Cache } from './cache.ts'

/** What a cached thing is read with. */
export type Cached = { cache: Cache; clock: () => Date }

/** One value, read when it is first wanted and again after a change; while the database is away, as it was last read. */
export type CachedValue<World extends Cached, Value> = {
  readonly tag: string
  get(world: World): Promise<Value>
}

type ValueState<Value> = {
  value?: Promise<Value> | undefined
  last?: { value: Value }
  text?: string | undefined
  readAt: number
}

/**
 * Defines a value under `tag`. With `maxAgeMs` it is also read again after so long, in case another process could not
 * say that it changed it. Its state lives in `world.cache`.
 */
export function cachedValue<World extends Cached, Value>(
  tag: string,
  read: (world: World) => PromiseLike<Value>,
  { maxAgeMs = Number.POSITIVE_INFINITY } = {},
): CachedValue<World, Value> {
  const definition = {
    tag,
    get(world: World): Promise<Value> {
      const state = world.cache.stateOf(definition, () => newState(world))
      const isFresh = !world.cache.isShared || world.clock().getTime() - state.readAt < maxAgeMs
      return state.value && isFresh ? state.value : readAgain(world, state)
    },
  }

  function newState({ cache }: World): ValueState<Value> {
    const state: ValueState<Value> = { readAt: 0 }
    cache.listen(tag, () => void (state.value = undefined))
    return state
  }

  function readAgain(world: World, state: ValueState<Value>): Promise<Value> {
    // What is read may be a query that runs whenever it is awaited.
    const reading = (async () => read(world))()
    const value = reading.catch((error: unknown) => {
      if (state.value === value) state.value = undefined
      if (!state.last || !isAway(error)) throw error
      world.cache.noteLastRead()
      return state.last.value
    })
    Object.assign(state, { value, readAt: world.clock().getTime() })
    void reading.then(
      (read) => {
        state.last = { value: read }
        noteText(world, state, JSON.stringify(read))
      },
      () => undefined,
    )
    // Whoever asked may be gone by now.
    void value.catch(() => undefined)
    return value
  }

  /** Another process may have changed it unheard: then everything made of it is outdated. */
  function noteText({ cache }: World, state: ValueState<Value>, text: string): void {
    if (state.text !== undefined && state.text !== text) cache.bump()
    state.text = text
  }

  return definition
}

/** Rows by id, each read when it is first wanted and again after a change of it; while the database is away, as last read. */
export type CachedRows<World extends Cached, Row> = {
  /** The rows `ids`, in that order; those are left out of which nothing can be read. */
  get(world: World, ids: readonly string[]): Promise<Row[]>
}

type Entry<Row> = { row: Row; isOutdated: boolean }

type RowsState<Row> = {
  rows: LRUCache<string, Entry<Row>>
  /** For each reading in flight, what changed since it began: that may have been read too early. */
  readings: Set<{ changed: Set<string>; isOutdated: boolean }>
}

/**
 * Defines rows under `tag`, `max` of them at once: the least recently used one makes room. A change under one of
 * `beside` outdates all. Their state lives in `world.cache`.
 */
export function cachedRows<World extends Cached, Row>(
  { tag, beside = [], max }: { tag: string; beside?: readonly string[]; max: number },
  read: (world: World, ids: readonly string[]) => Promise<readonly (readonly [id: string, row: Row])[]>,
): CachedRows<World, Row> {
  const definition = {
    async get(world: World, ids: readonly string[]): Promise<Row[]> {
      const state = world.cache.stateOf(definition, () => newState(world))
      const cached = ids.map((id) => upToDate(state.rows.get(id)))
      const missing = ids.filter((_id, at) => cached[at] === undefined)
      const found = missing.length > 0 ? await readMissing(world, state, missing) : undefined
      return ids.flatMap((id, at) => {
        const row = cached[at] ?? found?.get(id)
        return row ? [row.row] : []
      })
    },
  }

  function newState({ cache }: World): RowsState<Row> {
    const state: RowsState<Row> = { rows: new LRUCache({ max }), readings: new Set() }
    cache.listen(tag, (ids) => outdate(state, ids))
    for (const other of beside) cache.listen(other, () => outdate(state, undefined))
    return state
  }

  const upToDate = (entry: Entry<Row> | undefined) => (entry?.isOutdated ? undefined : entry)

  function outdate({ rows, readings }: RowsState<Row>, ids: readonly string[] | undefined): void {
    const entries = ids ? ids.map((id) => rows.peek(id)) : rows.values()
    for (const entry of entries) if (entry) entry.isOutdated = true
    for (const reading of readings) {
      reading.isOutdated ||= !ids
      for (const id of ids ?? []) reading.changed.add(id)
    }
  }

  async function readMissing(world: World, { rows, readings }: RowsState<Row>, ids: readonly string[]) {
    const reading = { changed: new Set<string>(), isOutdated: false }
    readings.add(reading)
    try {
      const found = new Map(
        (await read(world, ids)).map(([id, row]) => {
          const isOutdated = reading.isOutdated || reading.changed.has(id)
          return [id, { row, isOutdated }] as const
        }),
      )
      for (const id of ids) {
        const entry = found.get(id)
        if (!entry) rows.delete(id)
        // What changed meanwhile is better than nothing.
        else if (!entry.isOutdated || !upToDate(rows.peek(id))) rows.set(id, entry)
      }
      return found
    } catch (error) {
      const last = new Map(
        ids.flatMap((id) => {
          const entry = rows.peek(id)
          return entry ? [[id, entry] as const] : []
        }),
      )
      if (!isAway(error) || last.size < new Set(ids).size) throw error
      world.cache.noteLastRead()
      return last
    } finally {
      readings.delete(reading)
    }
  }

  return definition
}
