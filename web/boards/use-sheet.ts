import { useMemo } from 'react'
import type { Board } from '#domain/boards/board.ts'
import type { SheetSize } from '#web/plans/plan-props.ts'

/** Around the walls, for measures and a door that opens outward, in millimetres. */
const MARGIN_MM = 1_000

/** The part of the sheet that walls and a plan under them cover, which the table fits. */
export function useSheet({ nodes }: Board, under?: SheetSize) {
  const { width = 1_000, height = 1_000 } = under ?? {}
  return useMemo(() => {
    const [xs, ys] = [Object.values(nodes).map(({ x }) => x), Object.values(nodes).map(({ y }) => y)]
    const [left, top] = [Math.min(0, ...xs) - MARGIN_MM, Math.min(0, ...ys) - MARGIN_MM]
    const [right, foot] = [Math.max(width, ...xs) + MARGIN_MM, Math.max(height, ...ys) + MARGIN_MM]
    return { left, top, width: right - left, height: foot - top }
  }, [nodes, width, height])
}
