import { useEffect, useRef } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { Link } from '#kit/browser/router/router.ts'
import { CardPictures } from '#web/products/card-pictures.tsx'
import { Price } from '#web/products/price.tsx'
import { Rating } from '#web/products/rating.tsx'
import { StockLine } from '#web/stock/stock-line.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { useSession } from '#web/session.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import {
  type Failure,
  useWishlistEntry,
  usualFinish,
  stockOf,
  wayToCart,
  type WishlistEntryState,
  type WishlistItem,
} from './wishlist-state.ts'

/** A place on the wishlist: the piece with what can be done about it, or that it was just removed. */
export function WishlistEntry({ item, onMoved }: { item: WishlistItem; onMoved: () => void }) {
  const entry = useWishlistEntry(item, onMoved)
  const place = useFocusStaying(entry.isRemoved)
  return (
    <li ref={place} className="grid content-between gap-4">
      {entry.isRemoved ? (
        <RemovedPiece name={item.name} entry={entry} />
      ) : (
        <>
          <WishlistPiece item={item} />
          <WishlistActions item={item} entry={entry} />
        </>
      )}
    </li>
  )
}

/** Where the focus stays when what was pressed has given way to something else: on the first button of that. */
function useFocusStaying(isRemoved: boolean) {
  const place = useRef<HTMLLIElement>(null)
  const before = useRef(isRemoved)

  useEffect(() => {
    if (before.current === isRemoved) return
    before.current = isRemoved
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [isRemoved])
  return place
}

/** Stands where a piece was that was just taken off the list, with the way back. */
function RemovedPiece({ name, entry }: { name: string; entry: WishlistEntryState }) {
  const { failure, isChanging, undo } = entry
  return (
    <div className="grid min-h-44 content-center justify-items-center gap-4 rounded-picture bg-sand p-6 text-center sm:aspect-square">
      <p>
        <span className="font-medium">{name}</span> was removed.
      </p>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      <Button
        variant="secondary"
        size="compact"
        icon="undo"
        busy={isChanging}
        onClick={() => void undo()}
        aria-label={`Undo: keep ${name}`}
      >
        Undo
      </Button>
    </div>
  )
}

/** A piece on the wishlist as its card shows it; it leads to its page as long as it has one. */
function WishlistPiece({ item }: { item: WishlistItem }) {
  const { picture, price, discountPrice, isGone } = item
  const isMovable = wayToCart(item) === 'move'
  return (
    <article className="group relative">
      <div className={classes(isGone && 'opacity-60')}>
        <CardPictures pictures={picture ? [picture] : []} hasSecond={false} />
      </div>
      <PieceName item={item} />
      {isMovable && <p className="mt-0.5 text-sm text-muted">{usualFinish(item)}</p>}
      {item.ratingCount > 0 && (
        <p className="mt-1.5 flex">
          <Rating {...item} />
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Price price={price} salePrice={discountPrice} guide={item.guidePrice} />
        {isGone ? <Badge tone="bad">No longer sold</Badge> : <StockLine {...stockOf(item)} />}
      </p>
    </article>
  )
}

function PieceName({ item: { _id, name, isGone } }: { item: WishlistItem }) {
  return (
    <h2 className="mt-4 text-lg leading-6 font-medium">
      {isGone ? (
        name
      ) : (
        <Link
          to={paths.product(_id)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {name}
        </Link>
      )}
    </h2>
  )
}

type WishlistActionsProps = { item: WishlistItem; entry: WishlistEntryState }

/** The ways from the wishlist: into the cart, or off the list. */
function WishlistActions({ item, entry }: WishlistActionsProps) {
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
