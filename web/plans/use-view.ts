import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import type { SheetSize } from './open-plan.ts'
import type { PlanPoint } from './plan-props.ts'
import { centered, fitted, isInView, panned, percentOf, zoomed, type View } from './view.ts'

/** Before the table is measured. */
const UNMEASURED: SheetSize = { width: 0, height: 0 }
/** One press of + or −. */
const STEP = 1.4

export type ViewControls = ReturnType<typeof useView>

/** Looks at a sheet on a table: fitted, until somebody moves it. */
export function useView(frame: RefObject<HTMLElement | null>, sheet: SheetSize) {
  const table = useSizeOf(frame)
  // Null is fitted: then it follows the table when that becomes larger or smaller.
  const [moved, setMoved] = useState<View | null>(null)
  const view = moved ?? fitted(table, sheet)

  const change = useCallback(
    (to: (view: View) => View) => setMoved((from) => to(from ?? fitted(table, sheet))),
    [table, sheet],
  )
  const acts = useMemo(() => {
    const middle = { x: table.width / 2, y: table.height / 2 }
    return {
      fit: () => setMoved(null),
      panBy: (dx: number, dy: number) => change((from) => panned(from, dx, dy, table, sheet)),
      zoomBy: (factor: number, at: PlanPoint = middle) =>
        change((from) => zoomed(from, factor, at, table, sheet)),
      zoomIn: () => change((from) => zoomed(from, STEP, middle, table, sheet)),
      zoomOut: () => change((from) => zoomed(from, 1 / STEP, middle, table, sheet)),
      bringIntoView: (place: PlanPoint) =>
        change((from) => (isInView(from, place, table, sheet) ? from : centered(from, place, table, sheet))),
    }
  }, [change, table, sheet])

  return {
    ...acts,
    view,
    table,
    sheet,
    isFitted: moved === null,
    percent: table.width === 0 ? 100 : percentOf(view, table, sheet),
  }
}

function useSizeOf(frame: RefObject<HTMLElement | null>): SheetSize {
  const [size, setSize] = useState(UNMEASURED)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}
