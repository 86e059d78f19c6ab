import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { DesignStatusForm } from '#contract/designs/studio-operations.ts'
import { Problem } from '#contract/problems.ts'
import type { DesignStatus } from '#domain/designs/design-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { designCompleted } from '#server/emails/letters/design-completed.ts'
import { designRequestCanceled } from '#server/emails/letters/design-request-canceled.ts'
import { designRequestDeclined } from '#server/emails/letters/design-request-declined.ts'
import type { Letter, LetterShop } from '#server/emails/letters/letter.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { auditRequest } from './audit-request.ts'
import { designLetter } from './design-letters.ts'
import { recordDesignEvent } from './history.ts'
import { presentRequest } from './present-request.ts'
import { type Actor, lockRequest, requireRequest, type StoredRequest } from './queries.ts'

/** The status that the studio sets, and why. */
type Move = { status: DesignStatus; reason: string }

/**
 * Sets the status of a request to whatever the studio says; the client is told of a design that is complete and of a
 * request that was declined or canceled.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (it has that status already)
 */
export async function changeStatus(
  shop: World,
  actor: Actor,
  id: string,
  { status, reason = '' }: z.output<typeof DesignStatusForm>,
): Promise<DesignRequest> {
  const about = letterShop(await currentSettings.get(shop), shop.config)
  const at = shop.clock()
  return shop.db.inTransaction(async (tx) => {
    const before = await lockRequest(tx, actor, id)
    if (!(await writeStatus(tx, id, { status, reason }, at))) throw new Problem('illegal_state')
    const event = { requestId: id, type: status, description: reason, actorId: actor.id, at }
    await recordDesignEvent(tx, event)
    const after = await requireRequest(tx, actor, id)
    await auditRequest(tx, actor, 'design.status', before, after)
    await queueLetters(tx, lettersOf(reason, after, about))
    return presentRequest(shop, tx, actor, id)
  })
}

/** What belongs to the status that it leaves goes with it: when it was completed, how the client answered, why it was declined. */
async function writeStatus(tx: Db, id: string, { status, reason }: Move, at: Date): Promise<boolean> {
  const written = await tx
    .update(designRequests)
    .set({
      status,
      completedAt: status === 'completed' ? at : null,
      answer: null,
      feedback: '',
      declineReason: status === 'rejected' ? reason : '',
      updatedAt: at,
    })
    .where(and(eq(designRequests.id, id), ne(designRequests.status, status)))
    .returning({ id: designRequests.id })
  return written.length > 0
}

function lettersOf(reason: string, request: StoredRequest, shop: LetterShop): Letter[] {
  const about = designLetter(request, shop)
  const { status, paymentStatus } = request
  if (status === 'completed') return [designCompleted(about)]
  if (status === 'cancelled') return [designRequestCanceled({ ...about, reason, paymentStatus })]
  return status === 'rejected' ? [designRequestDeclined({ ...about, reason })] : []
}
