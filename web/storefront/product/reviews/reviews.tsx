import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from '#kit/browser/router/router.ts'
import { type SignedInUser, useSession } from '#web/session.ts'
import { PrivateData } from '#web/layout/private-data.tsx'
import { type Rated, Stars } from '#web/products/rating.tsx'
import { paths } from '#web/paths.ts'
import { Pagination } from '#kit/browser/ui/pagination.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { When } from '#web/shop/when.tsx'
import { pageInUrl } from '#kit/core/pagination.ts'
import { call } from '#web/api.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { NoReviews, ReviewsSkeleton } from './review-states.tsx'
import { askReviewsAgain, type ReviewList, reviewsQuery, type ShownReview } from './reviews-query.ts'

type ReviewsProps = {
  productId: string
  reader: Pick<SignedInUser, 'role'> | undefined
  onRated: (rated: Rated) => void
}

/** The reviews of a piece as whoever is signed in may see them. */
export default function LazyReviews(props: Omit<ReviewsProps, 'reader'>) {
  const session = useSession()
  return (
    <PrivateData key={session?.token ?? ''}>
      <Reviews {...props} reader={session?.user} />
    </PrivateData>
  )
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

const loadForm = () => import('./review-form.tsx')

type YourReviewProps = { productId: string; mayReview: boolean }

/** The form for those the piece was delivered to, and thanks once they have written. */
function YourReview({ productId, mayReview }: YourReviewProps) {
  const [outcome, setOutcome] = useState<string | undefined>(undefined)
  const { Part: Form, isMissing } = useLazyComponent(loadForm, mayReview)
  if (outcome !== undefined) return <Outcome words={outcome} />
  if (!mayReview) return null
  if (isMissing) return <TryAgain message="Failed to load the review form" />
  return Form ? <Form productId={productId} onDone={setOutcome} /> : <TextSkeleton />
}

/** Takes the focus, which was in the form that is gone now. */
function Outcome({ words }: { words: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <Notice tone="good">{words}</Notice>
    </div>
  )
}

const NAME = 'reviews'

/** Which page of the reviews is open, kept in the URL (`?reviews=2`), and the address of each. */
function useReviewsPage() {
  const [params] = useSearchParams()
  function hrefOf(page: number): string {
    const next = new URLSearchParams(params)
    if (page === 1) next.delete(NAME)
    else next.set(NAME, String(page))
    return `?${next}#reviews`
  }
  return { page: pageInUrl(params.get(NAME)), hrefOf }
}

/** What one customer says; the studio can take it down. */
function ReviewItem({ review, mayHide }: { review: ShownReview; mayHide: boolean }) {
  const { rating, text, author, createdAt, isMine, hidden } = review
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        <span className="sr-only">{`${rating} out of 5`}</span>
        <span className="font-medium">{author}</span>
        <span className="text-sm text-muted">
          <When at={createdAt} />
        </span>
        {isMine && <Badge tone="info">Your review</Badge>}
        {hidden && <Badge tone="warn">Hidden</Badge>}
      </div>
      {text !== '' && <p className={classes('whitespace-pre-line', hidden && 'text-muted')}>{text}</p>}
      {mayHide && <HideReview review={review} />}
    </article>
  )
}

/** Takes a review down for everybody but the studio, or puts it back. */
function HideReview({ review: { _id, author, hidden } }: { review: ShownReview }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('PUT /api/reviews/:id', { params: { id: _id }, body: { hidden: !hidden } }),
    onSuccess: () => askReviewsAgain(client),
    onError: (error) => toast.error(messageOf(error, 'Failed to change the review. Please try again.')),
  })
  return (
    <Button
      variant="secondary"
      size="compact"
      busy={isPending}
      onClick={() => mutate()}
      className="mt-1 justify-self-start"
    >
      {hidden ? 'Show review' : 'Hide review'}
      <span className="sr-only">{` of ${author}`}</span>
    </Button>
  )
}
