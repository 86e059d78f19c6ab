import type { PaymentStatus } from './payment-status.ts'
import { missingOf, type Sums } from './sums.ts'

/** What decides how the payment of a payable reads, beside its sums. */
export type Standing = {
  paidAt: Date | null
  /** What the studio said of it that no payment or refund says. */
  marked: 'rejected' | 'refunded' | null
  /** A fee that went back is refunded whatever became of the design; an order, once it is cancelled. */
  isDesign: boolean
}

/** The word that customers and the studio read for the payment of a payable. */
export function paymentStatusOf(sums: Sums, { paidAt, marked, isDesign }: Standing): PaymentStatus {
  if (marked) return marked
  if (!paidAt) return 'pending'
  const { isCancelled, refunded, received } = sums
  const isBack = (isCancelled || isDesign) && refunded > 0 && refunded >= received
  return isBack ? 'refunded' : 'paid'
}

/**
 * How it stands once what came of it or went back is `is`, after it was `was`: by its sums. What the studio said before
 * was said of the money before; a rejection ends only when money comes.
 */
export function standingAfter(
  { paidAt, marked }: Pick<Standing, 'paidAt' | 'marked'>,
  was: Sums,
  is: Sums,
  at: Date,
): Pick<Standing, 'paidAt' | 'marked'> {
  const came = is.received - was.received
  if (came === 0 && is.refunded === was.refunded) return { paidAt, marked }
  if (marked === 'refunded') return { marked: null, paidAt: paidAtOf(is, came > 0 ? null : paidAt, at) }
  if (came > 0) return { marked: null, paidAt: paidAt ?? paidAtOf(is, null, at) }
  return { marked, paidAt: came < 0 && missingOf(is) > 0 ? null : paidAt }
}

/** When it was paid, after money came or was taken back at `at`; null while some is missing, or it came once cancelled. */
export function paidAtOf(sums: Sums, paidAt: Date | null, at: Date): Date | null {
  if (missingOf(sums) > 0) return null
  return paidAt ?? (sums.isCancelled ? null : at)
}
