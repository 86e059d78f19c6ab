import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, ne, or, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { DesignPaymentForm } from '#contract/designs/studio-operations.ts'
import { Problem } from '#contract/problems.ts'
import { isOver } from '#domain/designs/design-status.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { designFeeRefunded } from '#server/emails/letters/design-fee-refunded.ts'
import { designPaymentApproved } from '#server/emails/letters/design-payment-approved.ts'
import { designPaymentRejected } from '#server/emails/letters/design-payment-rejected.ts'
import type { Letter, LetterShop } from '#server/emails/letters/letter.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { auditRequest } from './audit-request.ts'
import { designLetter } from './design-letters.ts'
import { type DesignEventType, recordDesignEvent } from './history.ts'
import { presentRequest } from './present-request.ts'
import { type Actor, lockRequest, requireRequest, type StoredRequest } from './queries.ts'

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
export async function changePayment(
  shop: World,
  actor: Actor,
  id: string,
  { paymentStatus: to, reason = '' }: z.output<typeof DesignPaymentForm>,
): Promise<DesignRequest> {
  const about = letterShop(await currentSettings.get(shop), shop.config)
  const at = shop.clock()
  const change = { to, reason: to === 'rejected' ? reason : '' }
  return shop.db.inTransaction(async (tx) => {
    const before = await lockRequest(tx, actor, id)
    refuseSilence(change)
    if (!(await writeChange(tx, before, change, at))) throw new Problem('illegal_state')
    const type = events[to]
    const event = { requestId: id, type, description: change.reason, actorId: actor.id, at }
    await recordDesignEvent(tx, event)
    const after = await requireRequest(tx, actor, id)
    await auditRequest(tx, actor, `design.${type}`, before, after)
    await queueLetters(tx, lettersOf(change, after, about))
    return presentRequest(shop, tx, actor, id)
  })
}

/** The client reads why. */
function refuseSilence({ to, reason }: Change): void {
  const message = 'Please give a reason'
  if (to === 'rejected' && reason === '') {
    throw new Problem('validation_failed', { message, fields: { reason: message } })
  }
}

async function writeChange(
  tx: Db,
  before: StoredRequest,
  { to, reason }: Change,
  at: Date,
): Promise<boolean> {
  const isMoneyHere = to === 'paid' || to === 'refunded'
  const begins = to === 'paid' && before.status === 'pending'
  const written = await tx
    .update(designRequests)
    .set({
      paymentStatus: to,
      paymentNote: reason,
      paidAt: isMoneyHere ? (before.paidAt ?? at) : null,
      ...(begins && { status: 'in_progress' }),
      updatedAt: at,
    })
    .where(and(eq(designRequests.id, before._id), isNews({ to, reason })))
    .returning({ id: designRequests.id })
  return written.length > 0
}

/** Whether the change says something new: a rejection may be given a better reason. */
function isNews({ to, reason }: Change): SQL | undefined {
  return or(ne(designRequests.paymentStatus, to), ne(designRequests.paymentNote, reason))
}

function lettersOf({ to, reason }: Change, request: StoredRequest, about: LetterShop): Letter[] {
  const letter = designLetter(request, about)
  if (to === 'rejected') return [designPaymentRejected({ ...letter, reason })]
  if (to === 'refunded') return [designFeeRefunded(letter)]
  return to === 'paid' && !isOver(request.status) ? [designPaymentApproved(letter)] : []
}
