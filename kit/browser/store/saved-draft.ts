import { useEffect, useEffectEvent } from 'react'
import { DRAFTS, getSessionItem, setSessionItem, SIGNED_OUT } from './browser-storage.ts'

type Keeping<Draft> = {
  /** What is being typed; undefined while there is nothing to keep. */
  typed: () => Draft | undefined
  /** Gets it back, once, when the same person has signed in again. */
  restore: (draft: Draft) => void
  /** Keeps it over a reload of the page, too, where nothing asks before that. */
  overReload?: boolean
}

/** Keeps what is typed under `name`, if it has one, when the session ends meanwhile, in this tab. */
export function useSavedDraft<Draft>(
  name: string | undefined,
  { typed, restore, overReload = false }: Keeping<Draft>,
): void {
  const keep = useEffectEvent(() => {
    const draft = name === undefined ? undefined : typed()
    if (name !== undefined && draft !== undefined) keepDrafts({ ...storedDrafts(), [name]: draft })
  })
  const giveBack = useEffectEvent(() => {
    if (name === undefined) return
    const { [name]: draft, ...others } = storedDrafts()
    if (draft === undefined) return
    keepDrafts(others)
    restore(draft as Draft)
  })

  useEffect(() => {
    giveBack()
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('auth-error', keep, { signal })
    window.addEventListener(SIGNED_OUT, () => leaving.abort(), { signal })
    if (overReload) {
      window.addEventListener('pagehide', keep, { signal })
      // Back leads to the page as it was left: nothing of it is kept twice.
      window.addEventListener('pageshow', giveBack, { signal })
    }
    return () => leaving.abort()
  }, [overReload])
}

function storedDrafts(): Record<string, unknown> {
  return JSON.parse(getSessionItem(DRAFTS) || '{}') as Record<string, unknown>
}

function keepDrafts(drafts: Record<string, unknown>): void {
  setSessionItem(DRAFTS, JSON.stringify(drafts, storable))
}

/** Passwords are never kept; files and numbers that are none yet cannot be. */
function storable(name: string, value: unknown): unknown {
  const isLeftOut = /password/i.test(name) || value instanceof Blob || Number.isNaN(value)
  if (isLeftOut) return undefined
  return Array.isArray(value) ? value.filter((row) => !(row?.file instanceof Blob)) : value
}
