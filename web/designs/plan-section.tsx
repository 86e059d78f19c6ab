import { isCalledOff } from '#domain/designs/design-status.ts'
import { call } from '#web/api.ts'
import type { PlanScale } from '#web/plans/plan-props.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { Attachments } from './attachments.tsx'
import { CommentedDrawing } from './commented-drawing.tsx'
import { useRequestChange, type ShownRequest } from './use-request.ts'

const NOT_SCALED = 'The scale could not be saved. Please try again.'

/** The floor plan on the drawing table, with its scale and its comments. */
export function PlanSection({ request }: { request: ShownRequest }) {
  const { _id: id, floorPlan, planScale } = request
  const { change } = useRequestChange<Required<PlanScale>>(id, {
    send: (scale) => call('PUT /api/design-requests/:id/plan-scale', { params: { id }, body: { scale } }),
    failure: NOT_SCALED,
    onFailed: toast.error,
  })
  const plan = {
    label: 'Floor plan',
    file: floorPlan,
    pictureUrl: floorPlan.picture?.url,
    drawingUrl: floorPlan.drawing?.url,
    scale: planScale,
    onScale: isCalledOff(request.status) ? undefined : change,
  }
  return (
    <>
      <CommentedDrawing request={request} conceptId={null} plan={plan} />
      <Attachments files={request.attachments} />
    </>
  )
}
