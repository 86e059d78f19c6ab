import type { Reply } from '#contract/call.ts'
import { figureText, type FigureKind } from '#domain/sales/figure-text.ts'
import { timeStepLabel } from '#domain/sales/time-steps.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'

/** A sales report as replies hold it: money in dollars. */
export type ShownReport = Reply<'GET /api/sales/report'>

/** A figure of a reply as people read it. */
export function shownFigure(kind: FigureKind, value: string | number | null): string {
  return figureText(kind, kind === 'money' && typeof value === 'number' ? centsOf(value) : value)
}

/** "Oct 22, 2026 – Nov 20, 2026", or the one day. */
export function shownDays({ from, to }: { from: string; to: string }): string {
  return from === to ? timeStepLabel(from) : `${timeStepLabel(from)} – ${timeStepLabel(to)}`
}
