import { useState } from 'react'
import { BoardDesk, useDesk } from '#web/boards/board-desk.tsx'
import { devicePlan, isReadable, type DevicePlan } from '#web/boards/device-plan.ts'
import { NewerNotice } from '#web/boards/newer-notice.tsx'
import { PrivateData } from '#web/layout/private-data.tsx'
import { useSession } from '#web/session.ts'
import { readWayIn } from '../product/dimensions/saved-way-in.ts'
import { ShopperActions } from './shopper-actions.tsx'

type FurnishingProps = { plan: DevicePlan; onNewRoom: () => void }

/** The desk with what it asks of the shop; fetched when there is a room to furnish. */
export default function Furnishing(props: FurnishingProps) {
  const [opened] = useState(props.plan)
  return (
    <PrivateData key={useSession()?.token ?? ''}>
      {isReadable(opened.board) ? <ShopperDesk {...props} /> : <NewerNotice />}
    </PrivateData>
  )
}

function ShopperDesk({ plan, onNewRoom }: FurnishingProps) {
  const desk = useDesk(plan, devicePlan)
  // As measured at the fit check of a piece.
  const [{ way }] = useState(() => readWayIn(desk.unit))
  return (
    <BoardDesk
      desk={desk}
      label="Plan of your room"
      measured={way}
      renderActions={() => <ShopperActions {...desk} onNewRoom={onNewRoom} />}
    />
  )
}
