import type { KeyboardEvent } from 'react'
import { call } from '#web/api.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { CommentForm } from './comment-form.tsx'
import { placeAfterKey, placeWords, type CommentPlace } from './comment-place.ts'
import { useRequestChange } from './use-request.ts'

const NOT_SENT = 'Your comment could not be sent. Please try again.'

type NewCommentProps = {
  requestId: string
  conceptId: string | null
  place: CommentPlace
  onPlace: (place: CommentPlace) => void
  /** Told the new comment's id, or undefined when none is written after all. */
  onDone: (id?: string) => void
}

/** A comment being written, with its place: pressed on the drawing, or moved there by arrow keys. */
export function NewComment({ requestId: id, conceptId, place, onPlace, onDone }: NewCommentProps) {
  const { changed } = useRequestChange<string>(id, {
    send: (text, idempotencyKey) =>
      call('POST /api/design-requests/:id/comments', {
        params: { id },
        body: { conceptId, ...place, text },
        idempotencyKey,
      }),
    failure: NOT_SENT,
    onDone: ({ request }) => onDone(newestOf(request.comments)),
  })
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control border border-lagoon p-4 print:hidden">
      <PlacePad place={place} onPlace={onPlace} />
      <CommentForm
        name={`comment on ${conceptId ?? `plan of ${id}`}`}
        label="Your comment"
        action="Send comment"
        failure={NOT_SENT}
        onSend={changed}
        onCancel={() => onDone()}
      />
    </div>
  )
}

type PlacePadProps = Pick<NewCommentProps, 'place' | 'onPlace'>

/** Takes the arrow keys for whoever cannot point. */
function PlacePad({ place, onPlace }: PlacePadProps) {
  function moveByKey(event: KeyboardEvent) {
    const next = placeAfterKey(event.key, place)
    if (!next) return
    event.preventDefault()
    onPlace(next)
  }

  return (
    <button
      type="button"
      onKeyDown={moveByKey}
      className="flex min-h-11 items-center gap-2.5 rounded-control bg-lagoon-soft px-3 py-2 text-left text-sm text-lagoon"
    >
      <Icon name="pin" />
      <span>
        Take the comment tool over the drawing and press the point, or move the pin from here with the arrow
        keys.
        <output className="sr-only"> It is {placeWords(place)}.</output>
      </span>
    </button>
  )
}

function newestOf(comments: readonly { _id: string; number: number }[]): string | undefined {
  return comments.toSorted((a, b) => b.number - a.number)[0]?._id
}
