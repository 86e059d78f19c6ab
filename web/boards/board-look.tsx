import type { Board } from '#domain/boards/board.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import '#web/plans/plan.css'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { BoardDrawing } from './board-drawing.tsx'
import { useBoardProducts } from './board-products.ts'
import './board.css'
import { PieceFrame } from './piece-frame.tsx'
import { PieceShape } from './piece-shape.tsx'
import { PieceList } from './plan-lists.tsx'
import { useSheet } from './use-sheet.ts'

/** About how wide it stands in the page, in pixels. */
const WIDE_PX = 720

/** A board to look at: its drawing beside the list of its pieces. */
export function BoardLook({ board }: { board: Board }) {
  const unit = useLengthUnit()
  const { products, shapes } = useBoardProducts(board)
  const { left, top, width, height } = useSheet(board)
  const mmPerPixel = Math.max(width, height) / WIDE_PX
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="plan-table rounded-picture border border-line p-4">
        <svg
          viewBox={`${left} ${top} ${width} ${height}`}
          role="img"
          aria-label="Plan of the room"
          className="max-h-[75svh] w-full"
        >
          <BoardDrawing board={board} mmPerPixel={mmPerPixel} unit={unit} />
          {Object.entries(board.pieces).map(([id, piece], at) => {
            const [shape, product] = [shapes.get(piece.product), products.get(piece.product)]
            if (!shape || !product) return null
            return (
              <g key={id} transform={`translate(${piece.x} ${piece.y}) rotate(${piece.turn})`}>
                <PieceShape
                  category={shape.category}
                  size={shape.size}
                  finish={finishOfKey(product.variants, piece.key)}
                  mmPerPixel={mmPerPixel}
                />
                <PieceFrame
                  {...{ piece, shape, mmPerPixel }}
                  isSelected={false}
                  isFaulty={false}
                  number={at + 1}
                />
              </g>
            )
          })}
        </svg>
      </div>
      <PieceList board={board} products={products} unit={unit} />
    </div>
  )
}
