import { CUT_DRAWING } from '#kit/core/dxf/plan-limits.ts'
import type { PlanUnit } from '#kit/core/length-units.ts'
import type { ShownPlan } from './plan-props.ts'

const unitWords: Record<PlanUnit, string> = {
  mm: 'millimeters',
  cm: 'centimeters',
  m: 'meters',
  in: 'inches',
  ft: 'feet',
}

/** What lies on the table, in a few words. */
export function aboutPlan(open: ShownPlan): string {
  switch (open.kind) {
    case 'picture':
      return open.isFromInside ? `Picture inside a drawing from ${open.version}` : 'Picture'
    case 'pdf':
      return open.sizes.length === 1 ? 'PDF' : `PDF, ${open.sizes.length} pages`
    case 'drawing':
      return `Drawing ${unitsOf(open.drawing)}`
  }
}

function unitsOf({ unit, isUnitAssumed }: { unit: PlanUnit | null; isUnitAssumed: boolean }): string {
  if (unit === null) return 'in units that are not known'
  return isUnitAssumed ? `probably in ${unitWords[unit]}` : `in ${unitWords[unit]}`
}

/** What a viewer should know of a plan that is not shown whole. */
export function notesOn(open: ShownPlan): string[] {
  if (open.kind === 'picture')
    return open.isFromInside
      ? ['This is the small picture that the drawing carries. Download it for the whole.']
      : []
  if (open.kind === 'pdf') return []
  const { undrawn, far, isCut } = open.drawing
  return [
    ...(isCut ? [CUT_DRAWING] : []),
    ...(far > 0 ? [farWords(far)] : []),
    ...(undrawn > 0 ? [undrawnWords(undrawn)] : []),
  ]
}

function farWords(count: number): string {
  return count === 1
    ? '1 element lies far away from the drawing and is not shown.'
    : `${count.toLocaleString('en-US')} elements lie far away from the drawing and are not shown.`
}

function undrawnWords(count: number): string {
  return count === 1
    ? '1 element of another kind is not drawn.'
    : `${count.toLocaleString('en-US')} elements of other kinds are not drawn.`
}
