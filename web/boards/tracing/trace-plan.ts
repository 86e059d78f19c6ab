import type { Underlay } from '#domain/boards/board.ts'
import { drawnLines, drawnWords } from '#domain/boards/drawn-lines.ts'
import { tracedDrawing } from '#domain/boards/traced-drawing.ts'
import type { PlanDrawing } from '#kit/core/dxf/plan-drawing.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import type { Plan } from '../plan-store.ts'

/** Puts the walls, doors, windows and rooms of a drawing on the board, in one step that undo takes back. */
export function tracePlan(plan: Plan, drawing: PlanDrawing, { mmPerUnit }: Underlay): void {
  const { board } = plan.state.get()
  const found = tracedDrawing(board, drawnLines(drawing, mmPerUnit), drawnWords(drawing, mmPerUnit))
  if (found.edits.length === 0) {
    toast.error('No walls were found in this drawing. Trace the rooms by hand.')
    return
  }
  plan.act(found.edits, 'Drawing traced')
  const counted = (['room', 'door', 'window'] as const).map((one) => {
    const count = found[`${one}s`]
    return `${count} ${one}${count === 1 ? '' : 's'}`
  })
  const share = Math.round(found.closedShare * 100)
  toast.success(
    `${new Intl.ListFormat('en-US').format(counted)} found; ${share}% of the walls close a room. Look through them, or undo.`,
  )
}
