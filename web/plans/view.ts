/** What of a sheet is seen on the table: how large it is drawn, and where its upper left corner lies. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { PlanPoint, SheetSize } from './plan-props.ts'

export type View = {
  /** Pixels per unit of the sheet's size. */
  zoom: number
  /** From the table's upper left corner to the sheet's, in pixels. */
  x: number
  y: number
}

/** Between the sheet and the table's edges, in pixels; at the foot stand the buttons of the zoom. */
const MARGIN = 16
const FOOT = 68
/** How many times larger than fitted a sheet can be seen. */
const MOST = 40
/** How much of a sheet stays on the table however far it is pushed, in pixels. */
const STORED = 60

/** The whole sheet, in the middle of the table. */
export function fitted(table: SheetSize, sheet: SheetSize): View {
  const zoom = fittingZoom(table, sheet)
  return {
    zoom,
    x: (table.width - sheet.width * zoom) / 2,
    y: (table.height - FOOT + MARGIN - sheet.height * zoom) / 2,
  }
}

/** `factor` times as large; the point of the sheet that lies at `x`, `y` of the table stays there. */
export function zoomed(view: View, factor: number, at: PlanPoint, table: SheetSize, sheet: SheetSize): View {
  const fit = fittingZoom(table, sheet)
  const zoom = Math.min(Math.max(view.zoom * factor, fit / 2), fit * MOST)
  const grown = zoom / view.zoom
  return held({ zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, table, sheet)
}

export function panned(view: View, dx: number, dy: number, table: SheetSize, sheet: SheetSize): View {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, table, sheet)
}

/** The same size, with a place of the sheet in the middle of the table. */
export function centered(view: View, { x, y }: PlanPoint, table: SheetSize, sheet: SheetSize): View {
  return held(
    {
      ...view,
      x: table.width / 2 - x * sheet.width * view.zoom,
      y: table.height / 2 - y * sheet.height * view.zoom,
    },
    table,
    sheet,
  )
}

/** Where on the table a place of the sheet is seen, in pixels. */
export function onTable(view: View, { x, y }: PlanPoint, sheet: SheetSize): PlanPoint {
  return { x: view.x + x * sheet.width * view.zoom, y: view.y + y * sheet.height * view.zoom }
}

/** Which place of the sheet lies at `x`, `y` of the table; undefined beside it. */
export function onSheet(view: View, at: PlanPoint, sheet: SheetSize): PlanPoint | undefined {
  const x = (at.x - view.x) / (sheet.width * view.zoom)
  const y = (at.y - view.y) / (sheet.height * view.zoom)
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined
}

/** Whether a place of the sheet is seen at all. */
export function isInView(view: View, place: PlanPoint, table: SheetSize, sheet: SheetSize): boolean {
  const { x, y } = onTable(view, place, sheet)
  return x >= 0 && x <= table.width && y >= 0 && y <= table.height
}

/** How large the sheet is seen, in percent of fitted. */
export function percentOf({ zoom }: View, table: SheetSize, sheet: SheetSize): number {
  return Math.round((zoom / fittingZoom(table, sheet)) * 100)
}

function fittingZoom(table: SheetSize, sheet: SheetSize): number {
  const across = Math.max(table.width - 2 * MARGIN, 1) / sheet.width
  const down = Math.max(table.height - MARGIN - FOOT, 1) / sheet.height
  return Math.min(across, down)
}

function held({ zoom, x, y }: View, table: SheetSize, sheet: SheetSize): View {
  return {
    zoom,
    x: Math.min(Math.max(x, STORED - sheet.width * zoom), table.width - STORED),
    y: Math.min(Math.max(y, STORED - sheet.height * zoom), table.height - STORED),
  }
}

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
