import type { ReactNode } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'
import { roomAddress, roomFileSet, rooms, type Room } from './rooms.ts'

const WIDTH = 1600
const HEIGHT = 1066

export type RoomPictureProps = { room: Room; sizes: string; isFirst?: boolean; className?: string }

export default function DrawnRoom({ room, sizes, isFirst = false, className }: RoomPictureProps): ReactNode {
  return (
    <picture>
      <source type="image/avif" srcSet={roomFileSet(room, 'avif')} sizes={sizes} />
      <img
        src={roomAddress(room)}
        srcSet={roomFileSet(room, 'webp')}
        sizes={sizes}
        width={WIDTH}
        height={HEIGHT}
        alt={rooms[room]}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={classes('bg-plinth object-cover', className)}
      />
    </picture>
  )
}
