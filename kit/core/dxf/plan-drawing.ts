import type { PlanUnit } from '../length-units.ts'

export type PlanLayer = {
  name: string
  /** As it is drawn on paper: `#rrggbb`, dark enough to be seen. */
  color: string
  /** Neither switched off nor frozen in the file. */
  isOn: boolean
}

type OnSheet = { layer: string; color: string }

/** A line, open or closed, as SVG path data. */
export type PlanPath = OnSheet & {
  kind: 'path'
  path: string
  /** Lengths of dashes and gaps in drawing units, where the line is not solid. */
  strokeDash?: readonly number[]
}

/** Lines of writing, one under the other. */
export type PlanText = OnSheet & {
  kind: 'text'
  lines: readonly string[]
  /** Where the first line's baseline begins, is centered or ends, as `anchor` says. */
  x: number
  y: number
  /** Of a capital letter. */
  height: number
  /** In degrees, clockwise. */
  rotation: number
  anchor: 'start' | 'middle' | 'end'
}

export type PlanShape = PlanPath | PlanText

/**
 * A drawing laid on a sheet: x to the right, y down, from the sheet's upper left corner, in drawing units.
 * The sheet is what the drawing covers, with a margin.
 */
export type PlanDrawing = {
  /** Null where the file does not say. */
  unit: PlanUnit | null
  /** The unit is only what the file's measuring system suggests, or would make it no home. */
  isUnitAssumed: boolean
  /** The sheet in the file's own coordinates, y up. */
  bounds: { minX: number; minY: number; maxX: number; maxY: number }
  width: number
  height: number
  layers: readonly PlanLayer[]
  shapes: readonly PlanShape[]
  /** How many elements of kinds that are not drawn there are. */
  undrawn: number
  /** How many elements lie so far from all others that they are left out. */
  far: number
  /** The drawing is over a limit, and its end is left out. */
  isCut: boolean
}
