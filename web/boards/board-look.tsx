import type { Board } from '#domain/boards/board.ts'
import '#web/plans/plan.css'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { BoardFigure } from './board-figure.tsx'
import { useBoardProducts } from './board-products.ts'
import { PieceList } from './plan-lists.tsx'
import { useSheet } from './use-sheet.ts'

/** About how wide it stands in the page, in pixels. */
const WIDE_PX = 720

/** A board to look at: its drawing beside the list of its pieces. */
export function BoardLook({ board }: { board: Board }) {
  const unit = useLengthUnit()
  const { products, shapes } = useBoardProducts(board)
  const { width, height } = useSheet(board)
  const mmPerPixel = Math.max(width, height) / WIDE_PX
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="plan-table rounded-picture border border-line p-4">
        <BoardFigure {...{ board, products, shapes, unit, mmPerPixel }} className="max-h-[75svh] w-full" />
      </div>
      <PieceList board={board} products={products} unit={unit} />
    </div>
  )
}
