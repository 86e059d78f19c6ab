import { useEffect, useEffectEvent, useId, useMemo, useRef, type PointerEvent } from 'react'
import type { Board, Id } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { PlanZoom } from '#web/plans/plan-toolbar.tsx'
import { usePointers } from '#web/plans/use-pointers.ts'
import { useView } from '#web/plans/view.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { BoardDrawing } from './board-drawing.tsx'
import type { BoardProducts } from './board-products.ts'
import type { PlanActs } from './plan-acts.ts'
import { keyed } from './plan-keys.ts'
import { usePlan, type Plan } from './plan-store.ts'
import { placeWords } from './plan-words.ts'
import { PieceFrame, RoomNames, TurnHandle } from './piece-frame.tsx'
import { PieceShape } from './piece-shape.tsx'
import { useCarrying } from './use-carrying.ts'

type BoardStageProps = {
  plan: Plan
  acts: PlanActs
  products: BoardProducts
  shapes: Products
  unit: LengthUnit
  /** Pieces of which a red note tells. */
  faulty: ReadonlySet<Id>
}

/** Around the walls, for measures and what stands outside, in millimetres. */
const MARGIN_MM = 900

/** The room on the table: pieces are taken, turned and put down by pointer and keys. */
export function BoardStage({ plan, acts, products, shapes, unit, faulty }: BoardStageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const help = useId()
  const { board, selected } = usePlan(plan)
  const sheet = useSheet(board)
  const controls = useView(frame, sheet)
  const { view, panBy, zoomBy } = controls
  const { carried, take, moves } = useCarrying({
    board,
    shapes,
    unit,
    zoom: view.zoom,
    onDown: plan.select,
    onPut: (id, piece) => acts.moveTo(id, piece),
  })
  const pointers = usePointers(frame, {
    panBy,
    zoomBy,
    onTap: (at) => plan.select(pieceAt(frame.current, at)),
    onHover: () => undefined,
  })
  useFocusOn(frame, selected)
  const mmPerPixel = 1 / view.zoom

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
    <div className="relative h-[58svh] min-h-80 grow lg:h-auto">
      {/* Its own keys need an application: a screen reader would keep the arrows for itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        role="application"
        aria-label="Plan of your room"
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={(event) => {
          // What is taken away cannot hold the focus.
          if (event.key === 'Delete' || event.key === 'Backspace') frame.current?.focus()
          keyed(event, { plan, acts, controls, unit, selected })
        }}
        {...pointers}
        className="plan-table absolute inset-0 touch-none overflow-hidden focus-visible:-outline-offset-2"
      >
        <svg className="size-full">
          <g
            transform={`translate(${view.x} ${view.y}) scale(${view.zoom}) translate(${-sheet.left} ${-sheet.top})`}
          >
            <BoardDrawing board={board} mmPerPixel={mmPerPixel} unit={unit} />
            <RoomNames board={board} mmPerPixel={mmPerPixel} />
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
                className="cursor-move outline-none"
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
        </svg>
      </div>
      <PlanZoom controls={controls} />
      <p id={help} className="sr-only">
        Tab goes from piece to piece. Arrow keys move the piece, R turns it, W sets its back to the wall,
        Delete takes it away.
      </p>
    </div>
  )
}

/** The piece under a tap: the table has caught the pointer, so the tap is the table's. */
function pieceAt(frame: HTMLElement | null, at: { x: number; y: number }): Id | null {
  const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {}
  const piece = document.elementFromPoint(left + at.x, top + at.y)?.closest<SVGElement>('[data-piece]')
  return piece?.dataset['piece'] ?? null
}

/** The part of the sheet that walls cover, which the table fits. */
function useSheet({ nodes }: Board) {
  return useMemo(() => {
    const [xs, ys] = [Object.values(nodes).map(({ x }) => x), Object.values(nodes).map(({ y }) => y)]
    const [left, top] = [Math.min(0, ...xs) - MARGIN_MM, Math.min(0, ...ys) - MARGIN_MM]
    const [right, foot] = [Math.max(1000, ...xs) + MARGIN_MM, Math.max(1000, ...ys) + MARGIN_MM]
    return { left, top, width: right - left, height: foot - top }
  }, [nodes])
}

/** Whoever works by keys goes on at the piece that was just placed or chosen in the list. */
function useFocusOn(frame: { current: HTMLElement | null }, selected: Id | null) {
  const focus = useEffectEvent((id: Id | null) => {
    const isHere = frame.current?.contains(document.activeElement)
    if (isHere) frame.current?.querySelector<SVGElement>(`[data-piece="${id}"]`)?.focus()
  })
  useEffect(() => focus(selected), [selected])
}
