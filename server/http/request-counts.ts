/** A budget of one caller: `max` requests within `perMs`, counted from the first one on. */
export type Allowance = { key: string; max: number; perMs: number }

/**
 * Draws one request from each of them and gives 0; where one is used up, nothing is drawn from any, and it gives the
 * milliseconds until that one is whole again.
 */
export type Draw = (allowances: readonly Allowance[]) => Promise<number>

/** What is used of a budget, in milliseconds of the clock. */
export type Count = { key: string; used: number; endsAt: number }

/** Budgets remembered at once; the one unused for longest is forgotten for a new one. */
const MAX_KEYS = 20_000

/** Counts requests in the memory of this process. */
export class RequestCounts {
  readonly #clock: () => Date
  readonly #byKey = new Map<string, Count & { unsettled: number }>()

  constructor(clock: () => Date) {
    this.#clock = clock
  }

  draw: Draw = async (allowances) => {
    const now = this.#clock().getTime()
    const counts = allowances.map((allowance) => this.#countOf(allowance, now))
    for (const [at, { used, endsAt }] of counts.entries()) {
      if (used >= (allowances[at]?.max ?? 0)) return endsAt - now
    }
    for (const count of counts) {
      count.used++
      count.unsettled++
    }
    return 0
  }

  /** What was drawn since the last time it was asked; `settle` tells of it what all processes drew. */
  takeUnsettled(): Count[] {
    const now = this.#clock().getTime()
    const taken: Count[] = []
    for (const count of this.#byKey.values()) {
      if (count.unsettled === 0 || count.endsAt <= now) continue
      taken.push({ key: count.key, used: count.unsettled, endsAt: count.endsAt })
      count.unsettled = 0
    }
    return taken
  }

  settle(totals: readonly Count[]): void {
    for (const { key, used, endsAt } of totals) {
      const count = this.#byKey.get(key)
      if (count) Object.assign(count, { used: used + count.unsettled, endsAt })
    }
  }

  /** Puts back what could not be settled. */
  putBack(taken: readonly Count[]): void {
    for (const { key, used, endsAt } of taken) {
      const count = this.#byKey.get(key)
      if (count?.endsAt === endsAt) count.unsettled += used
    }
  }

  #countOf({ key, perMs }: Allowance, now: number) {
    const known = this.#byKey.get(key)
    const count = known && known.endsAt > now ? known : { key, used: 0, unsettled: 0, endsAt: now + perMs }
    this.#byKey.delete(key)
    this.#byKey.set(key, count)
    if (this.#byKey.size > MAX_KEYS) this.#forgetOldest()
    return count
  }

  #forgetOldest(): void {
    const [oldest] = this.#byKey.keys()
    if (oldest !== undefined) this.#byKey.delete(oldest)
  }
}
