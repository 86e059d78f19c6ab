import type { Board } from './board.ts'
import type { Point } from './polygons.ts'

/** What fits between the margins of both letter and A4, under a title, in millimetres. */
const PAPER = { width: 178, height: 185 }
const SCALES = [25, 50, 75, 100, 150, 200, 500] as const
const SMALLEST = 1_000

/** The largest usual scale at which so much of a plan fits on one sheet: 50 for 1:50. */
export function paperScale({ width, height }: { width: number; height: number }): number {
  return SCALES.find((scale) => width / scale <= PAPER.width && height / scale <= PAPER.height) ?? SMALLEST
}

export const PT_PER_MM = 72 / 25.4
/** A sheet of letter paper, and where a plan begins on it, under the head; in points. */
export const letterSheet = { width: 612, height: 792, planTop: 116 } as const

/** Around the walls, for measures and doors that open outward, in millimetres. */
const MARGIN_MM = 900

/** What of the board walls and pieces cover. */
function extentOf({ nodes, pieces }: Board) {
  const points = [...Object.values(nodes), ...Object.values(pieces)]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - MARGIN_MM, Math.min(...ys) - MARGIN_MM]
  return { left, top, width: Math.max(...xs) + MARGIN_MM - left, height: Math.max(...ys) + MARGIN_MM - top }
}

/** How a board lies on its sheet: points of paper for a millimetre of the home, where its 0 lies, where it ends. */
export function planOnPaper(board: Board) {
  const extent = extentOf(board)
  const scale = paperScale(extent)
  const k = PT_PER_MM / scale
  const left = (letterSheet.width - extent.width * k) / 2
  return {
    scale,
    k,
    x: left - extent.left * k,
    y: letterSheet.planTop - extent.top * k,
    foot: letterSheet.planTop + extent.height * k,
  }
}

/** Where a point of a board lies on the first page of its PDF, as parts of it. */
export function placeOnPaper(board: Board, point: Point): { page: number; x: number; y: number } {
  const { k, x, y } = planOnPaper(board)
  return { page: 1, x: (x + point.x * k) / letterSheet.width, y: (y + point.y * k) / letterSheet.height }
}
