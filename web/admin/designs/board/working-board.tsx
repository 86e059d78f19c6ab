import { useMemo } from 'react'
import { metresPerUnit } from '#domain/designs/plan-lengths.ts'
import { BoardDesk, useDesk } from '#web/boards/board-desk.tsx'
import type { DevicePlan, PlanShelf } from '#web/boards/device-plan.ts'
import { useBoardDrawing } from '#web/boards/tracing/use-board-drawing.tsx'
import { OpenSwaps } from '#web/designs/concept-board/open-swaps.tsx'
import { openRemarks } from '#web/designs/concept-board/open-remarks.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import type { SheetSize, ShownPlan } from '#web/plans/plan-props.ts'

import { PublishBoard } from './publish-board.tsx'

type WorkingBoardProps = { request: ShownRequest; open: ShownPlan; plan: DevicePlan; shelf: PlanShelf }

/** The desk over the plan of a client; its scale is taken from the plan where it is known. */
export function WorkingBoard({ request, open, plan, shelf }: WorkingBoardProps) {
  const { planScale } = request
  function scaleOfPlan(page: number, size: SheetSize): number | undefined {
    const isOfPage = planScale !== null && planScale.page === page
    return isOfPage ? metresPerUnit(size, planScale) : open.metresPerUnit
  }
  const desk = useDesk(plan, shelf)
  const remarks = useMemo(() => openRemarks(request.comments), [request.comments])
  const drawing = useBoardDrawing(desk, open, scaleOfPlan)
  return (
    <BoardDesk
      desk={desk}
      label="Plan of the home"
      remarks={remarks}
      renderActions={(shown) => <PublishBoard {...desk} {...shown} {...{ request, shelf }} />}
      drawing={{
        ...drawing,
        panel: (
          <>
            {drawing.panel}
            <OpenSwaps request={request} plan={desk.plan} />
          </>
        ),
      }}
    />
  )
}
