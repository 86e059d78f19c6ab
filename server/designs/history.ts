import type { Db } from '#kit/node/db/database.ts'
import { designHistory } from '#server/db/schema/designs.ts'
import { moneyEvents } from '#server/payments/payable-port.ts'
import { refuseEndless } from '#server/events.ts'

/** What can happen to a design request, with the title that its client and the studio read. */
const titles = {
  submitted: 'Request submitted',
  evidence_uploaded: 'Payment evidence uploaded',
  paid: 'Payment verified',
  payment_received: 'Payment received',
  payment_rejected: 'Payment rejected',
  payment_pending: 'Payment to be checked again',
  refunded: 'Payment refunded',
  ...moneyEvents,
  fee_reminder: 'Reminder of the design fee',
  pending: 'Back to pending',
  in_progress: 'In progress',
  review: 'In review',
  revision: 'In revision',
  completed: 'Completed',
  cancelled: 'Canceled',
  rejected: 'Declined',
  withdrawn: 'Request withdrawn',
  concept_uploaded: 'Concept uploaded',
  revision_requested: 'Revision requested',
  approved: 'Design approved',
  design_rejected: 'Design rejected with feedback',
  suggestions_saved: 'Product suggestions saved',
  suggestion_answered: 'Product suggestion answered',
  piece_swapped: 'Piece swapped',
  added_to_cart: 'Suggested products added to the cart',
  comment_added: 'Comment added',
  comment_answered: 'Comment answered',
  comment_settled: 'Comment settled',
  comment_reopened: 'Comment opened again',
  plan_replaced: 'Floor plan replaced',
  plan_scaled: 'Scale of the floor plan set',
  plan_unscaled: 'Scale of the floor plan removed',
} as const

export type DesignEventType = keyof typeof titles

/** What a client can do again and again; comments and evidence have bounds of their own. */
const repeatable: readonly DesignEventType[] = [
  'suggestion_answered',
  'piece_swapped',
  'added_to_cart',
  'comment_settled',
  'comment_reopened',
  'plan_replaced',
  'plan_scaled',
  'plan_unscaled',
]

type NewDesignEvent = {
  requestId: string
  type: DesignEventType
  description?: string
  /** Null when the calendar did it. */
  actorId: string | null
  at: Date
}

/**
 * Writes what happened to one or more design requests, in the transaction that made it happen.
 *
 * @throws Problem `changed_too_often`
 */
export async function recordDesignEvent(tx: Db, ...events: NewDesignEvent[]): Promise<void> {
  await tx
    .insert(designHistory)
    .values(events.map(({ at, ...event }) => ({ ...event, title: titles[event.type], createdAt: at })))
  for (const { requestId: id, type, actorId } of events)
    if (actorId !== null && repeatable.includes(type))
      await refuseEndless(tx, 'design', { id, actorId, types: repeatable })
}
