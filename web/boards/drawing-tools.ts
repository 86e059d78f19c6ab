import type { ReactNode } from 'react'
import type { Point } from '#domain/boards/polygons.ts'
import type { SheetSize } from '#web/plans/plan-props.ts'
import type { ViewControls } from '#web/plans/view.ts'

/** A tool in hand takes points of the board, in millimetres; pieces are left alone meanwhile. */
export type BoardTool = {
  /** What to do next with it. */
  hint: string
  place: (at: Point, mmPerPixel: number) => void
  /** The last point goes, then the tool. */
  cancel: () => void
  /** What is drawn so far, and where the next point would go. */
  shape: (pointed: Point, mmPerPixel: number) => ReactNode
  /** Asked for over the table. */
  form: (pointed: Point, mmPerPixel: number) => ReactNode
}

/** What is drawn on a board besides pieces; none for a shopper, whose room is by numbers. */
export type BoardDrawingTools = {
  /** Lies under the board at 0, so large in millimetres. */
  under?: { size: SheetSize; show: (controls: ViewControls, sheet: Point) => ReactNode }
  tool?: BoardTool
  /** Over what stands there. */
  marks?: (mmPerPixel: number) => ReactNode
  /** Beside the plan, over the checks. */
  panel?: ReactNode
}
