import { useState } from 'react'
import { distanceOn, metresPerUnit } from '#domain/designs/plan-lengths.ts'
import type { PlanPoint, PlanScale, SheetSize } from './plan-props.ts'

/** `pan` looks, `measure` and `scale` take two points, `pin` takes one. */
export type Tool = 'pan' | 'measure' | 'scale' | 'pin'

/** A line between two places of a page; while it is drawn it has one. */
export type Line = readonly [PlanPoint] | readonly [PlanPoint, PlanPoint]

type Measured = {
  page: number
  sheet: SheetSize
  /** What the drawing itself says. */
  statedMetres?: number
  scale?: PlanScale | null
  onScale?: (scale: Required<PlanScale>) => void | Promise<unknown>
  onPin?: (place: PlanPoint & { page: number }) => void
  isPinning?: boolean
}

export type Measuring = ReturnType<typeof useMeasuring>

/** The tool in hand, the points that it has taken, and the scale by which lengths are told. */
export function useMeasuring({ page, sheet, statedMetres, scale, onScale, onPin, isPinning }: Measured) {
  const [taken, setTool] = useState<Tool>('pan')
  const tool = taken === 'pan' && isPinning ? 'pin' : taken
  const [drawn, setDrawn] = useState<{ page: number; line: Line }>()
  const line = drawn?.page === page ? drawn.line : undefined
  const setLine = (next?: Line) => setDrawn(next && { page, line: next })
  const [own, setOwn] = useState<PlanScale>()
  const used = [own, scale].find((candidate) => candidate && (candidate.page ?? 1) === page)
  const metres = (used && metresPerUnit(sheet, used)) ?? statedMetres

  function take(next: Tool) {
    const needsScale = next === 'measure' && metres === undefined
    setTool(next === tool ? 'pan' : needsScale ? 'scale' : next)
    setLine(undefined)
  }

  function place(point: PlanPoint) {
    if (tool === 'pin') {
      onPin?.({ ...point, page })
      setTool('pan')
    } else if (tool !== 'pan') setLine(line?.length === 1 ? [line[0], point] : [point])
  }

  function keepScale(length: number) {
    if (line?.length !== 2) return
    const drawn = { page, a: line[0], b: line[1], metres: length }
    setOwn(drawn)
    setTool('measure')
    setLine(undefined)
    void onScale?.(drawn)
  }

  return {
    tool,
    line,
    /** The scale line of this page. */
    scale: used,
    canMeasure: metres !== undefined,
    take,
    place,
    keepScale,
    /** First the line goes, then the tool. */
    cancel: () => (line ? setLine(undefined) : setTool('pan')),
    isBusy: tool !== 'pan',
    metresOf: ([a, b]: Line) => (b && metres !== undefined ? distanceOn(sheet, a, b) * metres : undefined),
  }
}
