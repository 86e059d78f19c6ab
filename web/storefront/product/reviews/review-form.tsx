import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { ReviewForm } from '#contract/reviews.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { FieldMessage } from '#kit/browser/ui/field-message.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { MAX_RATING } from '#domain/reviews/rating.ts'
import { askReviewsAgain, type TypedReview } from './reviews-query.ts'

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
    {
      defaults: { text: '' },
      failure: 'Failed to post your review. Please try again.',
      draft: `review of ${productId}`,
    },
  )
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

const choices = Array.from({ length: MAX_RATING }, (_, at) => at + 1)

/** One to five stars, as radio buttons: by mouse, finger or arrow keys. */
function StarChoice({ control }: { control: Control<TypedReview> }) {
  const { field, fieldState } = useController({ name: 'rating', control })
  const [pointedAt, pointAt] = useState<number | undefined>(undefined)
  const message = fieldState.error?.message
  const errorId = useId()
  const lit = pointedAt ?? field.value ?? 0
  return (
    <fieldset aria-describedby={message === undefined ? undefined : errorId}>
      <legend className="mb-1 text-sm font-medium">Your rating</legend>
      <div className="-ml-2.5 flex" onPointerLeave={() => pointAt(undefined)}>
        {choices.map((stars) => (
          <label
            key={stars}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pointAt(stars)}
            className="relative grid size-11 place-content-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-lagoon"
          >
            <input
              type="radio"
              name={field.name}
              ref={stars === 1 ? field.ref : undefined}
              value={stars}
              checked={field.value === stars}
              onChange={() => field.onChange(stars)}
              onBlur={field.onBlur}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon
              name="star"
              filled={stars <= lit}
              className={stars <= lit ? 'size-7 text-koa' : 'size-7 text-edge'}
            />
            <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={errorId} message={message} />
    </fieldset>
  )
}
