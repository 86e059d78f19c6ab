import { useId, useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { MAX_RATING } from '#domain/reviews/rating.ts'
import { FieldMessage } from '#kit/browser/ui/field-message.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { TypedReview } from './reviews-query.ts'

const choices = Array.from({ length: MAX_RATING }, (_, at) => at + 1)

/** One to five stars, as radio buttons: by mouse, finger or arrow keys. */
export function StarChoice({ control }: { control: Control<TypedReview> }) {
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
