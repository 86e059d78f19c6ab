import { useEffect, useEffectEvent, useState } from 'react'
import type { Underlay } from '#domain/boards/board.ts'
import { laidUnder } from '#domain/boards/plan-scale.ts'
import type { PlanDrawing } from '#kit/core/dxf/plan-drawing.ts'
import { notesOn } from '#web/plans/plan-facts.ts'
import type { SheetSize, ShownPlan } from '#web/plans/plan-props.ts'
import type { Desk } from '../board-desk.tsx'
import type { BoardDrawingTools } from '../drawing-tools.ts'
import { usePlan } from '../plan-store.ts'
import { DrawingPanel, type ToolName } from './drawing-panel.tsx'
import { PlanUnderlay } from './plan-underlay.tsx'
import { useScaleTool } from './use-scale-tool.tsx'
import { useTraceTool } from './use-trace-tool.tsx'
import { useWallLetters } from './wall-letters.tsx'

/**
 * A client's plan under the board: scaled by two of its points, traced room by room. `metresPerUnit` is what is known
 * of its scale already; without any it is asked for before rooms are traced.
 */
export function useBoardDrawing(
  { plan, unit }: Pick<Desk, 'plan' | 'unit'>,
  open: ShownPlan,
  metresPerUnit: (page: number, size: SheetSize) => number | undefined,
): BoardDrawingTools {
  const { board } = usePlan(plan)
  const [name, setName] = useState<ToolName | null>(null)
  const { onRoom, marks } = useWallLetters(plan)
  const [page, setPage] = useState(board.underlay?.page ?? 1)
  const size = open.sizes[page - 1] ?? open.sizes[0]!
  const isScaled = board.underlay?.page === page
  const underlay = isScaled && board.underlay ? board.underlay : laidUnder(size, page)

  function lay(value: Underlay, said: string, burst?: string) {
    plan.act([{ of: 'underlay', value }], said, burst)
  }
  /** A page whose scale is known lies under the board at once; all others once they are scaled. */
  function layPage(next: number) {
    const sheet = open.sizes[next - 1] ?? size
    const metres = metresPerUnit(next, sheet)
    if (metres !== undefined) lay(laidUnder(sheet, next, metres * 1000), 'The plan lies under the board')
  }
  const start = useEffectEvent(() => {
    if (board.underlay === null) layPage(1)
  })
  useEffect(() => start(), [])

  /** Over walls that stand there already everything would stand twice. */
  const isBare = Object.keys(board.walls).length === 0
  async function traceAll(drawing: PlanDrawing) {
    const { tracePlan } = await import('./trace-plan.ts')
    tracePlan(plan, drawing, underlay)
  }

  const putDown = () => setName(null)
  const tools = {
    scale: useScaleTool({
      underlay,
      size,
      onScale: (value) => lay(value, 'Plan scaled'),
      onDone: putDown,
    }),
    trace: useTraceTool(plan, unit, putDown),
  }
  function take(next: ToolName) {
    plan.select(null)
    setName(next === name ? null : next)
  }
  return {
    under: {
      size: { width: size.width * underlay.mmPerUnit, height: size.height * underlay.mmPerUnit },
      show: (controls, corner) => <PlanUnderlay {...{ open, underlay, size, controls, corner }} />,
    },
    ...(name && { tool: tools[name] }),
    marks,
    panel: (
      <DrawingPanel
        {...{ plan, unit, page, isScaled, tool: name }}
        pages={open.sizes.length}
        notes={notesOn(open)}
        opacity={underlay.opacity}
        onTraceAll={open.kind === 'drawing' && isBare ? () => void traceAll(open.drawing) : undefined}
        onTool={take}
        onRoom={onRoom}
        onPage={(next) => {
          setPage(next)
          layPage(next)
        }}
        onOpacity={(opacity) => lay({ ...underlay, opacity }, 'Plan shown more or less', 'opacity')}
      />
    ),
  }
}
