import { Link, useLocation } from '#kit/browser/router/router.ts'
import { useSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { CartLink } from './cart-link.tsx'
import { headerIconLook } from './header-icon-look.ts'
import { UserMenu } from './user-menu.tsx'
import { WishlistLink } from './wishlist-link.tsx'

/** Wishlist, cart and account: who is signed in is known only in the browser, so this settles after the first paint. */
export function AccountLinks() {
  const session = useSession()
  return (
    <div className="flex items-center print:hidden">
      <WishlistLink />
      <CartLink isSignedIn={session !== null} />
      {/* As wide for a guest as for a customer, so that nothing moves once it is known who is here. */}
      <div className="flex justify-end lg:w-46">
        {session ? <UserMenu user={session.user} /> : <SignInLinks />}
      </div>
    </div>
  )
}

/** Nobody comes back to these after signing in. */
const signInPages = new Set([paths.login(), paths.register(), paths.forgotPassword(), paths.resetPassword()])

function leadsBack(pathname: string): boolean {
  return pathname !== paths.category('all') && !signInPages.has(pathname)
}

function SignInLinks() {
  const { pathname } = useLocation()
  const after = leadsBack(pathname) ? { redirect: pathname } : {}
  const look = 'inline-flex min-h-11 items-center rounded-control px-3 transition hover:bg-sand'
  return (
    <>
      <div className="hidden items-center gap-1 lg:flex">
        <Link to={paths.login(after)} className={look}>
          Login
        </Link>
        <Link to={paths.register(after)} className={`${look} border border-edge`}>
          Register
        </Link>
      </div>
      <Link
        to={paths.login(after)}
        aria-label="Login"
        title="Login"
        className={`${headerIconLook} lg:hidden`}
      >
        <Icon name="user" className="size-6" />
      </Link>
    </>
  )
}
