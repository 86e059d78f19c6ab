import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import type { SignedInUser } from '#web/session.ts'
import type { Rated } from '#web/products/rating.tsx'
import { paths } from '#web/paths.ts'
import { Pagination } from '#kit/browser/ui/pagination.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { NoReviews } from './no-reviews.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewsQuery, type ReviewList } from './reviews-query.ts'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { useReviewsPage } from './use-reviews-page.ts'
import { YourReview } from './your-review.tsx'

type ReviewsProps = {
  productId: string
  reader: Pick<SignedInUser, 'role'> | undefined
  onRated: (rated: Rated) => void
}

/** One page of the reviews, and the way to write one. */
export function Reviews({ productId, reader, onRated }: ReviewsProps) {
  const { page, hrefOf } = useReviewsPage()
  const { data, isError, isPlaceholderData, refetch } = useQuery(reviewsQuery(productId, page))
  useTellRated(data, onRated)

  if (!data && isError) return <TryAgain message="Failed to load reviews" onRetry={() => void refetch()} />
  if (!data) return <ReviewsSkeleton />
  return (
    <div className="grid max-w-text gap-8" aria-busy={isPlaceholderData || undefined}>
      <YourReview productId={productId} mayReview={data.mayReview} />
      {data.pagination.total === 0 ? <NoReviews /> : <List reviews={data.reviews} reader={reader} />}
      <Pagination page={page} pages={data.pagination.pages} hrefOf={hrefOf} label="Pages of reviews" />
      {reader === undefined && <SignInFirst productId={productId} />}
    </div>
  )
}

function List({ reviews, reader }: Pick<ReviewList, 'reviews'> & Pick<ReviewsProps, 'reader'>) {
  return (
    <ul className="grid divide-y divide-line">
      {reviews.map((review) => (
        <li key={review._id} className="py-6 first:pt-0 last:pb-0">
          <ReviewItem review={review} mayHide={reader?.role === 'admin'} />
        </li>
      ))}
    </ul>
  )
}

function SignInFirst({ productId }: { productId: string }) {
  return (
    <p className="text-muted">
      {'Was it delivered to you? '}
      <Link to={paths.login({ redirect: paths.productReviews(productId) })} className="text-link target-44">
        Log in to review it
      </Link>
    </p>
  )
}

/** The page above shows the rating too, and was drawn before the reviews were asked for. */
function useTellRated(data: ReviewList | undefined, onRated: (rated: Rated) => void) {
  const { rating, ratingCount } = data ?? {}
  useEffect(() => {
    if (rating !== undefined && ratingCount !== undefined) onRated({ rating, ratingCount })
  }, [rating, ratingCount, onRated])
}
