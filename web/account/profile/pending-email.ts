import { useEffect } from 'react'
import { useStore } from '#kit/browser/store/atom.ts'
import { storedValue } from '#kit/browser/store/stored-value.ts'
import { removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'

/** Goes with `user` when the session ends. */
const KEY = 'user:new-email'
/** As long as the link of the letter opens. */
const LASTS_MS = 24 * 60 * 60_000

type PendingEmail = { email: string; until: number }

/** The new address that a link was sent to from this browser, until the link ends. */
const pendingEmail = storedValue([KEY], (text = null): string | undefined => {
  const { email, until } = JSON.parse(text ?? '{}') as Partial<PendingEmail>
  return (until ?? 0) > Date.now() ? email : undefined
})

/** Forgotten once it is the current one, wherever its link was opened. */
export function usePendingEmail(current: string): string | undefined {
  const pending = useStore(pendingEmail, (email) => email)
  const isCurrent = pending?.toLowerCase() === current
  useEffect(() => {
    if (isCurrent) forgetProof()
  }, [isCurrent])
  return isCurrent ? undefined : pending
}

export function awaitProof(email: string): void {
  setLocalItem(KEY, JSON.stringify({ email, until: Date.now() + LASTS_MS } satisfies PendingEmail))
  pendingEmail.refresh()
}

export function forgetProof(): void {
  removeLocalItems(KEY)
  pendingEmail.refresh()
}
