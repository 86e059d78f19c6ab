/** The text kept under `name` for this visit, or null; also null where the browser keeps nothing. */
export function readNote(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps text for this visit, over reloads; says whether the browser has taken it. */
export function keepNote(name: string, text: string): boolean {
  try {
    window.sessionStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

/** Forgets the texts kept under `names`. */
export function dropNotes(...names: string[]): void {
  try {
    for (const name of names) window.sessionStorage.removeItem(name)
  } catch {
    // Nothing can have been kept where keeping is refused.
  }
}
