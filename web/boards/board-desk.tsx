import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Id, Viewpoint } from '#domain/boards/board.ts'
import type { Note, Products } from '#domain/boards/note.ts'
import { notesOf } from '#domain/boards/notes.ts'
import { thingName } from '#domain/boards/things.ts'
import { newView, type Eye } from '#domain/boards/viewpoints.ts'
import type { WayIn } from '#domain/fit/way-in.ts'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import '#web/plans/plan.css'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import './board.css'
import { useBoardProducts, type BoardProducts } from './board-products.ts'
import { BoardStage } from './board-stage.tsx'
import { newId, type DevicePlan, type PlanShelf } from './device-plan.ts'
import type { BoardDrawingTools } from './drawing-tools.ts'
import { DeskBar } from './desk-bar.tsx'
import { LateBoard3d } from './in-3d/late-board-3d.tsx'
import { PackagePicker } from './package-picker.tsx'
import { PieceInspector } from './piece-inspector.tsx'
import { PieceTray } from './piece-tray.tsx'
import { planActs } from './plan-acts.ts'
import { keyWords } from './plan-keys.ts'
import { NoteList, PieceList } from './plan-lists.tsx'
import { PlanPaper } from './plan-paper.tsx'
import { openPlan, usePlan } from './plan-store.ts'
import { useBrought } from './use-brought.ts'
import { useFocusRecovery } from './use-focus-recovery.ts'
import { useSaving } from './use-saving.ts'

/** A plan that lies open, and how it is saved. */
export type Desk = ReturnType<typeof useDesk>

export function useDesk(opened: DevicePlan, shelf: PlanShelf) {
  const unit = useLengthUnit()
  const [plan] = useState(() => openPlan(opened.board, (edits) => shelf.storeEdits(opened, edits)))
  const saving = useSaving(plan, shelf)
  useEffect(
    () => shelf.onOtherTab((stored) => plan.replace(stored.board, 'Changed in another tab')),
    [plan, shelf],
  )
  return { name: opened.name, plan, saving, unit }
}

const loadViewList = () => import('./view-list.tsx')

const onlyPieces: BoardDrawingTools = {}
const noRemarks: ReadonlyMap<Id, number> = new Map()

/** What the desk shows of its plan. */
export type DeskShown = { notes: readonly Note[]; products: BoardProducts; shapes: Products }

type BoardDeskProps = {
  desk: Desk
  /** Names the drawing. */
  label: string
  /** What can be done with the plan as a whole, by what is to be said of it. */
  renderActions: (shown: DeskShown) => ReactNode
  /** What is drawn here besides pieces. */
  drawing?: BoardDrawingTools
  /** How many open comments there are on a piece. */
  remarks?: ReadonlyMap<Id, number>
  /** What was measured on the way to this home, where the board does not say. */
  measured?: WayIn
}

/** The desk on which a room is furnished: plan, pieces, checks. */
export function BoardDesk(props: BoardDeskProps) {
  const { desk, label, renderActions, drawing = onlyPieces, remarks = noRemarks, measured } = props
  const { name, plan, saving, unit } = desk
  const { board, selected, said } = usePlan(plan)
  const { products, shapes, sold, isLoading } = useBoardProducts(board)
  const acts = planActs({ plan, products, shapes, unit })
  const settled = useDeferredValue(board)
  const notes = useMemo(
    () => notesOf({ ...settled, wayIn: { ...measured, ...settled.wayIn } }, sold),
    [settled, sold, measured],
  )
  const faulty = useMemo(
    () => new Set(notes.filter(({ level }) => level === 'red').flatMap(({ pieces }) => pieces)),
    [notes],
  )
  const nameOf = (id: Id) => {
    const thing = board.things[id]
    return products.get(board.pieces[id]?.product ?? '')?.name ?? (thing && thingName(thing)) ?? 'a piece'
  }
  const [is3d, set3d] = useState(false)
  const [view, setView] = useState<Viewpoint | null>(null)
  const { Part: ViewList } = useLazyComponent(loadViewList, Object.keys(board.viewpoints).length > 0)
  const recovery = useFocusRecovery()
  useBrought(acts, isLoading)

  function show3d(isShown: boolean, from: Viewpoint | null = null) {
    set3d(isShown)
    // The same once more is another one: it is gone to again.
    setView(from && { ...from })
  }
  function keep(eye: Eye) {
    const value = newView(board, eye)
    plan.act([{ of: 'viewpoints', id: newId(), value }], `${value.name} kept`)
  }
  const piece = selected === null ? undefined : board.pieces[selected]
  const product = piece && products.get(piece.product)
  return (
    <>
      <div {...recovery} className="board-desk border-y border-line bg-paper print:hidden">
        <DeskBar {...{ plan, saving, nameOf, is3d }} name={name} on3d={show3d}>
          {renderActions({ notes, products, shapes })}
        </DeskBar>
        <div className="board-columns">
          {is3d ? (
            <div className="relative h-[58svh] min-h-80 grow lg:h-auto">
              <LateBoard3d
                {...{ board, products, shapes, label, selected, view }}
                onSelect={plan.select}
                onKeep={keep}
              />
            </div>
          ) : (
            <BoardStage
              {...{ plan, acts, products, shapes, sold, nameOf, unit, faulty, remarks, label, drawing }}
            />
          )}
          <div className="board-side">
            {selected !== null && piece && shapes.has(piece.product) && (
              <PieceInspector key={selected} id={selected} {...{ piece, product, plan, acts, unit }} />
            )}
            {drawing.panel}
            {!isLoading && <NoteList notes={notes} nameOf={nameOf} unit={unit} onShow={plan.select} />}
            <PieceList
              board={board}
              products={products}
              shapes={shapes}
              unit={unit}
              selected={selected}
              remarks={remarks}
              onSelect={plan.select}
            />
            {ViewList && <ViewList {...{ board, plan }} onShow={(from) => show3d(true, from)} />}
            <Keys />
          </div>
          <div className="board-tray">
            <PieceTray
              unit={unit}
              onPlace={(placed) => acts.add(placed)}
              packages={<PackagePicker acts={acts} isLoading={isLoading} />}
            />
          </div>
        </div>
        <output className="sr-only">{said}</output>
      </div>
      <PlanPaper {...{ board, products, shapes, unit }} name={name} />
    </>
  )
}

function Keys() {
  return (
    <details className="text-sm max-lg:hidden">
      <summary className="text-muted">Keys on the plan</summary>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {keyWords.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="font-medium whitespace-nowrap">{keys}</dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
