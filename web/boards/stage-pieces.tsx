import type { PointerEvent } from 'react'
import type { Id } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import type { BoardProducts } from './board-products.ts'
import { PieceFrame, TurnHandle } from './piece-frame.tsx'
import { PieceShape } from './piece-shape.tsx'
import { usePlan, type Plan } from './plan-store.ts'
import { placeWords } from './plan-words.ts'
import type { useCarrying } from './use-carrying.ts'

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

/** Every piece as it stands, or as it is carried. */
export function StagePieces(props: StagePiecesProps) {
  const { plan, products, shapes, unit, faulty, mmPerPixel, carrying, isStill } = props
  const { board, selected } = usePlan(plan)
  const { carried, take, moves } = carrying

  /** A finger that is laid on a piece which is not selected yet pushes the table; let go, it selects. */
  function down(event: PointerEvent<SVGGElement>, id: Id) {
    if (event.pointerType === 'mouse' || selected === id) take(event, id, 'move')
  }

  const pieces = Object.entries(board.pieces).flatMap(([id, piece]) => {
    const shape = shapes.get(piece.product)
    const product = products.get(piece.product)
    const shown = carried?.id === id ? carried.piece : piece
    return shape && product ? [{ id, piece: shown, shape, product }] : []
  })
  return (
    <g className={classes(isStill && 'pointer-events-none')}>
      {pieces.map(({ id, piece, shape, product }, at) => (
        <g
          key={id}
          data-piece={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="button"
          tabIndex={0}
          aria-pressed={selected === id}
          aria-label={`${at + 1}. ${product.name}, ${placeWords(board, piece, unit)}`}
          onFocus={() => plan.select(id)}
          onClick={() => plan.select(id)}
          onPointerDown={(event) => down(event, id)}
          {...moves}
          transform={`translate(${piece.x} ${piece.y}) rotate(${piece.turn})`}
          className="cursor-move"
        >
          <g data-body="">
            <PieceShape
              category={shape.category}
              size={shape.size}
              finish={finishOfKey(product.variants, piece.key)}
              mmPerPixel={mmPerPixel}
            />
          </g>
          <PieceFrame
            {...{ piece, shape, mmPerPixel }}
            isSelected={selected === id}
            isFaulty={faulty.has(id)}
            number={at + 1}
          />
          {selected === id && (
            <TurnHandle
              d={shape.size.d}
              mmPerPixel={mmPerPixel}
              onDown={(event) => take(event, id, 'turn')}
            />
          )}
        </g>
      ))}
    </g>
  )
}
