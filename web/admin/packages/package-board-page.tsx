import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { ask, call } from '#web/api.ts'
import { BoardDesk, useDesk } from '#web/boards/board-desk.tsx'
import type { DevicePlan, PlanShelf } from '#web/boards/device-plan.ts'
import { usePlan } from '#web/boards/plan-store.ts'
import { RoomList } from '#web/boards/tracing/room-list.tsx'
import { ThingList } from '#web/boards/tracing/thing-list.tsx'
import { useWallLetters } from '#web/boards/tracing/wall-letters.tsx'
import { paths } from '#web/paths.ts'
import { BoardFailed } from '../boards/board-failed.tsx'
import { BoardFrame } from '../boards/board-frame.tsx'
import { useStudioBoard } from '../boards/use-studio-board.ts'
import { RecordView } from '../record-view.tsx'
import { PackageDifference } from './home/package-difference.tsx'
import { PlaceMissing } from './home/place-missing.tsx'
import type { ShownPackage } from './shown-package.ts'

/** The sample home in which shoppers see a package. */
export default function PackageBoardPage() {
  const { id = '' } = useParams()
  return (
    <RecordView
      record={useQuery(ask('GET /api/packages/managed/:id', { params: { id } }))}
      title="Sample home"
      failed="Failed to fetch package data"
      missing={{ icon: 'cube', title: 'Package not found', to: paths.admin.packages(), link: 'All packages' }}
    >
      {({ package: found }) => (
        <BoardFrame
          title={`${found.name} in a home`}
          crumbs={[
            { label: 'Packages', to: paths.admin.packages() },
            { label: found.name, to: paths.admin.editPackage(found.id) },
            { label: 'Sample home' },
          ]}
        >
          <OpenedBoard key={found.id} found={found} />
        </BoardFrame>
      )}
    </RecordView>
  )
}

function OpenedBoard({ found }: { found: ShownPackage }) {
  const params = { id: found.id }
  const board = useStudioBoard(found.id, () => call('POST /api/packages/:id/board', { params }))
  if (board.isError) return <BoardFailed error={board.error} onRetry={() => void board.refetch()} />
  if (board.isPending) return <Skeleton className="h-[75svh] w-full" />
  return <PackageDesk found={found} {...board.data} />
}

function PackageDesk({
  found,
  plan: opened,
  shelf,
}: {
  found: ShownPackage
  plan: DevicePlan
  shelf: PlanShelf
}) {
  const desk = useDesk(opened, shelf)
  const { board } = usePlan(desk.plan)
  const { onRoom, marks } = useWallLetters(desk.plan)
  return (
    <BoardDesk
      desk={desk}
      label="Plan of the home"
      renderActions={(shown) => <PlaceMissing {...{ desk, found, shown }} />}
      drawing={{
        marks,
        panel: (
          <>
            <PackageDifference found={found} board={board} />
            <RoomList plan={desk.plan} unit={desk.unit} onRoom={onRoom} />
            <ThingList plan={desk.plan} unit={desk.unit} />
          </>
        ),
      }}
    />
  )
}
