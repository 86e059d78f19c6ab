import type { z } from 'zod'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { DesignPaymentForm } from '#contract/designs/studio-operations.ts'
import { Problem } from '#contract/problems.ts'
import { isOver } from '#domain/designs/design-status.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { designFeeRefunded } from '#server/emails/letters/design-fee-refunded.ts'
import { designPaymentApproved } from '#server/emails/letters/design-payment-approved.ts'
import { designPaymentRejected } from '#server/emails/letters/design-payment-rejected.ts'
import type { DesignLetter, Letter } from '#server/emails/letters/letter.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { changeRequest } from './change-request.ts'
import type { DesignEventType } from './history.ts'
import { type StoredRequest, updateRequest } from './queries.ts'

type Change = { to: PaymentStatus; reason: string }

const events = {
  pending: 'payment_pending',
  paid: 'paid',
  rejected: 'payment_rejected',
  refunded: 'refunded',
} as const satisfies Record<PaymentStatus, DesignEventType>

/**
 * Marks the design fee paid (a pending request is then in progress), rejected, refunded or pending again, as the
 * studio says. What it is already, and for the same reason, changes nothing.
 *
 * @throws Problem `design_request_not_found` · `validation_failed` (rejected without a reason)
 */
export function changePayment(
  world: World,
  actor: Actor,
  id: string,
  { paymentStatus: to, reason = '' }: z.output<typeof DesignPaymentForm>,
): Promise<DesignRequest> {
  const change = { to, reason: to === 'rejected' ? reason : '' }
  return changeRequest(world, actor, id, {
    // A rejection may be given a better reason.
    isDone: (before) => before.paymentStatus === to && before.paymentNote === change.reason,
    write(tx, before, at) {
      refuseSilence(change)
      return updateRequest(tx, id, { ...valuesOf(change, before, at), updatedAt: at })
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
  if (to === 'rejected') return [designPaymentRejected({ ...about, reason })]
  if (to === 'refunded') return [designFeeRefunded(about)]
  return to === 'paid' && !isOver(status) ? [designPaymentApproved(about)] : []
}
