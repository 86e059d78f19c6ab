import { boardOfRoom, faultyLength, OPENING_MM, type RoomByNumbers } from '#domain/boards/room-shapes.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { BoardDrawing } from '#web/boards/board-drawing.tsx'
import '#web/plans/plan.css'
import '#web/boards/board.css'

export const wallLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const MARGIN_MM = 700
/** About how wide it stands in the page, in pixels. */
const WIDE_PX = 560

/** How the room looks that is typed, with a letter for each wall. */
export function RoomPreview({ room, unit }: { room: RoomByNumbers; unit: LengthUnit }) {
  if (faultyLength(room)) return <div className="plan-table min-h-80 rounded-picture border border-line" />
  const [width, height] = [room.width + 2 * MARGIN_MM, room.depth + 2 * MARGIN_MM]
  const openings = room.openings.filter((one) => one.from >= 0 && one.width >= OPENING_MM.least)
  return (
    <div className="plan-table grid place-items-center rounded-picture border border-line p-4 lg:sticky lg:top-24 lg:self-start">
      <svg
        viewBox={`${-MARGIN_MM} ${-MARGIN_MM} ${width} ${height}`}
        role="img"
        aria-label={`Your room, ${room.openings.length} doors and windows`}
        className="max-h-[70svh] w-full"
      >
        <BoardDrawing
          board={boardOfRoom({ ...room, openings }, countedId())}
          mmPerPixel={Math.max(width, height) / WIDE_PX}
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
