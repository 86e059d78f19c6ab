import { type Rated, reviewCount, Stars } from '#web/products/rating.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { useNearView } from '#kit/browser/ui/use-near-view.ts'
import { NoReviews, ReviewsSkeleton } from './review-states.tsx'

const loadReviews = () => import('./reviews.tsx')

type ReviewsSectionProps = {
  product: Rated & { _id: string }
  /** Told what the reviews come to now, as soon as that is known anew. */
  onRated: (rated: Rated) => void
}

/** What customers say of a piece. What they say in full, and the code for it, comes when it is nearly in view. */
export function ReviewsSection({ product, onRated }: ReviewsSectionProps) {
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
