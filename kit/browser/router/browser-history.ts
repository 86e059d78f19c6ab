import { freshKey, hrefOf, type Location } from './location.ts'
import type { Blocker } from './router-contract.ts'

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
    const stored = window.history.state as Entry | null
    if (typeof stored?.at === 'number') return stored
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

/** Asks before a visitor leaves, for whoever has something to lose; also takes back a step that the browser has made. */
export function createBlockers(history: BrowserHistory, shown: () => Location) {
  /** A page may hold several forms, each with something to lose. */
  const blockers = new Set<Blocker>()
  /** The next step of the browser is one that we have made, and how it is to be taken. */
  let ownStep: 'back' | 'on' | undefined

  function lets(location: Location, proceed: () => unknown): boolean {
    const step = { currentLocation: shown(), nextLocation: location }
    const blocker = [...blockers].find(({ shouldBlock }) => shouldBlock(step))
    if (!blocker) return true
    blocker.hold(() => void proceed())
    return false
  }

  function step(by: number, kind: 'back' | 'on') {
    ownStep = kind
    history.go(by)
  }

  return {
    /** Whether one may go there; if not, who holds them is told how they may. */
    lets,
    /** Whether to follow the browser to where Back or Forward has led; if not, it is sent back. */
    letsPop(): boolean {
      const kind = ownStep
      ownStep = undefined
      if (kind === 'back') return false
      const by = history.distance()
      if (kind === undefined && by !== 0 && !lets(history.location(), () => step(by, 'on'))) {
        step(-by, 'back')
        return false
      }
      history.accept()
      return true
    },
    block(next: Blocker) {
      blockers.add(next)
      return () => void blockers.delete(next)
    },
  }
}
