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

/** When it was paid, after money came or was taken back at `at`; null while some is missing, or it came once cancelled. */
export function paidAtOf(sums: Sums, paidAt: Date | null, at: Date): Date | null {
  if (missingOf(sums) > 0) return null
  return paidAt ?? (sums.isCancelled ? null : at)
}
