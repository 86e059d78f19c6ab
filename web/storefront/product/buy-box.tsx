import { ownOf } from '#kit/core/own-of.ts'
import { useCallback, useState } from 'react'
import { Price } from '#web/products/price.tsx'
import { StockLine } from '#web/stock/stock-line.tsx'
import { VariantPicker } from '#web/products/variant-picker.tsx'
import { ProductBadges } from '#web/products/product-badges.tsx'
import { Rating } from '#web/products/rating.tsx'
import { usePromises } from '#web/shop/shop.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { sizeLine } from '#web/products/size-line.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.ts'
import { WishlistHeart } from '#web/wishlist/wishlist-heart.tsx'
import { QuantityStepper } from '#kit/browser/ui/quantity-stepper.tsx'
import { Banner } from '#kit/browser/ui/banner.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Link, useSearchParams } from '#kit/browser/router/router.ts'
import type { ShownProduct } from './product-loader.ts'
import { SeeFinishes } from './see-finishes.tsx'
import { stockOf, type Purchase } from './use-purchase.ts'

type BuyBoxProps = { product: ShownProduct; purchase: Purchase }

/** Name, price, finishes, quantity and the button. */
export function BuyBox({ product, purchase }: BuyBoxProps) {
  return (
    <div className="grid gap-6">
      <ProductTitle product={product} />
      <PriceNow product={product} purchase={purchase} />
      <VariantPicker
        variants={product.variants}
        choice={purchase.choice}
        onChoose={purchase.setChoice}
        stockOf={(choice) => stockOf(product, choice)}
      />
      <SeeFinishes variants={product.variants} />
      {product.state === undefined && (
        <>
          <Quantity name={product.name} purchase={purchase} />
          <WayBack product={product} purchase={purchase} />
          <BuyBar product={product} purchase={purchase} />
        </>
      )}
    </div>
  )
}

const loadSoldOut = () => import('./sold-out.tsx')

/** What there is to say of a finish that comes back; its code comes only where one is sold out. */
function WayBack({ product, purchase: { key, stock, standing } }: BuyBoxProps) {
  const isSoldOut = stock <= 0 && standing.availability === 'stocked'
  const { Part: SoldOut } = useLazyComponent(loadSoldOut, isSoldOut)
  if (!isSoldOut) return null
  return (
    <div className="min-h-13">
      {SoldOut && (
        <SoldOut key={key} productId={product._id} variantKey={key} day={ownOf(product.incoming, key)} />
      )}
    </div>
  )
}

function PriceNow({ product, purchase: { price, salePrice } }: BuyBoxProps) {
  const { quoteTime } = usePromises()
  return (
    <div>
      <p className="text-xl" aria-live="polite">
        <Price price={price} salePrice={salePrice} guide={product.guidePrice} />
      </p>
      {price === null && (
        <p className="mt-1 max-w-text text-sm text-muted">
          Add it to your cart and ask for a quote; it comes by email within {quoteTime}. No payment is taken
          when you ask.
        </p>
      )}
    </div>
  )
}

function Quantity({ name, purchase }: { name: string; purchase: Purchase }) {
  const { stock, standing, quantity, maxQuantity, setQuantity } = purchase
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <QuantityStepper
        label={`Quantity of ${name}`}
        value={quantity}
        max={maxQuantity}
        disabled={stock <= 0}
        onChange={setQuantity}
      />
      <p aria-live="polite">
        <StockLine stock={stock} standing={standing} />
      </p>
    </div>
  )
}

/** What it is called, what it is made of, how large it is and how it was rated. */
function ProductTitle({ product }: { product: ShownProduct }) {
  const unit = useLengthUnit()
  const { size } = product.details
  return (
    <div>
      <p className="mb-3 flex flex-wrap gap-3 empty:hidden">
        <ProductBadges product={product} />
      </p>
      <h1 className="title-page">{product.name}</h1>
      <p className="mt-2 flex flex-wrap gap-x-4 text-muted">
        <span>{product.materials.join(', ')}</span>
        {size && <span className="whitespace-nowrap tabular-nums">{sizeLine(size, unit)}</span>}
      </p>
      {product.ratingCount > 0 && (
        <Link to="#reviews" className="target-44 mt-3 flex hover:underline">
          <Rating {...product} />
        </Link>
      )}
      {product.details.packed && <FitLink />}
    </div>
  )
}

/** To the check that asks for the doors on the way. */
function FitLink() {
  const next = new URLSearchParams(useSearchParams()[0])
  next.set('tab', 'size')
  return (
    <ButtonLink to={`?${next}#will-it-fit`} variant="secondary" size="compact" className="mt-3">
      Will it fit?
    </ButtonLink>
  )
}

const ADDED = 'Added to wishlist.'

type BuyBarProps = { product: Pick<ShownProduct, '_id' | 'name' | 'guidePrice'>; purchase: Purchase }

/** The button, the heart and what came of them; on phones they stay in reach at the foot of the window. */
function BuyBar({ product, purchase }: BuyBarProps) {
  const { price, salePrice, success, failure, forgetSuccess } = purchase
  const [savedNews, setSavedNews] = useState<string | undefined>(undefined)
  const clearSavedNews = useCallback(() => setSavedNews(undefined), [])
  const reportSaved = (isStored: boolean) => setSavedNews(isStored ? ADDED : 'Removed from wishlist.')
  return (
    <div className="buy-bar">
      <Banner message={success} link={{ to: paths.cart(), text: 'View cart' }} onGone={forgetSuccess} />
      <Banner
        message={savedNews}
        link={savedNews === ADDED ? { to: paths.wishlist(), text: 'View wishlist' } : undefined}
        onGone={clearSavedNews}
      />
      <FormError message={failure} />
      <div className="flex items-center justify-between gap-3">
        <span className="font-medium lg:hidden">
          <Price price={price} salePrice={salePrice} guide={product.guidePrice} />
        </span>
        <AddButton purchase={purchase} />
        <WishlistHeart
          product={product}
          onToggled={reportSaved}
          className="rounded-control border border-edge hover:border-ink hover:bg-sand lg:size-13"
        />
      </div>
    </div>
  )
}

function AddButton({ purchase: { stock, isAdding, addToCart } }: { purchase: Purchase }) {
  const isAdmin = useSession()?.user.role === 'admin'
  return (
    <Button
      variant={isAdmin ? 'secondary' : 'primary'}
      busy={isAdding}
      busyText="Adding"
      disabled={stock <= 0 && !isAdmin}
      onClick={() => void addToCart()}
      className="min-w-32 grow lg:min-h-13"
    >
      {isAdmin ? 'Admin Cannot Purchase' : 'Add to cart'}
    </Button>
  )
}
