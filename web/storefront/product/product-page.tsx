import { useState } from 'react'
import { Link, useLoaderData } from '#kit/browser/router/router.ts'
import { type Rated, reviewCount, Stars } from '#web/products/rating.tsx'
import { paths } from '#web/paths.ts'
import { useComparedWith } from '#web/shop/compared.ts'
import { useShop } from '#web/shop/shop.ts'
import { AskAbout } from '../questions/ask-about.tsx'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import { CategoryStrip } from '#web/layout/category-strip.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { IslandFact } from './island-fact.tsx'
import { Neighbours } from './neighbours.tsx'
import { ProductHead } from './product-head.tsx'
import type { loadProduct, ProductPageData, ShownProduct } from './product-loader.ts'
import { ProductTabs } from './product-tabs.tsx'
import { usePurchase } from './use-purchase.ts'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { useNearView } from '#kit/browser/ui/use-near-view.ts'
import { NoReviews, ReviewsSkeleton } from './reviews/review-states.tsx'

const loadReviews = () => import('./reviews/reviews.tsx')

type ReviewsSectionProps = {
  product: Rated & { _id: string }
  /** Told what the reviews come to now, as soon as that is known anew. */
  onRated: (rated: Rated) => void
}

/** One piece: how it looks, its finishes, what it costs, and all there is to know before buying. */
export default function ProductPage() {
  const data = useLoaderData<typeof loadProduct>()
  return <Piece key={data.product._id} {...data} />
}

function Piece({ product: loaded, gallery, modelled, completing, related }: ProductPageData) {
  // Whoever reviews it here, or hides a review, sees the new rating at once.
  const [rated, setRated] = useState<Rated | undefined>(undefined)
  const product = { ...loaded, ...rated }
  const purchase = usePurchase(product)
  const compared = useComparedWith(product._id)
  return (
    <article>
      <ProductHead product={product} gallery={gallery} />
      <div className="wrap">
        {product.state && (
          <Notice tone="warn" className="mt-4">
            This piece is not in the shop: only those who look after it see this page.
          </Notice>
        )}
        <Way product={product} />
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[34.375rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-10 xl:grid-cols-[39.875rem_minmax(0,1fr)] xl:gap-x-20">
          <div>
            <Gallery product={product} pictures={gallery} modelled={modelled} chosen={purchase.key} />
            <CategoryStrip className="-mx-4 mt-2 md:hidden" />
          </div>
          <div className="grid gap-8 lg:sticky lg:top-24 lg:row-span-2 lg:pt-2">
            <BuyBox product={product} purchase={purchase} />
            <p className="flex flex-wrap gap-x-6">
              {product.details.size && (
                <Link
                  to={paths.planYourRoom({ piece: product._id, finish: purchase.key })}
                  className="text-link target-44"
                >
                  Try it in your room
                </Link>
              )}
              <Link to={paths.compare(compared)} className="text-link target-44">
                Compare
              </Link>
            </p>
            <AskAbout product={product} variantKey={purchase.key} />
            <DeliveryFacts
              leadTime={purchase.standing.availability === 'stocked' ? product.details.leadTime : undefined}
            />
          </div>
          <ProductTabs product={product} />
        </div>
      </div>
      <ReviewsSection product={product} onRated={setRated} />
      <Neighbours category={product.category} completing={completing} related={related} />
    </article>
  )
}

/** Back to the collection and to its kind, in one line. */
function Way({ product: { name, category } }: { product: ShownProduct }) {
  const kind = useShop().categories.find(({ _id }) => _id === category)
  return (
    <div className="py-1 max-md:-mx-2 max-md:overflow-hidden max-md:px-2 max-md:whitespace-nowrap md:py-4 max-md:[&_li]:shrink-0 max-md:[&_ol]:flex-nowrap">
      <Breadcrumbs
        crumbs={[
          { label: 'The collection', to: paths.browse() },
          ...(kind ? [{ label: kind.name, to: paths.category(category) }] : []),
          { label: name },
        ]}
      />
    </div>
  )
}

/** How it comes, how long it is warranted and how it goes back, each with the page that says it in full. */
function DeliveryFacts({ leadTime }: { leadTime: string | undefined }) {
  const { shipsTo, promises } = useShop().settings
  return (
    <ul className="grid rounded-control bg-sand px-5 py-2 text-sm">
      {leadTime !== undefined && <Fact icon="clock" text={leadTime} to={paths.shippingTerm()} />}
      <Fact icon="truck" text={shipsTo} to={paths.shippingTerm()} />
      <IslandFact />
      <Fact icon="check" text="Manufacturer warranties of 1 to 5 years." to={paths.warranty()} />
      <Fact icon="undo" text={`Returns within ${promises.returnTime} of delivery.`} to={paths.returns()} />
    </ul>
  )
}

function Fact({ icon, text, to }: { icon: IconName; text: string; to: string }) {
  return (
    <li>
      <Link to={to} className="group flex min-h-11 items-center gap-3">
        <Icon name={icon} className="text-lagoon" />
        <span className="grow group-hover:underline group-hover:underline-offset-4">{text}</span>
        <Icon name="chevron-right" className="size-4 text-muted" />
      </Link>
    </li>
  )
}

/** What customers say of a piece. What they say in full, and the code for it, comes when it is nearly in view. */
function ReviewsSection({ product, onRated }: ReviewsSectionProps) {
  const { _id, rating, ratingCount } = product
  const { ref, isNear } = useNearView<HTMLElement>()
  const { Part: Reviews, isMissing } = useLazyComponent(loadReviews, isNear)
  return (
    <section ref={ref} id="reviews" aria-labelledby="reviews-title" className="wrap section-space">
      <div className="grid gap-x-16 gap-y-8 border-t border-line pt-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-12">
        <div>
          <h2 id="reviews-title" className="title-section">
            Reviews
          </h2>
          {rating !== null && <Summary rating={rating} ratingCount={ratingCount} />}
        </div>
        {Reviews && <Reviews productId={_id} onRated={onRated} />}
        {isMissing && <TryAgain message="Failed to load reviews" />}
        {!Reviews && !isMissing && <Awaited count={ratingCount} />}
      </div>
    </section>
  )
}

function Summary({ rating, ratingCount }: { rating: number; ratingCount: number }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p aria-hidden="true" className="font-display text-4xl">
        {rating.toFixed(1)}
      </p>
      <p className="grid gap-1 text-sm text-muted">
        <Stars rating={rating} />
        <span className="sr-only">{`${rating} out of 5, `}</span>
        <span>{reviewCount(ratingCount)}</span>
      </p>
    </div>
  )
}

/** Where there are none, nothing has to be waited for. */
function Awaited({ count }: { count: number }) {
  return count === 0 ? <NoReviews /> : <ReviewsSkeleton />
}
