import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import type { Id } from '#domain/boards/board.ts'
import { notesOf } from '#domain/boards/notes.ts'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import '#web/plans/plan.css'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import './board.css'
import { useBoardProducts } from './board-products.ts'
import { BoardStage } from './board-stage.tsx'
import { onOtherTab, storeEdits, type DevicePlan } from './device-plan.ts'
import { DeskBar } from './desk-bar.tsx'
import { PieceInspector } from './piece-inspector.tsx'
import { PieceTray } from './piece-tray.tsx'
import { planActs } from './plan-acts.ts'
import { keyWords } from './plan-keys.ts'
import { NoteList, PieceList } from './plan-lists.tsx'
import { PlanPaper } from './plan-paper.tsx'
import { openPlan, usePlan } from './plan-store.ts'

type BoardDeskProps = { plan: DevicePlan; onNewRoom: () => void }

/** The desk on which a room is furnished: plan, pieces, checks. */
export function BoardDesk({ plan: opened, onNewRoom }: BoardDeskProps) {
  const unit = useLengthUnit()
  const [plan] = useState(() => openPlan(opened.board, (edits) => storeEdits(opened, edits)))
  const { board, selected, said } = usePlan(plan)
  const { products, shapes, isLoading } = useBoardProducts(board)
  const acts = planActs({ plan, products, shapes, unit })
  const settled = useDeferredValue(board)
  const notes = useMemo(() => notesOf(settled, shapes), [settled, shapes])
  const faulty = useMemo(
    () => new Set(notes.filter(({ level }) => level === 'red').flatMap(({ pieces }) => pieces)),
    [notes],
  )
  const nameOf = (id: Id) => products.get(board.pieces[id]?.product ?? '')?.name ?? 'a piece'
  useBroughtPiece(acts, isLoading)
  useEffect(() => onOtherTab((stored) => plan.replace(stored.board, 'Changed in another tab')), [plan])
  const piece = selected === null ? undefined : board.pieces[selected]
  const product = piece && products.get(piece.product)
  return (
    <>
      <div className="board-desk border-y border-line bg-paper print:hidden">
        <DeskBar {...{ plan, nameOf, onNewRoom }} name={opened.name} />
        <div className="board-columns">
          <BoardStage {...{ plan, acts, products, shapes, unit, faulty }} />
          <div className="board-side">
            {selected !== null && piece && product && (
              <PieceInspector key={selected} id={selected} {...{ piece, product, plan, acts, unit }} />
            )}
            <NoteList notes={notes} nameOf={nameOf} unit={unit} onShow={plan.select} />
            <PieceList
              board={board}
              products={products}
              unit={unit}
              selected={selected}
              onSelect={plan.select}
            />
            <Keys />
          </div>
          <div className="board-tray">
            <PieceTray unit={unit} onPlace={(placed) => acts.add(placed)} />
          </div>
        </div>
        <output className="sr-only">{said}</output>
      </div>
      <PlanPaper {...{ board, products, shapes, unit }} name={opened.name} />
    </>
  )
}

/** The piece that "Try it in your room" brings along is placed once, in its finish. */
function useBroughtPiece(acts: ReturnType<typeof planActs>, isLoading: boolean) {
  const [params] = useSearchParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const id = params.get('piece')
  const place = useEffectEvent(async (brought: string) => {
    const finish = params.get('finish') ?? undefined
    void navigate(paths.planYourRoom(), { replace: true, preventScrollReset: true })
    const { product } = await client.fetchQuery(ask('GET /api/products/:id', { params: { id: brought } }))
    acts.add(product, finish)
  })
  useEffect(() => {
    if (id !== null && !isLoading) place(id).catch(() => undefined)
  }, [id, isLoading])
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
