import { useEffect } from 'react'
import { call } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { expireSession, storedToken, updateUser, useSession } from '#web/session.ts'
import { refreshCartCount, setCartCount } from '#web/cart/cart-count.ts'
import { toast } from '#kit/browser/ui/toast.ts'

const SESSION_ENDED = 'Session expired. Please login again.'

/** Checks a stored token at the start, ends the session when the shop says it is over, and keeps the cart's badge right. */
export function useSessionWatch(): void {
  const session = useSession()
  const isMember = session !== null && session.user.role !== 'admin'
  const token = session?.token

  useEffect(() => {
    const end = () => {
      // Several calls may be refused at once; the first has said it.
      if (storedToken() === null) return
      expireSession()
      toast.error(SESSION_ENDED)
    }
    window.addEventListener('auth-error', end)
    if (storedToken() !== null) verify().catch(ignoreNoAnswer)
    return () => window.removeEventListener('auth-error', end)
  }, [])

  useEffect(() => {
    setCartCount(undefined)
    if (token !== undefined && isMember) refreshCartCount().catch(ignoreNoAnswer)
  }, [token, isMember])
}

async function verify(): Promise<void> {
  const { user } = await call('GET /api/users/verify')
  updateUser(user)
}

/** Without an answer the header just knows less; the page itself says what is wrong. */
function ignoreNoAnswer(error: unknown): void {
  if (!(error instanceof CallError)) throw error
}
