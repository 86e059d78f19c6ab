import { useSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import type { Failure, WishlistEntryState } from './use-wishlist-entry.ts'
import { wayToCart, type WishlistItem } from './wishlist-state.ts'

type WishlistActionsProps = { item: WishlistItem; entry: WishlistEntryState }

/** The ways from the wishlist: into the cart, or off the list. */
export function WishlistActions({ item, entry }: WishlistActionsProps) {
  const { failure, isMoving, isChanging, remove } = entry
  return (
    <div className="grid gap-3">
      {failure && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap items-center gap-2">
        <ToCart item={item} entry={entry} />
        <Button
          variant="quiet"
          size="compact"
          icon="trash"
          busy={isChanging && !isMoving}
          disabled={isMoving}
          onClick={() => void remove()}
          aria-label={`Remove ${item.name}`}
          className="ml-auto"
        >
          Remove
        </Button>
      </div>
    </div>
  )
}

function ToCart({ item, entry: { isMoving, isChanging, move } }: WishlistActionsProps) {
  const isAdmin = useSession()?.user.role === 'admin'
  const way = wayToCart(item)
  if (way === 'none') return null
  if (way === 'choose')
    return (
      <ButtonLink to={paths.product(item._id)} variant="secondary" size="compact" className="grow">
        Choose a finish
      </ButtonLink>
    )
  return (
    <Button
      variant="secondary"
      size="compact"
      busy={isMoving}
      busyText="Moving"
      disabled={isChanging && !isMoving}
      onClick={() => void move()}
      className="grow"
    >
      {isAdmin ? 'Admin Cannot Purchase' : 'Move to cart'}
      <span className="sr-only">: {item.name}</span>
    </Button>
  )
}

function FailureNotice({ failure: { message, reason } }: { failure: Failure }) {
  return (
    <Notice tone="bad">
      <p className="font-medium">{message}</p>
      {reason !== '' && <p className="text-sm">{reason}</p>}
    </Notice>
  )
}
