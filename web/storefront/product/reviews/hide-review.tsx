import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { askReviewsAgain, type ShownReview } from './reviews-query.ts'

/** Takes a review down for everybody but the studio, or puts it back. */
export function HideReview({ review: { _id, author, hidden } }: { review: ShownReview }) {
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
