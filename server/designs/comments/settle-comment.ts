import { eq } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import type { World } from '#server/world.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { recordDesignEvent } from '../history.ts'
import { presentRequest } from '../present-request.ts'
import { lockRequest } from '../queries.ts'
import { refuseEnded, touchRequest } from '../request-state.ts'
import { commentPlace } from './comment-place.ts'
import { requirePin } from './queries.ts'

/**
 * Marks a comment as settled, or opens it again; as it stands already, nothing changes.
 *
 * @throws Problem `design_request_not_found` · `comment_not_found` · `illegal_state` (withdrawn or declined)
 */
export async function settleComment(
  shop: World,
  actor: Actor,
  { id: requestId, commentId }: { id: string; commentId: string },
  isSettled: boolean,
): Promise<DesignRequest> {
  const at = shop.clock()
  return shop.db.inTransaction(async (tx) => {
    const request = await lockRequest(tx, actor, requestId)
    const pin = await requirePin(tx, requestId, commentId)
    refuseEnded(request)
    if ((pin.resolvedAt !== null) === isSettled) return presentRequest(shop, tx, actor, requestId)
    await tx
      .update(designComments)
      .set({ resolvedAt: isSettled ? at : null })
      .where(eq(designComments.id, commentId))
    await touchRequest(tx, requestId, at)
    const place = await commentPlace(tx, request, pin)
    const description = `${pin.number}, on ${place}`
    const type = isSettled ? 'comment_settled' : 'comment_reopened'
    await recordDesignEvent(tx, { requestId, type, description, actorId: actor.id, at })
    if (actor.role === 'admin') {
      const before = { comment: pin.number, settled: !isSettled }
      const after = { comment: pin.number, settled: isSettled }
      await recordChange(tx, actor, { action: `design.${type}`, id: requestId, before, after })
    }
    return presentRequest(shop, tx, actor, requestId)
  })
}
