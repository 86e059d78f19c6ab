/** What a payable comes to, and what was paid of it, in cents. */
export type Sums = {
  total: number
  /** What came on top after it was agreed. */
  charges: number
  /** What it comes to less, after it was agreed. */
  reduced: number
  /** What the shop no longer asks for. */
  writtenOff: number
  received: number
  /** What goes back: approved, sent or not yet. */
  refunded: number
  /** What the shop keeps of a cancelled one. */
  kept: number
  isCancelled: boolean
  /** Delivered or completed: its total is income. */
  isEarned: boolean
}

/** What somebody has to pay in all. */
export function owedOf({ total, charges, reduced, kept, isCancelled }: Sums): number {
  return (isCancelled ? kept : total - reduced) + charges
}

/** What is still to be paid; below zero, what the shop owes. */
export function openOf(sums: Sums): number {
  return owedOf(sums) - sums.writtenOff - sums.received + sums.refunded
}

/** What may be asked for now. */
export function outstandingOf(sums: Sums): number {
  return Math.max(openOf(sums), 0)
}

/** What the shop owes its customer. */
export function creditOf(sums: Sums): number {
  return Math.max(-openOf(sums), 0)
}

/** No more is written off than would be open without it: what is paid after all, or asked for no longer, is not lost. */
export function writtenOffIn(sums: Sums): number {
  return Math.min(sums.writtenOff, outstandingOf({ ...sums, writtenOff: 0 }))
}

/** What counts towards its dues. */
export function paidOf({ received, refunded, writtenOff }: Sums): number {
  return received - refunded + writtenOff
}

/** What may still go back. */
export function refundableOf({ received, refunded }: Sums): number {
  return received - refunded
}

/** What is missing until all that was agreed is paid, whether or not it was cancelled since. */
export function missingOf(sums: Sums): number {
  const { isCancelled, refunded } = sums
  return openOf({ ...sums, isCancelled: false, refunded: isCancelled ? 0 : refunded })
}

/** Where a payable stands in the books: above zero customers owe it, below zero the shop holds it for them. */
export function positionOf(sums: Sums): number {
  const { total, reduced, charges, kept, writtenOff, received, refunded, isEarned } = sums
  return (isEarned ? total - reduced : 0) + charges + kept - writtenOff - received + refunded
}
