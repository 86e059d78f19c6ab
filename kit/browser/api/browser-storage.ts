/** What a page keeps when the browser refuses to store anything: it lasts until the next reload. */
const forThisVisit = new Map<string, string>()

/** The stored text, or null. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return forThisVisit.get(key) ?? null
  }
}

/** Stores text under `key` in this browser. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    forThisVisit.set(key, value)
  }
}

/** Forgets what is stored under `keys`. */
export function removeStored(...keys: string[]): void {
  for (const key of keys) {
    forThisVisit.delete(key)
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Nothing can have been stored where storing is refused.
    }
  }
}
