import { freshKey, hrefOf, type Location } from './location.ts'

/** How a location came about: a step forward, in place of where we were, or by Back and Forward. */
export type Step = 'push' | 'replace' | 'pop'

/** What is kept with each entry of the browser's history. */
type Entry = { key: string; at: number; state: unknown }

export type BrowserHistory = ReturnType<typeof browserHistory>

/** The browser's history, with the number of each entry, so that a step back can itself be taken back. */
export function browserHistory() {
  let at = entry(0).at

  /** The entry where the browser stands; one that a plain `#place` link has made gets its number `at`. */
  function entry(at: number): Entry {
    const kept = window.history.state as Entry | null
    if (typeof kept?.at === 'number') return kept
    const fresh = { key: freshKey(), at, state: null }
    window.history.replaceState(fresh, '')
    return fresh
  }

  return {
    /** Where the browser stands. */
    location(): Location {
      const { pathname, search, hash } = window.location
      const { key, state } = entry(at + 1)
      return { pathname, search, hash, key, state }
    },
    /** How many entries lie between the page that was shown and where the browser has gone by itself. */
    distance: () => entry(at + 1).at - at,
    /** Takes as given where the browser has gone by itself. */
    accept() {
      at = entry(at + 1).at
    },
    /** Writes a new location down; for Back and Forward the browser has already done so. */
    write(location: Location, step: Step) {
      if (step === 'pop') return
      if (step === 'push') at += 1
      const fresh: Entry = { key: location.key, at, state: location.state }
      window.history[step === 'push' ? 'pushState' : 'replaceState'](fresh, '', hrefOf(location))
    },
    go: (steps: number) => window.history.go(steps),
  }
}
