import { removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import { storedValue } from '#kit/browser/store/stored-value.ts'
import { SEARCHES } from '#web/session.ts'

const MOST = 5

/** The last searches of this device, the latest first. */
export const lastSearches = storedValue([SEARCHES], (text = null) => termsIn(text))

/** Stores a search on this device. */
export function noteSearch(term: string): void {
  const others = lastSearches.get().filter((other) => other.toLowerCase() !== term.toLowerCase())
  setLocalItem(SEARCHES, JSON.stringify([term, ...others].slice(0, MOST)))
  lastSearches.refresh()
}

export function forgetSearches(): void {
  removeLocalItems(SEARCHES)
  lastSearches.refresh()
}

function termsIn(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : []
  } catch {
    // Written by another program or cut short: as good as nothing.
    return []
  }
}
