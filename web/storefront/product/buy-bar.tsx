import { useCallback, useState } from 'react'
import { useSession } from '#web/session.ts'
import { Price } from '#web/products/price.tsx'
import { WishlistHeart } from '#web/wishlist/wishlist-heart.tsx'
import { paths } from '#web/paths.ts'
import { Banner } from '#kit/browser/ui/banner.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import type { ShownProduct } from './product-loader.ts'
import type { Purchase } from './use-purchase.ts'

const ADDED = 'Added to wishlist.'

type BuyBarProps = { product: Pick<ShownProduct, '_id' | 'name'>; purchase: Purchase }

/** The button, the heart and what came of them; on phones they stay in reach at the foot of the window. */
export function BuyBar({ product, purchase }: BuyBarProps) {
  const { price, salePrice, success, failure, forgetSuccess } = purchase
  const [keptNews, setKeptNews] = useState<string | undefined>(undefined)
  const forgetKeptNews = useCallback(() => setKeptNews(undefined), [])
  const tellKept = (isKept: boolean) => setKeptNews(isKept ? ADDED : 'Removed from wishlist.')
  return (
    <div className="buy-bar">
      <Banner message={success} link={{ to: paths.cart(), text: 'View cart' }} onGone={forgetSuccess} />
      <Banner
        message={keptNews}
        link={keptNews === ADDED ? { to: paths.wishlist(), text: 'View wishlist' } : undefined}
        onGone={forgetKeptNews}
      />
      <FormError message={failure} />
      <div className="flex items-center justify-between gap-3">
        <span className="font-medium lg:hidden">
          <Price price={price} salePrice={salePrice} />
        </span>
        <AddButton purchase={purchase} />
        <WishlistHeart
          product={product}
          onToggled={tellKept}
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
