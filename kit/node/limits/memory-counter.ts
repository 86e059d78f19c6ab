import { LRUCache } from 'lru-cache'

/** A budget of one caller: `max` requests within `perMs`, counted from the first one on. */
export type Budget = { key: string; max: number; perMs: number }

/**
 * Consumes one request from each of them and gives 0; where one is used up, nothing is consumed of any, and it gives the
 * milliseconds until that one is whole again.
 */
export type Consume = (budgets: readonly Budget[]) => Promise<number>

/** What is used of a budget, in milliseconds of the clock. */
export type Count = { key: string; used: number; endsAt: number }

/** Counts in memory at most; the least recently used one makes room. */
const MAX_KEYS = 20_000

/** Counts requests in the memory of this process. */
export class MemoryCounter {
  readonly #clock: () => Date
  readonly #byKey = new LRUCache<string, Count & { unflushed: number }>({ max: MAX_KEYS })

  constructor(clock: () => Date) {
    this.#clock = clock
  }

  consume: Consume = async (budgets) => {
    const now = this.#clock().getTime()
    const counts = budgets.map((budget) => this.#countOf(budget, now))
    for (const [at, { used, endsAt }] of counts.entries()) {
      if (used >= (budgets[at]?.max ?? 0)) return endsAt - now
    }
    for (const count of counts) {
      count.used++
      count.unflushed++
    }
    return 0
  }

  /** What was consumed since the last call; `flushed` takes what all processes consumed. */
  takeUnflushed(): Count[] {
    const now = this.#clock().getTime()
    const taken: Count[] = []
    for (const count of this.#byKey.values()) {
      if (count.unflushed === 0 || count.endsAt <= now) continue
      taken.push({ key: count.key, used: count.unflushed, endsAt: count.endsAt })
      count.unflushed = 0
    }
    return taken
  }

  flushed(totals: readonly Count[]): void {
    for (const { key, used, endsAt } of totals) {
      const count = this.#byKey.peek(key)
      if (count) Object.assign(count, { used: used + count.unflushed, endsAt })
    }
  }

  /** Puts back what could not be flushed. */
  restore(taken: readonly Count[]): void {
    for (const { key, used, endsAt } of taken) {
      const count = this.#byKey.peek(key)
      if (count?.endsAt === endsAt) count.unflushed += used
    }
  }

  #countOf({ key, perMs }: Budget, now: number) {
    const stored = this.#byKey.get(key)
    const count = stored && stored.endsAt > now ? stored : { key, used: 0, unflushed: 0, endsAt: now + perMs }
    this.#byKey.set(key, count)
    return count
  }
}
