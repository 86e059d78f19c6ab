import { useState } from 'react'
import type { Point } from '#domain/boards/polygons.ts'
import { cornerAt, snappedCorner, tracedRoom } from '#domain/boards/tracing.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { newId } from '../device-plan.ts'
import type { BoardTool } from '../drawing-tools.ts'
import { usePlan, type Plan } from '../plan-store.ts'
import { CornerForm } from './corner-form.tsx'
import { TraceLines } from './trace-lines.tsx'

/** How near a pointer comes to what it means, in pixels. */
const REACH_PX = 12

/** Traces a room corner by corner; its first corner closes it. */
export function useTraceTool(plan: Plan, unit: LengthUnit, onDone: () => void): BoardTool {
  const { board } = usePlan(plan)
  const [points, setPoints] = useState<readonly Point[]>([])
  const [first, last] = [points[0], points.at(-1)]
  const mayClose = points.length > 2

  function close() {
    const edits = tracedRoom(board, points, newId)
    if (edits) plan.act(edits, 'Room traced')
    else toast.error('A room has three corners at least, and none of them in a door or window.')
    setPoints([])
  }
  function put(corner: Point) {
    if (mayClose && first && isSame(corner, first)) close()
    else if (!last || !isSame(corner, last)) setPoints([...points, corner])
  }
  const snap = (at: Point, mmPerPixel: number) => snappedCorner(board, points, at, REACH_PX * mmPerPixel)
  return {
    hint: hintOf(points.length),
    place: (at, mmPerPixel) => put(snap(at, mmPerPixel)),
    cancel: () => (first ? setPoints(points.slice(0, -1)) : onDone()),
    shape: (pointed, mmPerPixel) => (
      <TraceLines points={points} next={snap(pointed, mmPerPixel)} mmPerPixel={mmPerPixel} unit={unit} />
    ),
    form: (pointed, mmPerPixel) =>
      last && (
        <CornerForm
          unit={unit}
          mayClose={mayClose}
          onLength={(mm) => put(cornerAt(last, snap(pointed, mmPerPixel), mm))}
          onClose={close}
        />
      ),
  }
}

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y

function hintOf(corners: number): string {
  if (corners === 0) return 'Choose the first corner, in the middle of the walls'
  return corners > 2
    ? 'Choose the next corner; the first one closes the room'
    : 'Choose the next corner, or type how far it is'
}
