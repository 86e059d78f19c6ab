import type { Board } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import { paperScale } from '#domain/boards/paper-scale.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { BoardFigure } from './board-figure.tsx'
import type { BoardProducts } from './board-products.ts'
import { NorthArrow } from './north-arrow.tsx'
import { PieceList } from './plan-lists.tsx'
import { useSheet } from './use-sheet.ts'

const MM_PER_PIXEL = 25.4 / 96
const FIVE_FEET_MM = 5 * 304.8

type PlanPaperProps = {
  name: string
  board: Board
  products: BoardProducts
  shapes: Products
  unit: LengthUnit
}

/** The plan as it is printed: to scale, with what it can be measured by, and its pieces. */
export function PlanPaper({ name, board, products, shapes, unit }: PlanPaperProps) {
  const sheet = useSheet(board)
  const scale = paperScale(sheet)
  const [bar, words] = unit === 'in' ? [FIVE_FEET_MM, '5 ft'] : [1000, '1 m']
  return (
    <div className="hidden print:block">
      <h2 className="title-piece">{name}</h2>
      <p className="text-sm">
        1:{scale} when printed at 100 percent. The line below is then 100 mm (3.94 in) long.
      </p>
      <BoardFigure
        {...{ board, products, shapes, unit }}
        mmPerPixel={scale * MM_PER_PIXEL}
        width={`${sheet.width / scale}mm`}
      />
      <NorthArrow light={board.light} className="float-right mr-8" />
      <Bar mm={100} words="100 mm" />
      <Bar mm={bar / scale} words={`${words} in the room`} />
      <div className="mt-4 break-before-auto">
        <PieceList {...{ board, products, shapes, unit }} />
      </div>
    </div>
  )
}

/** A line of a length on paper. */
function Bar({ mm, words }: { mm: number; words: string }) {
  return (
    <p className="flex items-center gap-2 text-sm">
      <svg width={`${mm}mm`} height="3mm" viewBox={`0 0 ${mm} 3`} aria-hidden="true">
        <path d={`M0 0V3M0 1.5H${mm}M${mm} 0V3`} className="fill-none stroke-ink" strokeWidth={0.3} />
      </svg>
      {words}
    </p>
  )
}
