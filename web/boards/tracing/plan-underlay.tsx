import { useMemo } from 'react'
import type { Underlay } from '#domain/boards/board.ts'
import type { Point } from '#domain/boards/polygons.ts'
import { PlanSheet } from '#web/plans/plan-sheet.tsx'
import type { ShownPlan, SheetSize } from '#web/plans/plan-props.ts'
import type { ViewControls } from '#web/plans/view.ts'

type PlanUnderlayProps = {
  open: ShownPlan
  underlay: Underlay
  size: SheetSize
  controls: ViewControls
  /** What of the board lies at the upper left corner of its sheet. */
  corner: Point
}

/** The client's plan under the board, in scale; what it shows is the plan viewer's. */
export function PlanUnderlay({ open, underlay, size, controls, corner }: PlanUnderlayProps) {
  const { page, mmPerUnit, x, y, opacity, hiddenLayers } = underlay
  const { view } = controls
  const zoom = view.zoom * mmPerUnit
  const at = { x: view.x + (x - corner.x) * view.zoom, y: view.y + (y - corner.y) * view.zoom }
  const hidden = useMemo(() => {
    const layers = open.kind === 'drawing' ? open.drawing.layers : []
    return new Set([...layers.filter(({ isOn }) => !isOn).map(({ name }) => name), ...hiddenLayers])
  }, [open, hiddenLayers])
  function lay(element: HTMLElement | null) {
    if (!element) return
    element.style.width = `${size.width * zoom}px`
    element.style.height = `${size.height * zoom}px`
    element.style.transform = `translate(${at.x}px, ${at.y}px)`
    element.style.opacity = String(opacity)
  }
  return (
    <div ref={lay} className="plan-sheet pointer-events-none absolute top-0 left-0">
      <PlanSheet
        open={open}
        page={page}
        label="Floor plan of the client"
        hidden={hidden}
        controls={{ ...controls, view: { zoom, ...at }, sheet: size }}
      />
    </div>
  )
}
