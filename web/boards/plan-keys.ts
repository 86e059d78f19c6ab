import type { KeyboardEvent } from 'react'
import type { Id } from '#domain/boards/board.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import type { ViewControls } from '#web/plans/view.ts'
import type { PlanActs } from './plan-acts.ts'
import type { Plan } from './plan-store.ts'

/** One press of an arrow, with Shift and with Alt, in millimetres. */
const steps: Record<LengthUnit, readonly [plain: number, fine: number, far: number]> = {
  in: [51, 13, 610],
  cm: [50, 10, 500],
}
const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const PAN_PX = 60
const FINE_PX = 4

export const keyWords: [keys: string, does: string][] = [
  ['Tab', 'from piece to piece'],
  ['Arrows', 'move, with Shift finely, with Alt far'],
  ['R, Shift R', 'turn by 90°'],
  ['[ and ]', 'turn by 5°'],
  ['W, C', 'back to the nearest wall, middle of the room'],
  ['Ctrl D, Delete', 'double, take away'],
  ['Ctrl Z, Ctrl Shift Z', 'undo, redo'],
  ['+ − 0', 'zoom, fit'],
]

type Keyed = { plan: Plan; acts: PlanActs; controls: ViewControls; unit: LengthUnit; selected: Id | null }

/** What a key does on the plan; what it does nothing with stays the browser's. */
export function keyed(event: KeyboardEvent, on: Keyed): void {
  const act = ofPlan(event, on) ?? (on.selected === null ? undefined : ofPiece(event, on, on.selected))
  if (!act) return
  event.preventDefault()
  act()
}

function ofPlan({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, { plan, controls, selected }: Keyed) {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? plan.redo : plan.undo
    return key.toLowerCase() === 'y' ? plan.redo : undefined
  }
  const arrow = arrows[key]
  if (arrow && selected === null) {
    const px = shiftKey ? FINE_PX : PAN_PX
    return () => controls.panBy(-arrow[0] * px, -arrow[1] * px)
  }
  const acts: Record<string, () => void> = {
    '+': controls.zoomIn,
    '=': controls.zoomIn,
    '-': controls.zoomOut,
    '0': controls.fit,
    ...(selected !== null && { Escape: () => plan.select(null) }),
  }
  return acts[key]
}

function ofPiece(event: KeyboardEvent, { acts, unit }: Keyed, id: Id): (() => void) | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (ctrlKey || metaKey) return key.toLowerCase() === 'd' ? () => acts.double(id) : undefined
  const arrow = arrows[key]
  if (arrow) {
    const step = steps[unit][shiftKey ? 1 : altKey ? 2 : 0]
    return () => acts.moveBy(id, arrow[0] * step, arrow[1] * step)
  }
  const byKey: Record<string, () => void> = {
    r: () => acts.turnBy(id, 90),
    R: () => acts.turnBy(id, -90),
    '[': () => acts.turnBy(id, -5),
    ']': () => acts.turnBy(id, 5),
    w: () => acts.toWall(id),
    c: () => acts.toMiddle(id),
    Delete: () => acts.remove(id),
    Backspace: () => acts.remove(id),
  }
  return byKey[key]
}
