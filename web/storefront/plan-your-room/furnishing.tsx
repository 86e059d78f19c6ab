import type { ComponentProps } from 'react'
import { BoardDesk } from '#web/boards/board-desk.tsx'
import { PrivateData } from '#web/layout/private-data.tsx'
import { useSession } from '#web/session.ts'

/** The desk with what it asks of the shop; fetched when there is a room to furnish. */
export default function Furnishing(props: ComponentProps<typeof BoardDesk>) {
  return (
    <PrivateData key={useSession()?.token ?? ''}>
      <BoardDesk {...props} />
    </PrivateData>
  )
}
