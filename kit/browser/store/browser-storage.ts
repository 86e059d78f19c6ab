/** The note of a tab that holds what that person was typing. */
export const DRAFTS = 'drafts'
/** The event of the window after which nothing that was typed may be kept. */
export const SIGNED_OUT = 'signed-out'

/** What a page keeps when the browser refuses to store anything: it lasts until the next reload. */
const forThisVisit = new Map<string, string>()

/** The stored text, or null. */
export function getLocalItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return forThisVisit.get(key) ?? null
  }
}

/** Stores text under `key` in this browser. */
export function setLocalItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    forThisVisit.set(key, value)
  }
}

/** Forgets what is stored under `names`, also under those that a colon and more follow. */
export function removeLocalItems(...names: string[]): void {
  for (const name of names) {
    forThisVisit.delete(name)
    try {
      window.localStorage.removeItem(name)
      const further = Object.keys(window.localStorage).filter((key) => key.startsWith(`${name}:`))
      for (const key of further) window.localStorage.removeItem(key)
    } catch {
      // Nothing can have been stored where storing is refused.
    }
  }
}

/** The text kept under `name` for this visit, or null; also null where the browser keeps nothing. */
export function getSessionItem(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps text for this visit, over reloads; says whether the browser has taken it. */
export function setSessionItem(name: string, text: string): boolean {
  try {
    window.sessionStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

/** Forgets the texts kept under `names`. */
export function removeSessionItems(...names: string[]): void {
  try {
    for (const name of names) window.sessionStorage.removeItem(name)
  } catch {
    // Nothing can have been kept where keeping is refused.
  }
}
