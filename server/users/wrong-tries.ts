/** `max` wrong tries within `perMs`; after that a wait of `perMs`, twice as long each further time, up to `longestMs`. */
type TryBudget = { max: number; perMs: number; longestMs: number }

type Tries = { wrong: number; waits: number; since: number; last: number }

/** Keys remembered at once; the one unused for longest is forgotten for a new one. */
const MAX_KEYS = 20_000

/** Counts wrong tries by key, in bounded memory. Times are milliseconds. */
export class WrongTries {
  #budget: TryBudget
  #byKey = new Map<string, Tries>()

  constructor(budget: TryBudget) {
    this.#budget = budget
  }

  /** How long `key` has to wait before its next try: 0 when it may try now. */
  waitFor(key: string, now: number): number {
    const tries = this.#byKey.get(key)
    if (!tries || tries.wrong < this.#budget.max) return 0
    return Math.max(0, tries.last + this.#waitAfter(tries) - now)
  }

  /** Counts a try as wrong; `takeBack` when it turns out not to be. */
  count(key: string, now: number): void {
    const { wrong, waits, since } = this.#triesNow(key, now)
    this.#byKey.delete(key)
    this.#byKey.set(key, { wrong: wrong + 1, waits, since, last: now })
    if (this.#byKey.size > MAX_KEYS) this.#forgetOldest()
  }

  takeBack(key: string): void {
    const tries = this.#byKey.get(key)
    if (tries) tries.wrong = Math.max(0, tries.wrong - 1)
  }

  forget(key: string): void {
    this.#byKey.delete(key)
  }

  #triesNow(key: string, now: number): Tries {
    const fresh = { wrong: 0, waits: 0, since: now, last: now }
    const tries = this.#byKey.get(key)
    if (!tries || now - tries.last >= 2 * this.#budget.longestMs) return fresh
    if (tries.wrong >= this.#budget.max) return { ...fresh, waits: tries.waits + 1 }
    return now - tries.since >= this.#budget.perMs ? { ...fresh, waits: tries.waits } : tries
  }

  #waitAfter({ waits }: Tries): number {
    return Math.min(this.#budget.perMs * 2 ** waits, this.#budget.longestMs)
  }

  #forgetOldest(): void {
    const [oldest] = this.#byKey.keys()
    if (oldest !== undefined) this.#byKey.delete(oldest)
  }
}
