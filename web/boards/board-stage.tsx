import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Id } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import type { Point } from '#domain/boards/polygons.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Crosshair } from '#web/plans/plan-stage.tsx'
import { PlanZoom } from '#web/plans/plan-toolbar.tsx'
import { usePointers } from '#web/plans/use-pointers.ts'
import { useView } from '#web/plans/view.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { BoardDrawing } from './board-drawing.tsx'
import type { BoardProducts } from './board-products.ts'
import type { BoardDrawingTools } from './drawing-tools.ts'
import { NorthArrow } from './north-arrow.tsx'
import type { PlanActs } from './plan-acts.ts'
import { keyed } from './plan-keys.ts'
import { usePlan, type Plan } from './plan-store.ts'
import { RoomNames } from './piece-frame.tsx'
import { StagePieces } from './stage-pieces.tsx'
import { useSheet } from './use-sheet.ts'

type BoardStageProps = {
  plan: Plan
  acts: PlanActs
  products: BoardProducts
  shapes: Products
  /** Those whose place is checked. */
  sold: Products
  nameOf: (id: Id) => string
  unit: LengthUnit
  /** Pieces of which a red note tells. */
  faulty: ReadonlySet<Id>
  remarks: ReadonlyMap<Id, number>
  label: string
  drawing: BoardDrawingTools
}

/** The room on the table: pieces are taken, turned and put down by pointer and keys. */
export function BoardStage(props: BoardStageProps) {
  const { plan, acts, products, shapes, sold, nameOf, unit, faulty, remarks, label, drawing } = props
  const { under, tool, marks } = drawing
  const frame = useRef<HTMLDivElement>(null)
  const help = useId()
  const { board, selected } = usePlan(plan)
  const sheet = useSheet(board, under?.size)
  const controls = useView(frame, sheet)
  const { view, table, panBy, zoomBy } = controls
  const mmPerPixel = 1 / view.zoom
  const onBoard = (at: Point) => ({
    x: (at.x - view.x) * mmPerPixel + sheet.left,
    y: (at.y - view.y) * mmPerPixel + sheet.top,
  })
  const onTable = (at: Point) => ({
    x: (at.x - sheet.left) * view.zoom + view.x,
    y: (at.y - sheet.top) * view.zoom + view.y,
  })
  const transform = `translate(${view.x} ${view.y}) scale(${view.zoom}) translate(${-sheet.left} ${-sheet.top})`
  const [hovered, setHovered] = useState<Point | null>(null)
  /** Whoever works by keys points with the middle of the table. */
  const pointed = hovered ?? onBoard({ x: table.width / 2, y: table.height / 2 })
  const pointers = usePointers(frame, {
    panBy,
    zoomBy,
    onTap: (at) => (tool ? tool.place(onBoard(at), mmPerPixel) : plan.select(pieceAt(frame.current, at))),
    onHover: (at) => setHovered(tool && at ? onBoard(at) : null),
  })
  useFocusOn(frame, selected)

  return (
    <div className="relative h-[58svh] min-h-80 grow lg:h-auto">
      {/* Its own keys need an application: a screen reader would keep the arrows for itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        role="application"
        aria-label={label}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={(event) => {
          // What is taken away cannot hold the focus.
          if (event.key === 'Delete' || event.key === 'Backspace') frame.current?.focus()
          setHovered(null)
          if (tool && event.key === 'Enter') tool.place(pointed, mmPerPixel)
          else if (tool && event.key === 'Escape') tool.cancel()
          else keyed(event, { plan, acts, controls, unit, selected })
        }}
        {...pointers}
        className={classes(
          'plan-table group absolute inset-0 touch-none overflow-hidden focus-visible:-outline-offset-2',
          tool && 'cursor-crosshair',
        )}
      >
        {under?.show(controls, { x: sheet.left, y: sheet.top })}
        <svg className={classes('absolute inset-0 size-full', under && 'board-over-plan')}>
          <g transform={transform}>
            <BoardDrawing board={board} mmPerPixel={mmPerPixel} unit={unit} />
            <RoomNames board={board} mmPerPixel={mmPerPixel} />
          </g>
        </svg>
        <StagePieces
          {...{
            plan,
            acts,
            products,
            shapes,
            sold,
            nameOf,
            unit,
            faulty,
            remarks,
            mmPerPixel,
            onTable,
            transform,
          }}
          isStill={tool !== undefined}
        />
        {(tool || marks) && (
          <svg className="pointer-events-none absolute inset-0 size-full">
            <g transform={transform}>
              {marks?.(mmPerPixel)}
              {tool?.shape(pointed, mmPerPixel)}
            </g>
          </svg>
        )}
        {tool && <Crosshair />}
      </div>
      <NorthArrow light={board.light} className="pointer-events-none absolute top-3 right-3" />
      {tool && <Hint words={tool.hint} />}
      <PlanZoom controls={controls} />
      {tool?.form(pointed, mmPerPixel)}
      <p id={help} className="sr-only">
        Tab goes from piece to piece. Arrow keys move the piece, R turns it, W sets its back to the wall,
        Delete takes it away.
      </p>
    </div>
  )
}

function Hint({ words }: { words: string }) {
  return (
    <output className="pointer-events-none absolute inset-x-0 top-3 z-10 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded-control bg-ink px-3 py-1.5 text-center text-sm text-paper shadow-float">
      {words}
    </output>
  )
}

/** The piece under a tap: the table has caught the pointer, so the tap is the table's. */
function pieceAt(frame: HTMLElement | null, at: { x: number; y: number }): Id | null {
  const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {}
  const piece = document.elementFromPoint(left + at.x, top + at.y)?.closest<SVGElement>('[data-piece]')
  return piece?.dataset['piece'] ?? null
}

/** Whoever works by keys goes on at the piece that was just placed or chosen in the list. */
function useFocusOn(frame: { current: HTMLElement | null }, selected: Id | null) {
  const focus = useEffectEvent((id: Id | null) => {
    const isHere = frame.current?.contains(document.activeElement)
    if (isHere) frame.current?.querySelector<SVGElement>(`[data-piece="${id}"]`)?.focus()
  })
  useEffect(() => focus(selected), [selected])
}
