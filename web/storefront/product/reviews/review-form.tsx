import { useQueryClient } from '@tanstack/react-query'
import { ReviewForm } from '#contract/reviews.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { useKeptDraft } from '#kit/browser/api/kept-draft.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { askReviewsAgain, type TypedReview } from './reviews-query.ts'
import { StarChoice } from './star-choice.tsx'

const THANKS = 'Thank you. Your review helps the next person choose.'

type WriteReviewProps = {
  productId: string
  /** Told once there is a review of this person, with what to say about it. */
  onDone: (words: string) => void
}

/** Asks what a customer thinks of a piece that was delivered to them. */
export default function WriteReview({ productId, onDone }: WriteReviewProps) {
  const client = useQueryClient()
  const form = useSchemaForm<TypedReview>(
    ReviewForm,
    async (typed) => {
      onDone(await send(productId, typed))
      await askReviewsAgain(client)
    },
    { defaults: { text: '' }, failure: 'Failed to post your review. Please try again.' },
  )
  useKeptDraft<TypedReview>(`review of ${productId}`, {
    typed: () => (form.isDirty ? form.getValues() : undefined),
    restore: (draft) => form.reset(draft, { keepDefaultValues: true }),
  })
  return (
    <Form
      onSubmit={form.onSubmit}
      className="grid gap-5 rounded-control bg-sand p-5 sm:p-6 max-lg:[&_:is(input,textarea,button)]:scroll-mb-32"
    >
      <h3 className="title-piece">How is it to live with?</h3>
      <FormError message={form.formError} />
      <StarChoice control={form.control} />
      <TextArea label="Your review" optional {...form.field('text')} />
      <Button busy={form.busy} busyText="Posting..." className="justify-self-start max-sm:w-full">
        Post your review
      </Button>
    </Form>
  )
}

/** Posts a review. Where an earlier try got through after all, what there is to say is that it did. */
async function send(productId: string, body: TypedReview): Promise<string> {
  try {
    await call('POST /api/products/:id/reviews', { params: { id: productId }, body })
    return THANKS
  } catch (error) {
    if (error instanceof CallError && error.code === 'already_reviewed') return error.message
    throw error
  }
}
