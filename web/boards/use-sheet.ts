import { useMemo } from 'react'
import type { Board } from '#domain/boards/board.ts'

/** Around the walls, for measures and a door that opens outward, in millimetres. */
const MARGIN_MM = 1_000

/** The part of the sheet that walls cover, which the table fits. */
export function useSheet({ nodes }: Board) {
  return useMemo(() => {
    const [xs, ys] = [Object.values(nodes).map(({ x }) => x), Object.values(nodes).map(({ y }) => y)]
    const [left, top] = [Math.min(0, ...xs) - MARGIN_MM, Math.min(0, ...ys) - MARGIN_MM]
    const [right, foot] = [Math.max(1000, ...xs) + MARGIN_MM, Math.max(1000, ...ys) + MARGIN_MM]
    return { left, top, width: right - left, height: foot - top }
  }, [nodes])
}
