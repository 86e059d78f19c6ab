import { useEffect } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { useSession } from '#web/session.ts'
import { askForWishlist, forgetWishlist, useWishlistCount } from '#web/wishlist/wishlist.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { headerCountLook, headerIconLook } from './header-icon-look.ts'

/** The way to the wishlist, with the number of pieces on it. */
export function WishlistLink() {
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
  askForWishlist().catch((error: unknown) => {
    // Without an answer the hearts stay empty; the page itself says what is wrong.
    if (!(error instanceof CallError)) throw error
  })
}
