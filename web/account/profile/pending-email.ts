import { storedValue } from '#kit/browser/store/stored-value.ts'
import { removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'

/** Goes with `user` when the session ends. */
const KEY = 'user:new-email'
/** As long as the link of the letter opens. */
const LASTS_MS = 24 * 60 * 60_000

type PendingEmail = { email: string; until: number }

/** The new address that a link was sent to from this browser, until the link ends. */
export const pendingEmail = storedValue([KEY], (text = null): string | undefined => {
  const { email, until } = JSON.parse(text ?? '{}') as Partial<PendingEmail>
  return (until ?? 0) > Date.now() ? email : undefined
})

export function awaitProof(email: string): void {
  setLocalItem(KEY, JSON.stringify({ email, until: Date.now() + LASTS_MS } satisfies PendingEmail))
  pendingEmail.refresh()
}

export function forgetProof(): void {
  removeLocalItems(KEY)
  pendingEmail.refresh()
}
