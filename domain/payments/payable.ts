import type { PaymentMethod } from './payment-method.ts'
import { unpaidStatuses, type PaymentStatus } from './payment-status.ts'

/** What somebody pays for: an order, or the fee of a design request. */
export type Payable = {
  id: string
  userId: string
  status: PaymentStatus
  method: PaymentMethod
  evidenceFileId: string | null
  /** Its customer said or showed that they paid, and the studio has not answered yet. */
  isStated: boolean
  /** Why the studio rejected a payment. */
  note: string
  paidAt: Date | null
  /** Nothing more is to happen to it: no money is expected. */
  isOver: boolean
  /** Where the studio may move its payment now. */
  next: readonly PaymentStatus[]
}

/** Whether the money may still come: it is neither paid nor over. */
export function awaitsMoney({ status, isOver }: Pick<Payable, 'status' | 'isOver'>): boolean {
  return unpaidStatuses.includes(status) && !isOver
}
