import { useState } from 'react'
import { useLoaderData } from '#kit/browser/router/router.ts'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { useStore } from '#kit/browser/store/atom.ts'
import type { Board } from '#domain/boards/board.ts'
import { devicePlan } from '#web/boards/device-plan.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.ts'
import { StandingHead } from '#web/storefront/standing/standing-head.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { RoomForm } from './room-form.tsx'
import type { loadSharedPlan } from './shared-plan-loader.ts'

const loadMyPlans = () => import('./my-plans.tsx')
const loadDesk = () => import('./furnishing.tsx')

const loadShared = () => import('./shared-plan.tsx')

/** A room by numbers, and our pieces in it to scale; or the room that somebody shares by a link. */
export default function PlanYourRoomPage() {
  const shared = useLoaderData<typeof loadSharedPlan>() as
    | Awaited<ReturnType<typeof loadSharedPlan>>
    | undefined
  return shared ? <Shared plan={shared} /> : <OwnRoom />
}

function Shared({ plan }: { plan: Awaited<ReturnType<typeof loadSharedPlan>> }) {
  const { Part: SharedPlan } = useLazyComponent(loadShared, useHydrated())
  return (
    <div className="wrap py-8">
      <PageHead title={plan.name} noindex />
      <h1 className="title-page mb-4">{plan.name}</h1>
      {SharedPlan ? <SharedPlan {...plan} /> : <Skeleton className="h-[60svh] w-full" />}
    </div>
  )
}

function OwnRoom() {
  const stored = useStore(devicePlan, (plan) => plan)
  const [isNew, setNew] = useState(false)
  const [drawn, setDrawn] = useState<Board>()
  const plan = isNew ? null : stored

  function open(board: Board) {
    devicePlan.store({ name: 'Room plan', board })
    setDrawn(undefined)
    setNew(false)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <StandingHead
        path={paths.planYourRoom()}
        title="Plan your room"
        description="Draw your room by its measures, place our pieces in it to scale, and see what fits before you order."
      />
      {plan ? (
        <Furnishing plan={plan} onNewRoom={() => setNew(true)} />
      ) : (
        <>
          <RoomForm
            hasPlan={stored != null}
            onBack={() => setNew(false)}
            onDraw={(board) => (isLostBy(stored) ? setDrawn(board) : open(board))}
          />
          {drawn && (
            <ConfirmDialog
              open
              title="Replace your plan?"
              action="Replace it"
              onConfirm={() => open(drawn)}
              onClose={() => setDrawn(undefined)}
            >
              <p>
                The plan on this device is not saved, and the new room takes its place. To have both, go back
                to it and save it first.
              </p>
            </ConfirmDialog>
          )}
          <SavedPlans onOpen={() => setNew(false)} />
        </>
      )}
    </>
  )
}

/** Whether somebody has furnished it, and it is nowhere but on this device. */
function isLostBy(stored: ReturnType<typeof devicePlan.get> | undefined): boolean {
  return stored != null && !stored.saved && Object.keys(stored.board.pieces).length > 0
}

function SavedPlans({ onOpen }: { onOpen: () => void }) {
  const session = useSession()
  const { Part: MyPlans } = useLazyComponent(loadMyPlans, session !== null)
  return MyPlans && session ? <MyPlans token={session.token} onOpen={onOpen} /> : null
}

type FurnishingProps = { plan: NonNullable<ReturnType<typeof devicePlan.get>>; onNewRoom: () => void }

function Furnishing(props: FurnishingProps) {
  const { Part: Desk, isMissing } = useLazyComponent(loadDesk, true)
  return (
    <>
      <h1 className="wrap title-page py-4 print:hidden">Plan your room</h1>
      {isMissing && <TryAgain message="The plan could not be loaded." />}
      {Desk ? <Desk {...props} /> : <Skeleton className="h-[75svh] w-full" />}
    </>
  )
}
