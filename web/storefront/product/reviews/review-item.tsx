import { Stars } from '#web/products/stars.tsx'
import { When } from '#web/shop/when.tsx'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { HideReview } from './hide-review.tsx'
import type { ShownReview } from './reviews-query.ts'

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
