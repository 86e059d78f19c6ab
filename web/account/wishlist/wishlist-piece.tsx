import { Link } from '#kit/browser/router/router.ts'
import { CardPictures } from '#web/products/card-pictures.tsx'
import { Price } from '#web/products/price.tsx'
import { Rating } from '#web/products/rating.tsx'
import { StockLine } from '#web/stock/stock-line.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { usualFinish, usualStock, wayToCart, type WishlistItem } from './wishlist-state.ts'

/** A piece on the wishlist as its card shows it; it leads to its page as long as it has one. */
export function WishlistPiece({ item }: { item: WishlistItem }) {
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
        <Price price={price} salePrice={discountPrice} />
        {isGone ? (
          <Badge tone="bad">No longer sold</Badge>
        ) : (
          <StockLine stock={isMovable ? usualStock(item) : item.stock} />
        )}
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
