import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from '#kit/browser/router/router.ts'
import { type SignedInUser, useSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useCartCount } from '#web/cart/cart-count.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { fetchWishlist, forgetWishlist, useWishlistCount } from '#web/wishlist/wishlist.ts'
import { MenuButton, MenuLink } from '#kit/browser/ui/menu-button.tsx'
import { Menu } from '#kit/browser/ui/menu.tsx'
import { endSession } from './end-session.ts'

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

/** Where who signs in is led back to; the sign-in pages say it from one to the other. */
function wayBack({ pathname, search }: ReturnType<typeof useLocation>): { redirect?: string } {
  const redirect = signInPages.has(pathname) ? new URLSearchParams(search).get('redirect') : pathname
  return redirect && redirect !== paths.category('all') ? { redirect } : {}
}

function SignInLinks() {
  const after = wayBack(useLocation())
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

const PULSE_MS = 1000

/** The way to the cart, with the number of items in it. */
function CartLink({ isSignedIn }: { isSignedIn: boolean }) {
  const count = useCartCount()
  const isPulsing = usePulse(count)
  return (
    <Link
      to={isSignedIn ? paths.cart() : paths.login({ redirect: paths.cart() })}
      aria-label={count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      title="Cart"
      className={headerIconLook}
    >
      <Icon name="cart" className="size-6" />
      {count > 0 && <span className={classes(headerCountLook, isPulsing && 'animate-pop')}>{count}</span>}
    </Link>
  )
}

/** True for a second after `figure` has changed. */
function usePulse(figure: number): boolean {
  const [isPulsing, setPulsing] = useState(false)
  const before = useRef(figure)

  useEffect(() => {
    if (before.current === figure) return
    before.current = figure
    setPulsing(true)
    const timer = setTimeout(() => setPulsing(false), PULSE_MS)
    return () => clearTimeout(timer)
  }, [figure])
  return isPulsing
}

/** The way to the wishlist, with the number of pieces on it. */
function WishlistLink() {
  const token = useSession()?.token
  const count = useWishlistCount()
  useEffect(() => watchWishlist(token), [token])
  return (
    <Link
      to={token === undefined ? paths.login({ redirect: paths.wishlist() }) : paths.wishlist()}
      aria-label={count === 0 ? 'Wishlist' : `Wishlist, ${count} ${count === 1 ? 'piece' : 'pieces'}`}
      title="Wishlist"
      className={headerIconLook}
    >
      <Icon name="heart" className="size-6" />
      {count > 0 && <span className={headerCountLook}>{count}</span>}
    </Link>
  )
}

/** Asks once for all the hearts of a page, whenever somebody has come; of who has gone nothing is known any more. */
function watchWishlist(token: string | undefined): void {
  forgetWishlist()
  if (token === undefined) return
  fetchWishlist().catch((error: unknown) => {
    // Without an answer the hearts stay empty; the page itself says what is wrong.
    if (!(error instanceof CallError)) throw error
  })
}

/** Who is signed in, their own pages, and the way out. */
function UserMenu({ user }: { user: SignedInUser }) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={<Trigger firstName={user.firstName} />}
      triggerClassName={`${headerIconLook} lg:w-auto lg:gap-2 lg:px-3`}
    >
      <div className="border-b border-line px-4 pt-2 pb-3">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">{user.email}</p>
      </div>
      <div className="py-1">
        <MenuLink to={paths.profile()}>My Profile</MenuLink>
        <MenuLink to={paths.orders()}>My Collection Orders</MenuLink>
        <MenuLink to={paths.designRequests()}>My Custom Design Orders</MenuLink>
        {user.role === 'seller' && (
          <>
            <MenuLink to={paths.seller.products()}>My Products</MenuLink>
            <MenuLink to={paths.seller.sales()}>My Sales</MenuLink>
          </>
        )}
        {user.role === 'admin' && <MenuLink to={paths.admin.home()}>Admin Dashboard</MenuLink>}
      </div>
      <div className="border-t border-line pt-1">
        <MenuButton onClick={() => void leave()}>Sign Out</MenuButton>
      </div>
    </Menu>
  )
}

function Trigger({ firstName }: { firstName: string }) {
  return (
    <>
      <Icon name="user" className="size-6" />
      <span className="hidden max-w-24 truncate lg:inline">{firstName}</span>
    </>
  )
}

async function leave(): Promise<void> {
  await endSession()
  window.location.reload()
}

/** How the pictures at the end of the header look. */
const headerIconLook =
  'relative inline-flex size-11 items-center justify-center rounded-control text-ink transition hover:bg-sand'

/** How the number at their corner looks. */
const headerCountLook =
  'absolute -top-0.5 left-6.5 min-w-5 rounded-full bg-koa px-1 text-center text-xs whitespace-nowrap leading-5 font-semibold text-on-action tabular-nums'
