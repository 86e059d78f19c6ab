import { Link, useLocation } from '#web/router/router.ts'
import { useSession } from '#web/api/session.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CartLink } from './cart-link.tsx'
import { headerIconLook } from './header-icon-look.ts'
import { UserMenu } from './user-menu.tsx'

/** Wishlist, cart and account: who is signed in is known only in the browser, so this settles after the first paint. */
export function AccountLinks() {
  const session = useSession()
  return (
    <div className="flex items-center print:hidden">
      <Link
        to={session ? paths.wishlist() : paths.login({ redirect: paths.wishlist() })}
        aria-label="Wishlist"
        title="Wishlist"
        className={headerIconLook}
      >
        <Icon name="heart" className="size-6" />
      </Link>
      <CartLink isSignedIn={session !== null} />
      {/* As wide for a guest as for a customer, so that nothing moves once it is known who is here. */}
      <div className="flex justify-end lg:w-46">
        {session ? <UserMenu user={session.user} /> : <SignInLinks />}
      </div>
    </div>
  )
}

function SignInLinks() {
  const { pathname } = useLocation()
  const isSignInPage = [paths.login(), paths.register()].includes(pathname)
  const after = isSignInPage || pathname === paths.category('all') ? {} : { redirect: pathname }
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
