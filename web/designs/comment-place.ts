import type { PlanPin, PlanPoint } from '#web/plans/plan-props.ts'
import type { ShownRequest } from './use-request.ts'

export type ShownComment = ShownRequest['comments'][number]

/** Where on a drawing a comment belongs. */
export type CommentPlace = PlanPoint & { page: number }

/** One press of an arrow key, as a part of the drawing. */
const STEP = 0.02

const steps: Record<string, PlanPoint> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

export const centerOfDrawing: CommentPlace = { page: 1, x: 0.5, y: 0.5 }

/** The place one step further, on the drawing still; undefined for all keys but the arrows. */
export function placeAfterKey(key: string, { page, x, y }: CommentPlace): CommentPlace | undefined {
  const step = steps[key]
  return step && { page, x: onDrawing(x + step.x), y: onDrawing(y + step.y) }
}

/** A place in words: "50% from the left, 25% from the top". */
export function placeWords({ x, y }: PlanPoint): string {
  return `${percent(x)} from the left, ${percent(y)} from the top`
}

/** The comments on a drawing as the viewer pins them, and the one that is being written. */
export function pinsOf(comments: readonly ShownComment[], place: CommentPlace | undefined): PlanPin[] {
  const pins = comments.map(({ _id, number, page, x, y, resolvedAt }) => ({
    id: _id,
    label: String(number),
    page,
    x,
    y,
    isResolved: resolvedAt !== null,
  }))
  return place ? [...pins, { ...place, id: NEW_PIN, label: '+', isResolved: false }] : pins
}

/** The pin of a comment that is being written. */
export const NEW_PIN = 'new'

/** To a thousandth, so that steps there and back end where they began. */
function onDrawing(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`
}
