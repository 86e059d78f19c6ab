import { useState } from 'react'
import type { Underlay } from '#domain/boards/board.ts'
import { scaleDoubt, scaledBy } from '#domain/boards/plan-scale.ts'
import type { Point } from '#domain/boards/polygons.ts'
import type { SheetSize } from '#web/plans/plan-props.ts'
import { ScaleForm } from '#web/plans/scale-form.tsx'
import type { BoardTool } from '../drawing-tools.ts'
import { TraceLines } from './trace-lines.tsx'

type Scaling = {
  underlay: Underlay
  size: SheetSize
  onScale: (underlay: Underlay) => void
  onDone: () => void
}

/** Scales the plan by two points of it and the length between them. */
export function useScaleTool({ underlay, size, onScale, onDone }: Scaling): BoardTool {
  const [points, setPoints] = useState<readonly Point[]>([])
  const [a, b] = points
  const drawnMm = a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0

  function leave() {
    setPoints([])
    onDone()
  }
  return {
    hint: a ? 'Choose the other end' : 'Choose one end of a length that you know',
    place: (at) => setPoints(points.length === 1 ? [...points, at] : [at]),
    cancel: () => (a ? setPoints([]) : onDone()),
    shape: (pointed, mmPerPixel) => (
      <TraceLines points={points} next={a && !b ? pointed : null} mmPerPixel={mmPerPixel} />
    ),
    form: () =>
      b && (
        <ScaleForm
          doubt={(metres) => scaleDoubt(underlay, size, drawnMm, metres * 1000)}
          onKeep={(metres) => {
            onScale(scaledBy(underlay, drawnMm, metres * 1000))
            leave()
          }}
          onCancel={() => setPoints([])}
        />
      ),
  }
}
