import type { Board, Id } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { BoardDrawing } from './board-drawing.tsx'
import type { BoardProducts } from './board-products.ts'
import './board.css'
import { PieceBody, RoomNames } from './piece-frame.tsx'
import { useSheet } from './use-sheet.ts'

type BoardFigureProps = {
  board: Board
  products: BoardProducts
  shapes: Products
  unit: LengthUnit
  mmPerPixel: number
  className?: string
  /** Pieces with a line around them. */
  marked?: ReadonlySet<Id> | undefined
  /** On paper, in millimetres. */
  width?: string
}

/** A board as a picture: its walls, and its pieces by number. */
export function BoardFigure(props: BoardFigureProps) {
  const { board, products, shapes, unit, mmPerPixel, className, marked, width } = props
  const sheet = useSheet(board)
  return (
    <svg
      viewBox={`${sheet.left} ${sheet.top} ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label="Plan of the room"
      className={className}
      width={width}
    >
      <BoardDrawing board={board} mmPerPixel={mmPerPixel} unit={unit} />
      <RoomNames board={board} mmPerPixel={mmPerPixel} />
      {Object.entries(board.pieces).map(([id, { product, key, x, y, turn }], at) => (
        <g key={id} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <PieceBody
            variant={key}
            number={at + 1}
            isSelected={marked?.has(id) === true}
            isFaulty={false}
            {...{ product, turn, products, shapes, mmPerPixel }}
          />
        </g>
      ))}
    </svg>
  )
}
