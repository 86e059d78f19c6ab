import { useState } from 'react'
import { CallError } from '#kit/browser/api/call-error.ts'
import { useParams } from '#kit/browser/router/router.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { call } from '#web/api.ts'
import { useRequest, type ShownRequest } from '#web/designs/use-request.ts'
import { paths } from '#web/paths.ts'
import { useOpenPlan } from '#web/plans/use-open-plan.ts'
import { RecordView } from '../record-view.tsx'
import { BoardFailed } from '../boards/board-failed.tsx'
import { BoardFrame } from '../boards/board-frame.tsx'
import { useStudioBoard } from '../boards/use-studio-board.ts'
import { WorkingBoard } from './board/working-board.tsx'

/** The board of a design request: the client's plan, furnished to scale. */
export default function BoardPage() {
  const { id = '' } = useParams()
  const request = useRequest(id)
  return (
    <RecordView
      record={request}
      title="Board"
      failed="Failed to load design request details"
      missing={{
        icon: 'search',
        title: 'Design request not found.',
        to: paths.admin.designRequests(),
        link: 'All design requests',
      }}
    >
      {({ request }) => (
        <BoardFrame
          title={`Board of ${request.number}`}
          crumbs={[
            { label: 'Design requests', to: paths.admin.designRequests() },
            { label: request.number, to: paths.admin.designRequest(request.number) },
            { label: 'Board' },
          ]}
        >
          <OpenedBoard key={request._id} request={request} />
        </BoardFrame>
      )}
    </RecordView>
  )
}

function OpenedBoard({ request }: { request: ShownRequest }) {
  const { _id: id, floorPlan } = request
  const board = useStudioBoard(id, () => call('POST /api/design-requests/:id/board', { params: { id } }))
  const [file] = useState(floorPlan)
  const { opening, retry } = useOpenPlan({
    file,
    pictureUrl: file.picture?.url,
    drawingUrl: file.drawing?.url,
  })
  if (board.isError) return <Failed error={board.error} onRetry={() => void board.refetch()} />
  if (opening.step === 'failed' && opening.unreadable === undefined)
    return <TryAgain message="The plan could not be loaded." onRetry={retry} />
  if (board.isPending || opening.step === 'opening') return <Skeleton className="h-[75svh] w-full" />
  const isShown = opening.step === 'open' && opening.plan.kind !== 'closed'
  if (!isShown || opening.step !== 'open' || opening.plan.kind === 'closed')
    return (
      <EmptyState icon="file" title="This plan cannot be shown here.">
        Ask the client for a PDF, DXF or picture of it: then it lies under the board.
      </EmptyState>
    )
  return <WorkingBoard request={request} open={opening.plan} {...board.data} />
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallError && error.code === 'illegal_state')
    return <EmptyState icon="file" title="This request has ended, so there is nothing to furnish." />
  return <BoardFailed {...{ error, onRetry }} />
}
