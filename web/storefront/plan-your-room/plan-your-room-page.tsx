import { useState } from 'react'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { useStore } from '#kit/browser/store/atom.ts'
import { devicePlan, storePlan } from '#web/boards/device-plan.ts'
import { paths } from '#web/paths.ts'
import { StandingHead } from '#web/storefront/standing/standing-head.tsx'
import { RoomForm } from './room-form.tsx'

const loadDesk = () => import('./furnishing.tsx')

/** A room by numbers, and our pieces in it to scale. */
export default function PlanYourRoomPage() {
  const stored = useStore(devicePlan, (plan) => plan)
  const [isNew, setNew] = useState(false)
  const plan = isNew ? null : stored
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
        <RoomForm
          hasPlan={stored != null}
          onBack={() => setNew(false)}
          onDraw={(board) => {
            storePlan({ name: 'Room plan', board })
            setNew(false)
          }}
        />
      )}
    </>
  )
}

type FurnishingProps = { plan: NonNullable<ReturnType<typeof devicePlan.get>>; onNewRoom: () => void }

function Furnishing(props: FurnishingProps) {
  const { Part: Desk, isMissing } = useLazyComponent(loadDesk, true)
  return (
    <>
      <h1 className="wrap title-page py-4">Plan your room</h1>
      {isMissing && <TryAgain message="The plan could not be loaded." />}
      {Desk ? <Desk {...props} /> : <Skeleton className="h-[75svh] w-full" />}
    </>
  )
}
