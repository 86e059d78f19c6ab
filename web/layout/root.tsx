import { listen } from '#kit/browser/listen.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from '#kit/browser/router/router.ts'
import { rememberShop, useShop } from '#web/shop/shop.ts'
import { Toasts } from '#kit/browser/ui/toasts.tsx'
import { currentSession, expireSession, storedToken, updateUser, useSession } from '#web/session.ts'
import { call } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { refreshCartCount } from '#web/cart/cart-count.ts'
import { toast } from '#kit/browser/ui/toast.ts'

/** Around every page of the site. */
export function Root() {
  const shop = useShop()
  useEffect(() => rememberShop(shop), [shop])
  useFocusAfterNavigation()
  useSessionWatch()
  useOwnPage()
  return (
    <>
      {shop.settings.accent && <meta name="accent" content={shop.settings.accent} />}
      {shop.settings.faviconUrl !== '' && <link rel="icon" href={shop.settings.faviconUrl} />}
      <NavigationProgress />
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}

/** A thin line at the top while the next page takes its time. */
function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <output className="fixed inset-x-0 top-0 z-50">
      {state === 'loading' && (
        <span className="block h-0.5 origin-left animate-wait bg-lagoon">
          <span className="sr-only">Loading</span>
        </span>
      )}
    </output>
  )
}

/** After a link was followed the next Tab starts at the new page, and a screen reader reads from there. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/**
 * Back may bring a page to life as it was left, with all that stood on it. It belongs to whoever was here then: for
 * anybody else it is opened anew, and not seen until then.
 */
function useOwnPage(): void {
  useEffect(() => {
    let leftBy: string | undefined
    const leave = () => {
      leftBy = currentSession()?.user._id
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || currentSession()?.user._id === leftBy) return
      document.documentElement.hidden = true
      window.location.reload()
    }
    return listen({ pagehide: leave, pageshow: comeBack })
  }, [])
}

const SESSION_ENDED = 'Session expired. Please login again.'

/** Checks a stored token at the start, ends the session when the shop says it is over, and keeps the cart's badge right. */
function useSessionWatch(): void {
  const session = useSession()
  const isMember = session !== null && session.user.role !== 'admin'
  const token = session?.token

  const end = useEffectEvent(() => {
    // Who is not signed in has no session to end.
    if ((storedToken() ?? token) === undefined) return
    expireSession()
    toast.error(SESSION_ENDED)
  })

  useEffect(() => {
    if (storedToken() !== null) verify().catch(ignoreNoAnswer)
    // Without a token: another tab or its owner has cleared it.
    return listen<'auth-error' | 'no-token'>({ 'auth-error': end, 'no-token': end })
  }, [])

  useEffect(() => {
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
