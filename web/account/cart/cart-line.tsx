import { useEffect, useRef } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { cartItemDetail, cartItemPath } from '#web/orders/item-line.ts'
import { Price } from '#web/products/price.tsx'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { type CartItem, isAtHand } from '#web/cart/cart-state.ts'
import { stockLevel, stockText } from '#domain/stock/stock-level.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { QuantityStepper } from '#kit/browser/ui/quantity-stepper.tsx'

type CartLineProps = {
  item: CartItem
  isMarked: boolean
  onChange: (quantity: number) => void
  onRemove: () => void
}

/** One product of the cart in its finish, or one package, with its quantity and the way out; the one a link led to is in view. */
export function CartLine({ item, isMarked, onChange, onRemove }: CartLineProps) {
  const { product, packageId, quantity, price, guidePrice: guide } = item
  const path = cartItemPath(item)
  const line = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (isMarked) line.current?.scrollIntoView({ block: 'center' })
  }, [isMarked])

  return (
    <li
      ref={line}
      aria-current={isMarked || undefined}
      className={classes(
        'grid grid-cols-[--spacing(24)_1fr] gap-4 border-b border-line py-5 sm:grid-cols-[9rem_1fr] sm:gap-6',
        isMarked && 'bg-lagoon-soft',
      )}
    >
      <Link to={path} tabIndex={-1} aria-hidden="true" className="block">
        {product.picture && (
          <ProductPicture
            picture={product.picture}
            sizes="(width >= 40rem) 9rem, 6rem"
            when="soon"
            alt=""
            className={classes(
              'aspect-square w-full rounded-picture object-cover',
              packageId !== null && 'object-left',
            )}
          />
        )}
      </Link>
      <div className="grid content-between gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div>
            <h2 className="title-piece">
              <Link to={path} className="hover:text-lagoon">
                {product.name}
              </Link>
            </h2>
            <p className="text-sm text-muted">{cartItemDetail(item)}</p>
          </div>
          <p>
            <Price
              price={price === null ? null : price * quantity}
              guide={guide && { from: guide.from * quantity, to: guide.to * quantity }}
            />
            {price !== null && quantity > 1 && (
              <span className="block text-sm text-muted">
                <Money dollars={price} /> each
              </span>
            )}
          </p>
        </div>
        <LineControls item={item} onChange={onChange} onRemove={onRemove} />
      </div>
    </li>
  )
}

type LineControlsProps = {
  item: CartItem
  onChange: (quantity: number) => void
  onRemove: () => void
}

/** How many of a line, or why there are none, and its way out of the cart. */
function LineControls({ item, onChange, onRemove }: LineControlsProps) {
  const { product, quantity, stock } = item
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {isAtHand(item) ? (
        <div className="flex flex-1 flex-wrap items-center gap-3">
          <QuantityStepper
            label={`Quantity of ${product.name}`}
            value={quantity}
            max={stock}

            onChange={onChange}
          />
          {stockLevel(stock) === 'few' && <Badge tone="warn">{stockText(stock)}</Badge>}
        </div>
      ) : (
        <Badge tone="bad">{product.isGone ? 'No longer sold' : stockText(0)}</Badge>
      )}
      <Button
        variant="quiet"
        size="compact"
        icon="trash"

        onClick={onRemove}
        aria-label={`Remove ${product.name}`}
      >
        <span className="max-sm:sr-only">Remove</span>
      </Button>
    </div>
  )
}
