import type { BrowserHistory } from './browser-history.ts'
import type { Location } from './location.ts'
import type { Blocker } from './router-contract.ts'

/** Asks before a visitor leaves, for whoever has something to lose; also takes back a step that the browser has made. */
export function holdsBack(history: BrowserHistory, shown: () => Location) {
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
