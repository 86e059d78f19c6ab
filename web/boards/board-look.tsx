import { useState, type ReactNode } from 'react'
import type { Board, Id, Viewpoint } from '#domain/boards/board.ts'
import type { SizesOfLines } from '#domain/boards/piece-list.ts'
import { viewsOf } from '#domain/boards/viewpoints.ts'
import '#web/plans/plan.css'
import { Button } from '#kit/browser/ui/button.tsx'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { BoardFigure } from './board-figure.tsx'
import { useBoardProducts, type BoardProducts } from './board-products.ts'
import { LateBoard3d } from './in-3d/late-board-3d.tsx'
import { PieceList } from './plan-lists.tsx'
import { useSheet } from './use-sheet.ts'

/** About how wide it stands in the page, in pixels. */
const WIDE_PX = 720

type BoardLookProps = {
  board: Board
  /** Of a version, whose pieces stand as they were. */
  published?: SizesOfLines
  marked?: ReadonlySet<Id> | undefined
  /** Under each piece of the list. */
  renderActs?: (id: Id, products: BoardProducts) => ReactNode
}

/** A board to look at: its drawing, or 3D, beside the list of its pieces. */
export function BoardLook({ board, published, marked, renderActs }: BoardLookProps) {
  const unit = useLengthUnit()
  const { products, shapes } = useBoardProducts(board, published)
  const { width, height } = useSheet(board)
  const mmPerPixel = Math.max(width, height) / WIDE_PX
  const [{ is3d, view }, setLook] = useState<{ is3d: boolean; view: Viewpoint | null }>({
    is3d: false,
    view: null,
  })
  // The same view once more is another one: it is gone to again.
  const look = (in3d: boolean, from: Viewpoint | null = null) => setLook({ is3d: in3d, view: from })
  return (
    <div className="@container">
      <div className="grid gap-8 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-3">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="compact"
              icon={is3d ? 'grid' : 'cube'}
              onClick={() => look(!is3d)}
            >
              {is3d ? 'Show the plan' : 'View in 3D'}
            </Button>
            {viewsOf(board).map(([id, kept]) => (
              <Button
                key={id}
                variant="quiet"
                size="compact"
                icon="eye"
                onClick={() => look(true, { ...kept })}
              >
                {kept.name}
              </Button>
            ))}
          </div>
          {is3d ? (
            <div className="relative h-[65svh] min-h-80 overflow-hidden rounded-picture border border-line">
              <LateBoard3d {...{ board, products, shapes, view }} label="The room" />
            </div>
          ) : (
            <div className="plan-table rounded-picture border border-line p-4">
              <BoardFigure
                {...{ board, products, shapes, unit, mmPerPixel, marked }}
                className="max-h-[75svh] w-full"
              />
            </div>
          )}
        </div>
        <PieceList {...{ board, products, shapes, unit, renderActs }} />
      </div>
    </div>
  )
}
