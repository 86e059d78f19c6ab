import { boardOfRoom, faultyLength, OPENING_MM, type RoomByNumbers } from '#domain/boards/room-shapes.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { BoardDrawing } from '#web/boards/board-drawing.tsx'
import '#web/boards/board.css'

export const wallLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** How large the room stands on a phone, about, and how far from the edge, in pixels. */
const ROOM_PX = 300
const MARGIN_PX = 50

/** How the room looks that is typed, with a letter for each wall. */
export function RoomPreview({ room, unit }: { room: RoomByNumbers; unit: LengthUnit }) {
  if (faultyLength(room)) return <div className="min-h-80 bg-sand rounded-picture border border-line" />
  const mmPerPixel = Math.max(room.width, room.depth) / ROOM_PX
  const margin = MARGIN_PX * mmPerPixel
  const [width, height] = [room.width + 2 * margin, room.depth + 2 * margin]
  const openings = room.openings.filter((one) => one.from >= 0 && one.width >= OPENING_MM.least)
  return (
    <div className="grid bg-sand place-items-center rounded-picture border border-line p-4 lg:sticky lg:top-24 lg:self-start">
      <svg
        viewBox={`${-margin} ${-margin} ${width} ${height}`}
        role="img"
        aria-label={`Your room, ${room.openings.length} doors and windows`}
        className="max-h-[70svh] w-full"
      >
        <BoardDrawing
          board={boardOfRoom({ ...room, openings }, countedId())}
          mmPerPixel={mmPerPixel}
          unit={unit}
          letters={wallLetters}
        />
      </svg>
    </div>
  )
}

/** The same ids in the browser as where the server drew it. */
function countedId(): () => string {
  let count = 0
  return () => `preview${String.fromCharCode(97 + (count++ % 26))}${count}`
}
