import { useState } from 'react'
import { Link, useLoaderData } from '#kit/browser/router/router.ts'
import type { Rated } from '#web/products/rating.tsx'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { BuyBox } from './buy-box.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { Gallery } from './gallery.tsx'
import { ProductHead } from './product-head.tsx'
import type { loadProduct, ProductPageData } from './product-loader.ts'
import { ProductTabs } from './product-tabs.tsx'
import { RelatedProducts } from './related-products.tsx'
import { ReviewsSection } from './reviews/reviews-section.tsx'
import { usePurchase } from './use-purchase.ts'

/** One piece: how it looks, its finishes, what it costs, and all there is to know before buying. */
export default function ProductPage() {
  const data = useLoaderData<typeof loadProduct>()
  return <Piece key={data.product._id} {...data} />
}

function Piece({ product: loaded, gallery, modelled, related }: ProductPageData) {
  // Whoever reviews it here, or hides a review, sees the new rating at once.
  const [rated, setRated] = useState<Rated | undefined>(undefined)
  const product = { ...loaded, ...rated }
  const purchase = usePurchase(product)
  return (
    <article>
      <ProductHead product={product} gallery={gallery} />
      <div className="wrap">
        <Link
          to={paths.browse()}
          className="my-1 inline-flex min-h-11 items-center gap-2 text-sm text-muted transition hover:text-ink lg:my-3"
        >
          <Icon name="arrow-left" className="size-4" />
          Back to the collection
        </Link>
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[34.375rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-10 xl:grid-cols-[39.875rem_minmax(0,1fr)] xl:gap-x-20">
          <Gallery product={product} pictures={gallery} modelled={modelled} chosen={purchase.key} />
          <div className="grid gap-8 lg:sticky lg:top-24 lg:row-span-2 lg:pt-2">
            <BuyBox product={product} purchase={purchase} />
            <DeliveryFacts leadTime={product.details.leadTime} />
          </div>
          <ProductTabs product={product} />
        </div>
      </div>
      <ReviewsSection product={product} onRated={setRated} />
      <RelatedProducts category={product.category} products={related} />
    </article>
  )
}
