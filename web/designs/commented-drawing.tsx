import { useState } from 'react'
import { isCalledOff } from '#domain/designs/design-status.ts'
import type { PlanOnTable } from '#web/plans/plan-props.ts'
import { PlanViewer } from '#web/plans/plan-viewer.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { type CommentPlace, NEW_PIN, pinsOf } from './comment-place.ts'
import { Comments } from './comments.tsx'
import { EarlierButton } from '#kit/browser/ui/earlier-button.tsx'
import { useComments } from './use-comments.ts'
import type { ShownRequest } from './use-request.ts'
import './drawing-on-paper.css'

type CommentedDrawingProps = {
  request: ShownRequest
  /** The concept that is shown; null for the floor plan. */
  conceptId: string | null
  plan: Omit<PlanOnTable, 'pins' | 'onPin' | 'activePin' | 'onActivePin'>
}

/** A drawing with what is pinned to it: a pin opens its comment, a comment shows its pin. */
export function CommentedDrawing({ request, conceptId, plan }: CommentedDrawingProps) {
  const [openId, setOpenId] = useState<string>()
  const [place, setPlace] = useState<CommentPlace>()
  const { shown, left, isLoading, showEarlier } = useComments(request)
  const comments = shown.filter((comment) => comment.conceptId === conceptId)
  const mayComment = !isCalledOff(request.status)
  const hasColumn = mayComment || comments.length > 0 || left > 0

  return (
    <div
      className={classes('grid grid-cols-1 gap-5', hasColumn && 'xl:grid-cols-[1fr_20rem] xl:items-start')}
    >
      <div className="drawing-on-paper min-w-0">
        <PlanViewer
          plan={{
            ...plan,
            pins: pinsOf(comments, place),
            onPin: mayComment ? setPlace : undefined,
            isPinning: place !== undefined,
            activePin: place ? NEW_PIN : openId,
            onActivePin: setOpenId,
          }}
        />
      </div>
      {hasColumn && (
        <Comments
          requestId={request._id}
          conceptId={conceptId}
          label={`Comments on ${plan.label}`}
          comments={comments}
          earlier={<EarlierButton what="comments" left={left} isLoading={isLoading} onPress={showEarlier} />}
          openId={openId}
          onOpen={setOpenId}
          mayComment={mayComment}
          place={place}
          onPlace={setPlace}
        />
      )}
    </div>
  )
}
