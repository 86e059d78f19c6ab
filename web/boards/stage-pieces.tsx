import { memo, useMemo, type PointerEvent } from 'react'
import type { Board, Id } from '#domain/boards/board.ts'
import type { Products, ShapeOfProduct } from '#domain/boards/note.ts'
import type { Point } from '#domain/boards/polygons.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { GONE, type BoardProducts } from './board-products.ts'
import { GuideLine } from './guide-line.tsx'
import { PieceBody, TurnHandle } from './piece-frame.tsx'
import type { PlanActs } from './plan-acts.ts'
import { usePlan, type Plan } from './plan-store.ts'
import { placeWords, remarkWords } from './plan-words.ts'
import { useTight } from './use-tight.ts'
import { pieceOf, useCarrying, type Carried } from './use-carrying.ts'

const loadTightMarks = () => import('./tight-marks.tsx')

type StagePiecesProps = {
  plan: Plan
  acts: PlanActs
  products: BoardProducts
  shapes: Products
  /** Those whose place is checked. */
  sold: Products
  nameOf: (id: Id) => string
  unit: LengthUnit
  faulty: ReadonlySet<Id>
  /** How many open comments there are on a piece. */
  remarks: ReadonlyMap<Id, number>
  mmPerPixel: number
  /** Where on the table a point of the board is seen, in pixels. */
  onTable: (at: Point) => Point
  /** The same of all that is drawn in millimetres. */
  transform: string
  /** A tool is in hand: points are taken through the pieces. */
  isStill: boolean
}

/** Every piece as it stands, and over them the one that is carried. */
export function StagePieces(props: StagePiecesProps) {
  const { plan, acts, products, shapes, sold, unit, faulty, remarks } = props
  const { nameOf, mmPerPixel, onTable, transform, isStill } = props
  const { board, selected } = usePlan(plan)
  const { carried, take, moves } = useCarrying({
    board,
    shapes,
    unit,
    zoom: 1 / mmPerPixel,
    onDown: plan.select,
    onPut: acts.moveTo,
  })

  /** The piece in hand; and the selected one, which keys move. */
  const chosen = selected === null ? undefined : board.pieces[selected]
  const standing = useMemo(
    () => (chosen && selected !== null ? { id: selected, piece: chosen } : undefined),
    [chosen, selected],
  )
  const held = carried ?? standing
  const tight = useTight(board, sold, held)
  const { Part: TightMarks } = useLazyComponent(loadTightMarks, held !== undefined)

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

  const seen = { board, products, shapes, mmPerPixel, faulty }
  return (
    <>
      <svg className="absolute inset-0 size-full">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <g
          transform={transform}
          onFocus={select}
          onClick={select}
          onPointerDown={down}
          {...moves}
          className={classes(isStill && 'pointer-events-none')}
        >
          <Standing {...seen} {...{ unit, selected, remarks }} carried={carried?.id} />
        </g>
      </svg>
      {TightMarks && held && tight.length > 0 && (
        <TightMarks
          notes={tight}
          isCarried={carried !== undefined}
          {...{ held, board, sold, nameOf, unit, mmPerPixel, transform, onTable }}
        />
      )}
      {carried && <InHand {...seen} {...{ carried, onTable }} isTight={tight.length > 0} />}
    </>
  )
}

type Seen = Pick<StagePiecesProps, 'products' | 'shapes' | 'mmPerPixel' | 'faulty'> & { board: Board }
type StandingProps = Seen &
  Pick<StagePiecesProps, 'remarks'> & { unit: LengthUnit; selected: Id | null; carried: Id | undefined }

/** Not drawn again while one is carried, which is not seen here then. */
const Standing = memo(function Standing(props: StandingProps) {
  const { board, products, shapes, mmPerPixel, faulty, unit, selected, remarks, carried } = props
  return Object.entries(board.pieces).map(([id, piece], at) => {
    const shape = shapes.get(piece.product)
    if (!shape) return null
    const isSelected = selected === id
    const words = [placeWords(board, piece, unit), remarkWords(remarks.get(id))].filter(Boolean).join(', ')
    return (
      <g
        key={id}
        data-piece={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="button"
        tabIndex={0}
        aria-pressed={isSelected}
        aria-label={`${at + 1}. ${products.get(piece.product)?.name ?? GONE}, ${words}`}
        transform={`translate(${piece.x} ${piece.y}) rotate(${piece.turn})`}
        className={classes('cursor-move', carried === id && 'opacity-0 outline-none')}
      >
        <PieceBody
          product={piece.product}
          variant={piece.key}
          turn={piece.turn}
          number={at + 1}
          isFaulty={faulty.has(id)}
          {...{ products, shapes, mmPerPixel, isSelected }}
        />
        {remarks.has(id) && <Remarked size={shape.size} mmPerPixel={mmPerPixel} />}
        {isSelected && <TurnHandle d={shape.size.d} mmPerPixel={mmPerPixel} />}
      </g>
    )
  })
})

/** The mark of a piece with open comments, at its corner. */
function Remarked({ size, mmPerPixel }: { size: ShapeOfProduct['size']; mmPerPixel: number }) {
  return (
    <circle
      cx={size.w / 2}
      cy={-size.d / 2}
      r={6 * mmPerPixel}
      strokeWidth={2 * mmPerPixel}
      className="fill-lagoon stroke-paper"
    />
  )
}

/** Layers of their own, which the browser moves over the plan without painting it again. */
function InHand({ board, products, shapes, mmPerPixel, carried, isTight, onTable }: InHandProps) {
  const { id, piece, guides } = carried
  const [at, shape] = [onTable(piece), shapes.get(piece.product)]
  function lay(element: HTMLElement | null) {
    if (element) element.style.transform = `translate(${at.x}px, ${at.y}px)`
  }
  return (
    <div className="pointer-events-none absolute inset-0">
      <div ref={lay} className="absolute top-0 left-0 will-change-transform">
        <svg width={1} height={1} className="block overflow-visible">
          <g transform={`scale(${1 / mmPerPixel}) rotate(${piece.turn})`}>
            <PieceBody
              product={piece.product}
              variant={piece.key}
              turn={piece.turn}
              number={Object.keys(board.pieces).indexOf(id) + 1}
              isFaulty={isTight}
              isSelected
              {...{ products, shapes, mmPerPixel }}
            />
            {shape && <TurnHandle d={shape.size.d} mmPerPixel={mmPerPixel} />}
          </g>
        </svg>
      </div>
      {[0, 1].map((at) => (
        <GuideLine
          key={at}
          from={onTable(guides[at]?.from ?? piece)}
          to={onTable(guides[at]?.to ?? piece)}
          className="h-px bg-koa"
        />
      ))}
    </div>
  )
}

type InHandProps = Omit<Seen, 'faulty'> & {
  carried: Carried
  isTight: boolean
  onTable: StagePiecesProps['onTable']
}
