import { BoardDesk, useDesk } from '#web/boards/board-desk.tsx'
import { devicePlan, type DevicePlan } from '#web/boards/device-plan.ts'
import { PrivateData } from '#web/layout/private-data.tsx'
import { useSession } from '#web/session.ts'
import { ShopperActions } from './shopper-actions.tsx'

type FurnishingProps = { plan: DevicePlan; onNewRoom: () => void }

/** The desk with what it asks of the shop; fetched when there is a room to furnish. */
export default function Furnishing(props: FurnishingProps) {
  return (
    <PrivateData key={useSession()?.token ?? ''}>
      <ShopperDesk {...props} />
    </PrivateData>
  )
}

function ShopperDesk({ plan, onNewRoom }: FurnishingProps) {
  const desk = useDesk(plan, devicePlan)
  return (
    <BoardDesk
      desk={desk}
      label="Plan of your room"
      renderActions={() => <ShopperActions {...desk} onNewRoom={onNewRoom} />}
    />
  )
}
