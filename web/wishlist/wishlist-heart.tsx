import { useNavigate } from '#kit/browser/router/router.ts'
import { currentSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { wantAfterSignIn } from '#web/shop/after-sign-in.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { changeWishlist, useIsChanging, useIsListed } from './wishlist.ts'

type WishlistHeartProps = {
  product: { _id: string; name: string }
  /** Called once the shop has agreed. */
  onToggled?: (isListed: boolean) => void
  className: string
}

/** Keeps a piece for later, or no longer; a visitor signs in first and comes back to the piece, which is then on the list. */
export function WishlistHeart({ product: { _id, name }, onToggled, className }: WishlistHeartProps) {
  const navigate = useNavigate()
  const isListed = useIsListed(_id) ?? false
  const isChanging = useIsChanging(_id)

  async function toggle() {
    if (isChanging) return
    const signInFirst = () => {
      if (!isListed) wantAfterSignIn(_id)
      return navigate(paths.login({ redirect: paths.product(_id) }))
    }
    if (currentSession() === null) return signInFirst()
    try {
      await changeWishlist(_id, !isListed)
      onToggled?.(!isListed)
    } catch (error) {
      // The session was over, and the call has ended it here, too.
      if (currentSession() === null) return signInFirst()
      // The heart is back as it was, which says enough; by the specification the failure is logged alone.
      // oxlint-disable-next-line no-console
      console.error(error)
    }
  }

  return (
    <button
      type="button"
      aria-label={`${isListed ? 'Remove from' : 'Add to'} wishlist: ${name}`}
      aria-pressed={isListed}
      aria-disabled={isChanging || undefined}
      aria-busy={isChanging || undefined}
      onClick={() => void toggle()}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center transition print:hidden',
        isListed ? 'text-koa' : 'text-ink',
        className,
      )}
    >
      <Icon name="heart" filled={isListed} className="relative size-5" />
    </button>
  )
}
