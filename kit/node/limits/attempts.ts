import { LRUCache } from 'lru-cache'

/** `max` wrong tries within `perMs`; after that a wait of `perMs`, twice as long each further time, up to `longestMs`. */
export type AttemptBudget = { max: number; perMs: number; longestMs: number }

/** Wrong tries under one key, the waits that they led to, and the first and last of them, in milliseconds. */
export type Tries = { wrong: number; waits: number; since: number; last: number }

/** One for an account as tried from one place, one for the account from wherever. */
export type Both<T> = { place: T; account: T }

/** Where attempts are counted. */
export type AttemptStore = {
  /**
   * Stores under `keys` what `change` makes of what stands there, and nobody else does meanwhile. Nothing is
   * written when it throws.
   */
  change(keys: Both<string>, change: (tries: Both<Tries>) => Both<Tries>): Promise<void>
}

/** How long to wait before the next try: 0 when it may come now. */
export function waitFor({ max, perMs, longestMs }: AttemptBudget, tries: Tries, now: number): number {
  if (tries.wrong < max) return 0
  return Math.max(0, tries.last + Math.min(perMs * 2 ** tries.waits, longestMs) - now)
}

/** With one more that counts as wrong. */
export function withOneMore(budget: AttemptBudget, tries: Tries, now: number): Tries {
  const { wrong, waits, since } = triesNow(budget, tries, now)
  return { wrong: wrong + 1, waits, since, last: now }
}

/** With one less, which turned out not to be wrong. */
export function withOneLess(tries: Tries): Tries {
  return { ...tries, wrong: Math.max(0, tries.wrong - 1) }
}

export function noTries(now: number): Tries {
  return { wrong: 0, waits: 0, since: now, last: now }
}

function triesNow({ max, perMs, longestMs }: AttemptBudget, tries: Tries, now: number): Tries {
  if (now - tries.last >= 2 * longestMs) return noTries(now)
  if (tries.wrong >= max) return { ...noTries(now), waits: tries.waits + 1 }
  return now - tries.since >= perMs ? { ...noTries(now), waits: tries.waits } : tries
}

/** Keys in memory at most; the least recently used one makes room. */
const MAX_KEYS = 20_000

/** Tries in the memory of this process. */
export function memoryAttempts(clock: () => Date): AttemptStore {
  const byKey = new LRUCache<string, Tries>({ max: MAX_KEYS })

  return {
    async change({ place, account }, change) {
      const of = (key: string) => byKey.get(key) ?? noTries(clock().getTime())
      const changed = change({ place: of(place), account: of(account) })
      byKey.set(place, changed.place)
      byKey.set(account, changed.account)
    },
  }
}
