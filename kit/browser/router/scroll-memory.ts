import { decoded, type Location } from './location.ts'
import { setSessionItem, getSessionItem } from '#kit/browser/store/browser-storage.ts'

const NOTE = 'scroll-positions'

/** Remembers how far each step of the visit was scrolled, over reloads too, and brings the view back there. */
export function createScrollMemory(shown: () => Location) {
  const positions = new Map<string, number>(JSON.parse(getSessionItem(NOTE) ?? '[]'))
  const remember = () => void positions.set(shown().key, window.scrollY)

  // Without scripts the browser restores the view, so it gets that back whenever the page goes.
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    remember()
    setSessionItem(NOTE, JSON.stringify([...positions]))
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })

  return {
    /** Notes where the shown page stands, before it is left. */
    remember,
    /** Brings the view to where it was at this step, else to the place that the address names, else to the top. */
    place({ key, hash }: Location, preservesScroll: boolean) {
      const before = positions.get(key)
      const named = document.getElementById(decoded(hash.slice(1)))
      if (before !== undefined) window.scrollTo(0, before)
      else if (named) named.scrollIntoView()
      else if (!preservesScroll) window.scrollTo(0, 0)
    },
  }
}
