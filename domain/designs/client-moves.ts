import { unpaidStatuses, type PaymentStatus } from '#domain/payments/payment-status.ts'
import type { DesignStatus } from './design-status.ts'

export const clientMoves = ['approve', 'request-revision', 'reject', 'withdraw'] as const
export type ClientMove = (typeof clientMoves)[number]

/** What a client's moves depend on. */
export type DesignState = {
  status: DesignStatus
  paymentStatus: PaymentStatus
  revisionCount: number
  /** The rounds of changes that it was promised. */
  designRevisions: number
}

/** The statuses in which a client answers a design. */
export const answerableStatuses: readonly DesignStatus[] = ['review', 'revision']

/** What the client may do with a request now; the screens offer exactly these, and the server's guards allow them. */
export function movesOfClient({
  status,
  paymentStatus,
  revisionCount,
  designRevisions,
}: DesignState): readonly ClientMove[] {
  if (status === 'pending' && unpaidStatuses.includes(paymentStatus)) return ['withdraw']
  if (!answerableStatuses.includes(status) || paymentStatus !== 'paid') return []
  return revisionCount < designRevisions ? ['approve', 'request-revision'] : ['approve', 'reject']
}
