import type { ReactNode } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { centerOfDrawing, type CommentPlace, type ShownComment } from './comment-place.ts'
import { CommentThread } from './comment-thread.tsx'
import { NewComment } from './new-comment.tsx'

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
