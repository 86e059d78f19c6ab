import { dropNotes, keepNote, readNote } from './visit-notes.ts'

const NOTE = 'reloaded-for'

/**
 * Gets a page from the server whose code could not be fetched: after a deploy its files have other names.
 * Says whether it does; it does not twice for the same address, nor without a line, nor where it could not tell.
 */
export function reloadOnce(href: string): boolean {
  if (!window.navigator.onLine || readNote(NOTE) === href || !keepNote(NOTE, href)) return false
  if (href === window.location.pathname + window.location.search + window.location.hash)
    window.location.reload()
  else window.location.assign(href)
  return true
}

/** To be called once a page has started: the next failure is another one. */
export function forgetReload(): void {
  dropNotes(NOTE)
}
