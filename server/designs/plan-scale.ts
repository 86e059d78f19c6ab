import { eq } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { PlanScale } from '#contract/designs/plan-scale.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import type { World } from '#server/world.ts'
import { auditRequest } from './audit-request.ts'
import { recordDesignEvent } from './history.ts'
import { presentRequest } from './present-request.ts'
import { lockRequest, requireRequest, type Actor } from './queries.ts'
import { refuseEnded } from './request-state.ts'

/**
 * Says how long a line on the floor plan is, or takes that back; the same again changes nothing.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (withdrawn or declined)
 */
export async function setPlanScale(
  shop: World,
  actor: Actor,
  id: string,
  scale: PlanScale | null,
): Promise<DesignRequest> {
  const at = shop.clock()
  return shop.db.inTransaction(async (tx) => {
    const request = await lockRequest(tx, actor, id)
    refuseEnded(request)
    if (!isSame(request.planScale, scale)) {
      await tx
        .update(designRequests)
        .set({ planScale: scale, updatedAt: at })
        .where(eq(designRequests.id, id))
      const type = scale ? 'plan_scaled' : 'plan_unscaled'
      await recordDesignEvent(tx, { requestId: id, type, actorId: actor.id, at })
      if (actor.role === 'admin')
        await auditRequest(tx, actor, `design.${type}`, request, await requireRequest(tx, actor, id))
    }
    return presentRequest(shop, tx, actor, id)
  })
}

function isSame(a: PlanScale | null, b: PlanScale | null): boolean {
  return wordsOf(a) === wordsOf(b)
}

/** The database gives names back in an order of its own. */
function wordsOf(scale: PlanScale | null): string {
  return scale ? [scale.page, scale.a.x, scale.a.y, scale.b.x, scale.b.y, scale.metres].join(' ') : ''
}
