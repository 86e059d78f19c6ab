import { lazy } from 'react'
import { DrawnByServer } from '#kit/browser/ui/drawn-by-server.tsx'
import type { RoomPictureProps } from './drawn-room.tsx'

const DrawnRoom = lazy(() => import('./drawn-room.tsx').catch(() => ({ default: () => null })))

/** One of our rooms, in the file that fits; the addresses of all of them come only where a page is led to. */
export function RoomPicture(props: RoomPictureProps) {
  return (
    <DrawnByServer key={props.room} room={props.className ?? ''} className="contents">
      <DrawnRoom {...props} />
    </DrawnByServer>
  )
}
