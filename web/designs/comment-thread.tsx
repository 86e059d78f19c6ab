import { useEffect, useRef, useState } from 'react'
import { call } from '#web/api.ts'
import { WordsOf } from '#web/shop/words-of.tsx'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { CommentForm } from './comment-form.tsx'
import type { ShownComment } from './comment-place.ts'
import { EarlierButton } from '#kit/browser/ui/earlier-button.tsx'
import { useReplies } from './use-comments.ts'
import { useRequestChange } from './use-request.ts'

const NOT_ANSWERED = 'Your answer could not be sent. Please try again.'
const NOT_SETTLED = 'The comment could not be changed. Please try again.'

type CommentThreadProps = {
  requestId: string
  comment: ShownComment
  isOpen: boolean
  onOpen: () => void
  mayAnswer: boolean
}

/** A comment under the number of its pin, its answers, and what can be done about it. */
export function CommentThread({ requestId, comment, isOpen, onOpen, mayAnswer }: CommentThreadProps) {
  const { number, author, text, createdAt, resolvedAt } = comment
  const { shown: replies, left, isLoading, showEarlier } = useReplies(requestId, comment)
  const line = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (isOpen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <li
      ref={line}
      aria-current={isOpen || undefined}
      className={classes(
        'grid grid-cols-[auto_1fr] gap-x-3 rounded-control px-3 py-3 transition xl:-mx-3',
        isOpen && 'bg-sand',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-label={`Show comment ${number} on the drawing`}
        className={classes(
          'target-44 flex size-7 items-center justify-center rounded-full text-sm font-medium tabular-nums [print-color-adjust:exact]',
          resolvedAt === null ? 'bg-koa text-on-action' : 'border-2 border-leaf bg-leaf-soft text-leaf',
        )}
      >
        {number}
      </button>
      <div className="min-w-0">
        <WordsOf author={author} text={text} createdAt={createdAt} />
        <EarlierButton what="answers" left={left} isLoading={isLoading} onPress={showEarlier} />
        {replies.length > 0 && (
          <ol className="mt-3 grid gap-3 border-l border-line pl-3">
            {replies.map((reply) => (
              <li key={reply._id}>
                <WordsOf {...reply} />
              </li>
            ))}
          </ol>
        )}
        {resolvedAt !== null && (
          <p className="mt-2">
            <Badge icon="check">Settled</Badge>
          </p>
        )}
        {mayAnswer && <Actions requestId={requestId} comment={comment} />}
      </div>
    </li>
  )
}

function Actions({ requestId: id, comment }: Pick<CommentThreadProps, 'requestId' | 'comment'>) {
  const { _id: commentId, number, resolvedAt } = comment
  const [isAnswering, setAnswering] = useState(false)
  const answer = useRequestChange<string>(id, {
    send: (text, idempotencyKey) =>
      call('POST /api/design-requests/:id/comments/:commentId/replies', {
        params: { id, commentId },
        body: { text },
        idempotencyKey,
      }),
    failure: NOT_ANSWERED,
    onDone: () => setAnswering(false),
  })
  const settle = useRequestChange<boolean>(id, {
    send: (isResolved) =>
      call('PUT /api/design-requests/:id/comments/:commentId', {
        params: { id, commentId },
        body: { isResolved },
      }),
    failure: NOT_SETTLED,
    onFailed: toast.error,
  })
  if (isAnswering)
    return (
      <div className="mt-3 print:hidden">
        <CommentForm
          name={`answer to ${commentId}`}
          label={`Your answer to comment ${number}`}
          action="Send answer"
          failure={NOT_ANSWERED}
          onSend={answer.changed}
          onCancel={() => setAnswering(false)}
        />
      </div>
    )
  const about = <span className="sr-only"> (comment {number})</span>
  return (
    <div className="mt-1 -ml-3 flex flex-wrap print:hidden">
      <Button variant="quiet" size="compact" onClick={() => setAnswering(true)}>
        Reply<span className="sr-only"> to comment {number}</span>
      </Button>
      <Button
        variant="quiet"
        size="compact"
        busy={settle.isBusy}
        onClick={() => settle.change(resolvedAt === null)}
      >
        {resolvedAt === null ? 'Mark as settled' : 'Open again'}
        {about}
      </Button>
    </div>
  )
}
