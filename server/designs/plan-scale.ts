import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { PlanScale } from '#contract/designs/plan-scale.ts'
import type { World } from '#server/world.ts'
import { recordChange } from '#server/audit/record.ts'
import { isSameValue } from '#domain/audit.ts'
import type { Actor } from '#server/session.ts'
import { recordDesignEvent } from './history.ts'
import { presentRequest } from './present-request.ts'
import { lockRequest, updateRequest } from './queries.ts'
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
    if (!isSameValue(request.planScale, scale)) {
      await updateRequest(tx, id, { planScale: scale, updatedAt: at })
      const type = scale ? 'plan_scaled' : 'plan_unscaled'
      await recordDesignEvent(tx, { requestId: id, type, actorId: actor.id, at })
      if (actor.role === 'admin')
        await recordChange(tx, actor, {
          action: `design.${type}`,
          id,
          before: { planScale: request.planScale },
          after: { planScale: scale },
        })
    }
    return presentRequest(shop, tx, actor, id)
  })
}
