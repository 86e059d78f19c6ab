import { memo, type PointerEvent } from 'react'
import type { Board, Id, Piece } from '#domain/boards/board.ts'
import type { Products, ShapeOfProduct } from '#domain/boards/note.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import type { Product } from '#contract/products.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { GONE, type BoardProducts } from './board-products.ts'
import { PieceFrame, TurnHandle } from './piece-frame.tsx'
import type { PlanActs } from './plan-acts.ts'
import { PieceShape } from './piece-shape.tsx'
import { usePlan, type Plan } from './plan-store.ts'
import { placeWords } from './plan-words.ts'
import { pieceOf, useCarrying } from './use-carrying.ts'

type StagePiecesProps = {
  plan: Plan
  acts: PlanActs
  products: BoardProducts
  shapes: Products
  unit: LengthUnit
  faulty: ReadonlySet<Id>
  mmPerPixel: number
  /** A tool is in hand: points are taken through the pieces. */
  isStill: boolean
}

/** Every piece as it stands, or as it is carried. Both are heard here: while one is carried, only what changes is drawn again. */
export function StagePieces(props: StagePiecesProps) {
  const { plan, acts, products, shapes, unit, faulty, mmPerPixel, isStill } = props
  const { board, selected } = usePlan(plan)
  const { carried, take, moves } = useCarrying({
    board,
    shapes,
    unit,
    zoom: 1 / mmPerPixel,
    onDown: plan.select,
    onPut: acts.moveTo,
  })

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
          isCarried={carried?.id === one.id}
          isFaulty={faulty.has(one.id)}
        />
      ))}
      {carried?.guides.map(({ from, to }) => (
        <line
          key={`${from.x} ${from.y} ${to.x}`}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          className="stroke-koa"
          strokeWidth={mmPerPixel}
          strokeDasharray={`${4 * mmPerPixel}`}
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
  isCarried: boolean
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
      // On a layer of its own it moves without the plan being painted again.
      className={classes('cursor-move', props.isCarried && 'will-change-transform')}
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
