import { memo, type PointerEvent } from 'react'
import type { Board, Id, Piece } from '#domain/boards/board.ts'
import type { Products, ShapeOfProduct } from '#domain/boards/note.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import type { Product } from '#contract/products.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { GONE, type BoardProducts } from './board-products.ts'
import { PieceFrame, TurnHandle } from './piece-frame.tsx'
import { PieceShape } from './piece-shape.tsx'
import { usePlan, type Plan } from './plan-store.ts'
import { placeWords } from './plan-words.ts'
import { pieceOf, type useCarrying } from './use-carrying.ts'

type StagePiecesProps = {
  plan: Plan
  products: BoardProducts
  shapes: Products
  unit: LengthUnit
  faulty: ReadonlySet<Id>
  mmPerPixel: number
  carrying: ReturnType<typeof useCarrying>
  /** A tool is in hand: points are taken through the pieces. */
  isStill: boolean
}

/** Every piece as it stands, or as it is carried. What happens to one is heard by the stage, so that they stay as they are. */
export function StagePieces(props: StagePiecesProps) {
  const { plan, products, shapes, unit, faulty, mmPerPixel, carrying, isStill } = props
  const { board, selected } = usePlan(plan)
  const { carried, take, moves } = carrying

  /** A finger that is laid on a piece which is not selected yet pushes the table; let go, it selects. */
  function down(event: PointerEvent<SVGGElement>) {
    const id = pieceOf(event)?.dataset['piece']
    if (id === undefined) return
    const isTurn = event.target instanceof Element && event.target.closest('[data-turn]') !== null
    if (event.pointerType === 'mouse' || selected === id) take(event, id, isTurn ? 'turn' : 'move')
  }
  function select(event: { target: EventTarget }) {
    const id = pieceOf(event)?.dataset['piece']
    if (id !== undefined) plan.select(id)
  }

  const pieces = Object.entries(board.pieces).flatMap(([id, piece], at) => {
    const shape = shapes.get(piece.product)
    const product = products.get(piece.product)
    const shown = carried?.id === id ? carried.piece : piece
    return shape ? [{ id, piece: shown, shape, product, number: at + 1 }] : []
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <g
      onFocus={select}
      onClick={select}
      onPointerDown={down}
      {...moves}
      className={classes(isStill && 'pointer-events-none')}
    >
      {pieces.map((one) => (
        <StagePiece
          key={one.id}
          {...one}
          {...{ board, unit, mmPerPixel }}
          isSelected={selected === one.id}
          isFaulty={faulty.has(one.id)}
        />
      ))}
    </g>
  )
}

type StagePieceProps = {
  id: Id
  piece: Piece
  shape: ShapeOfProduct
  product: Product | undefined
  board: Board
  unit: LengthUnit
  mmPerPixel: number
  number: number
  isSelected: boolean
  isFaulty: boolean
}

/** Drawn again only where something about it changed: of many, one is carried. */
const StagePiece = memo(function StagePiece(props: StagePieceProps) {
  const { id, piece, shape, product, board, unit, mmPerPixel, number, isSelected, isFaulty } = props
  return (
    <g
      data-piece={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-pressed={isSelected}
      aria-label={`${number}. ${product?.name ?? GONE}, ${placeWords(board, piece, unit)}`}
      transform={`translate(${piece.x} ${piece.y}) rotate(${piece.turn})`}
      className="cursor-move"
    >
      <g data-body="">
        <PieceShape
          category={shape.category}
          size={shape.size}
          finish={product ? finishOfKey(product.variants, piece.key) : ''}
          mmPerPixel={mmPerPixel}
        />
      </g>
      <PieceFrame {...{ piece, shape, mmPerPixel, isSelected, isFaulty, number }} />
      {isSelected && <TurnHandle d={shape.size.d} mmPerPixel={mmPerPixel} />}
    </g>
  )
})
