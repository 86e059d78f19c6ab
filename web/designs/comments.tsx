import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { call } from '#web/api.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import {
  centerOfDrawing,
  type CommentPlace,
  placeAfterKey,
  placeWords,
  type ShownComment,
} from './comment-place.ts'
import { CommentThread } from './comment-thread.tsx'
import { CommentForm } from './comment-form.tsx'
import { useRequestChange } from './use-request.ts'

type CommentsProps = {
  requestId: string
  /** The concept they are pinned to; null for the floor plan. */
  conceptId: string | null
  label: string
  comments: readonly ShownComment[]
  /** The way to comments that are not shown yet. */
  earlier?: ReactNode
  /** The one whose pin is marked. */
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  mayComment: boolean
  /** Where a new comment is about to be pinned; undefined while none is being written. */
  place: CommentPlace | undefined
  onPlace: (place: CommentPlace | undefined) => void
}

/** What is pinned to a drawing, numbered like the pins, and the way to add to it. */
export function Comments(props: CommentsProps) {
  const { requestId, conceptId, label, comments, earlier, openId, onOpen, mayComment, place, onPlace } = props
  return (
    <section
      aria-label={label}
      className={classes('grid grid-cols-1 gap-4', comments.length === 0 && 'print:hidden')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="title-piece">Comments</h3>
        {mayComment && !place && (
          <Button
            variant="secondary"
            size="compact"
            icon="plus"
            onClick={() => onPlace(centerOfDrawing)}
            className="print:hidden"
          >
            Add a comment
          </Button>
        )}
      </div>
      {place && (
        <NewComment
          requestId={requestId}
          conceptId={conceptId}
          place={place}
          onPlace={onPlace}
          onDone={(id) => {
            onPlace(undefined)
            if (id !== undefined) onOpen(id)
          }}
        />
      )}
      {earlier}
      {comments.length > 0 ? (
        <ol className="grid grid-cols-1 gap-1 xl:max-h-[70svh] xl:overflow-y-auto print:max-h-none">
          {comments.map((comment) => (
            <CommentThread
              key={comment._id}
              requestId={requestId}
              comment={comment}
              isOpen={comment._id === openId}
              onOpen={() => onOpen(comment._id)}
              mayAnswer={mayComment}
            />
          ))}
        </ol>
      ) : (
        <p className="text-sm text-muted">
          Point at anything on the drawing and say what you think. Comments don’t use up a revision round.
        </p>
      )}
    </section>
  )
}

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
function NewComment({ requestId: id, conceptId, place, onPlace, onDone }: NewCommentProps) {
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
        Press the point on the drawing, or move the pin from here with the arrow keys.
        <output className="sr-only"> It is {placeWords(place)}.</output>
      </span>
    </button>
  )
}

function newestOf(comments: readonly { _id: string; number: number }[]): string | undefined {
  return comments.toSorted((a, b) => b.number - a.number)[0]?._id
}
