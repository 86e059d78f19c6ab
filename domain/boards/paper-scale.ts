import type { Board } from './board.ts'
import type { Point } from './polygons.ts'

type Size = { width: number; height: number }
/** Paper in points, and what of it a plan may take under a title, in millimetres. */
type Sheet = Size & { room: Size }

/** Letter, whose plan fits on A4 as well. */
export const letterSheet: Sheet = { width: 612, height: 792, room: { width: 178, height: 185 } }
/** Tabloid either way, whose plan fits on A3 as well. */
const LARGE: readonly Sheet[] = [
  { width: 792, height: 1224, room: { width: 241, height: 325 } },
  { width: 1224, height: 792, room: { width: 382, height: 185 } },
]
/** Where a plan begins under the head of its sheet, in points. */
export const PLAN_TOP = 116
/** What a home is best read at: worth the larger paper. */
const BEST = 50
const SCALES = [25, 50, 75, 100, 150, 200, 500] as const
const SMALLEST = 1_000

const fits = ({ width, height }: Size, { room }: Sheet, scale: number) =>
  width / scale <= room.width && height / scale <= room.height

/** The largest usual scale at which so much of a plan fits on a letter: 50 for 1:50. */
export function paperScale(size: Size): number {
  return SCALES.find((scale) => fits(size, letterSheet, scale)) ?? SMALLEST
}

/** The larger paper only where that brings a plan to 1:50. */
function sheetFor(size: Size, isOnLetter: boolean): { sheet: Sheet; scale: number } {
  const scale = paperScale(size)
  const large = !isOnLetter && scale > BEST && LARGE.find((sheet) => fits(size, sheet, BEST))
  return large ? { sheet: large, scale: BEST } : { sheet: letterSheet, scale }
}

export const PT_PER_MM = 72 / 25.4

/** What of a plan in parts lies between the crosses of a letter; around them it shows a little of its neighbours. */
const TILE = { width: 160, height: 165, around: 9 }
/** A home in more parts is read on its one sheet. */
const MOST_TILES = 16

/** Around the walls, for measures and doors that open outward, in millimetres. */
const MARGIN_MM = 900

/** What of the board walls and pieces cover. */
function extentOf({ nodes, pieces }: Board) {
  const points = [...Object.values(nodes), ...Object.values(pieces)]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - MARGIN_MM, Math.min(...ys) - MARGIN_MM]
  return { left, top, width: Math.max(...xs) + MARGIN_MM - left, height: Math.max(...ys) + MARGIN_MM - top }
}

/** How a board lies on its sheet: which, points of paper for a millimetre of the home, where its 0 lies, where it ends. */
export function planOnPaper(board: Board, isOnLetter = false) {
  const extent = extentOf(board)
  const { sheet, scale } = sheetFor(extent, isOnLetter)
  const k = PT_PER_MM / scale
  const left = (sheet.width - extent.width * k) / 2
  return {
    sheet,
    scale,
    k,
    x: left - extent.left * k,
    y: PLAN_TOP - extent.top * k,
    foot: PLAN_TOP + extent.height * k,
  }
}

/** A plan that no sheet takes at 1:50 cut into letters at that scale, row by row, with what each shows of the paper. */
export function tilesOnPaper(board: Board) {
  const extent = extentOf(board)
  const [wide, high] = [TILE.width * BEST, TILE.height * BEST]
  const [columns, rows] = [Math.ceil(extent.width / wide), Math.ceil(extent.height / high)]
  if (planOnPaper(board).scale <= BEST || columns * rows > MOST_TILES) return []
  const k = PT_PER_MM / BEST
  const box = { left: (letterSheet.width - wide * k) / 2, width: wide * k, height: high * k }
  const around = TILE.around * PT_PER_MM
  const top = PLAN_TOP + around
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const x = box.left - (extent.left + column * wide) * k
    const y = top - (extent.top + row * high) * k
    return { name: `${String.fromCodePoint(65 + row)}${column + 1}`, k, x, y, box: { ...box, top }, around }
  })
}

export type Tile = ReturnType<typeof tilesOnPaper>[number]

/** Where a point of a board lies on the first page of its PDF, as parts of it. */
export function placeOnPaper(
  board: Board,
  point: Point,
  isOnLetter: boolean,
): { page: number; x: number; y: number } {
  const { sheet, k, x, y } = planOnPaper(board, isOnLetter)
  return { page: 1, x: (x + point.x * k) / sheet.width, y: (y + point.y * k) / sheet.height }
}
