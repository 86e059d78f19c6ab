import { ne, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { DesignPaymentForm } from '#contract/designs/studio-operations.ts'
import { Problem } from '#contract/problems.ts'
import { isOver } from '#domain/designs/design-status.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import type { Letter } from '#server/outbox/letter.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { changeRequest } from './change-request.ts'
import type { DesignEventType } from './history.ts'
import { type StoredRequest, updateRequest } from './queries.ts'
import { designLetter, type DesignLetter } from './letters.ts'

type Change = { to: PaymentStatus; reason: string }

const events = {
  pending: 'payment_pending',
  paid: 'paid',
  rejected: 'payment_rejected',
  refunded: 'refunded',
} as const satisfies Record<PaymentStatus, DesignEventType>

/**
 * Marks the design fee paid (a pending request is then in progress), rejected, refunded or pending again, as the
 * studio says.
 *
 * @throws Problem `design_request_not_found` · `validation_failed` (rejected without a reason) · `illegal_state` (it
 *   is that already, and for the same reason)
 */
export function changePayment(
  world: World,
  actor: Actor,
  id: string,
  { paymentStatus: to, reason = '' }: z.output<typeof DesignPaymentForm>,
): Promise<DesignRequest> {
  const change = { to, reason: to === 'rejected' ? reason : '' }
  // A rejection may be given a better reason.
  const isNews = or(ne(designRequests.paymentStatus, to), ne(designRequests.paymentNote, change.reason))
  return changeRequest(world, actor, id, {
    write(tx, before, at) {
      refuseSilence(change)
      return updateRequest(tx, id, { ...valuesOf(change, before, at), updatedAt: at }, isNews)
    },
    event: events[to],
    description: change.reason,
    letters: (about, request) => lettersOf(change, about, request),
  })
}

/** The client reads why. */
function refuseSilence({ to, reason }: Change): void {
  const message = 'Please give a reason'
  if (to === 'rejected' && reason === '') {
    throw new Problem('validation_failed', { message, fields: { reason: message } })
  }
}

function valuesOf({ to, reason }: Change, before: StoredRequest, at: Date) {
  const isMoneyHere = to === 'paid' || to === 'refunded'
  const begins = to === 'paid' && before.status === 'pending'
  return {
    paymentStatus: to,
    paymentNote: reason,
    paidAt: isMoneyHere ? (before.paidAt ?? at) : null,
    ...(begins && ({ status: 'in_progress' } as const)),
  }
}

function lettersOf({ to, reason }: Change, about: DesignLetter, { status }: StoredRequest): Letter[] {
  if (to === 'rejected') return [designLetter('design-payment-rejected', about, { reason })]
  if (to === 'refunded') return [designLetter('design-fee-refunded', about)]
  return to === 'paid' && !isOver(status) ? [designLetter('design-payment-approved', about)] : []
}
