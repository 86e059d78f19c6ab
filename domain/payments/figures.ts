import { nextDue, openDues, type Due, type OpenDue } from './dues.ts'
import { creditOf, outstandingOf, owedOf, paidOf, type Sums } from './sums.ts'

/** What people read of a payable, in cents. */
export type PaymentFigures = {
  owed: number
  received: number
  refunded: number
  open: number
  /** What the shop owes the customer. */
  credit: number
  /** What is missing of the next due, and the day of that, where it has one. */
  dueNow: number
  dueOn: string | null
  dues: OpenDue[]
}

/** How far a payable is paid, and what is due next. Of a cancelled one nothing is. */
export function figuresOf(sums: Sums, dues: readonly Due[]): PaymentFigures {
  const agreed = sums.isCancelled ? [] : openDues(dues, paidOf(sums))
  const parts = sums.isEarned ? agreed.map(dueAfterDelivery) : agreed
  const next = nextDue(parts)
  return {
    owed: owedOf(sums),
    received: sums.received,
    refunded: sums.refunded,
    open: outstandingOf(sums),
    credit: creditOf(sums),
    dueNow: next?.open ?? 0,
    dueOn: next?.dueOn ?? null,
    dues: parts,
  }
}

/** What was to be paid before or on a delivery that is over is due now. */
function dueAfterDelivery({ days, ...due }: OpenDue): OpenDue {
  const isOver = due.open > 0 && due.dueOn === undefined
  return isOver ? { ...due, rule: 'agreement' } : { ...due, ...(days !== undefined && { days }) }
}
