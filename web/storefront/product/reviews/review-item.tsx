import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Stars } from '#web/products/stars.tsx'
import { When } from '#web/shop/when.tsx'
import { call } from '#web/api.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { askReviewsAgain, type ShownReview } from './reviews-query.ts'

/** What one customer says; the studio can take it down. */
export function ReviewItem({ review, mayHide }: { review: ShownReview; mayHide: boolean }) {
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
