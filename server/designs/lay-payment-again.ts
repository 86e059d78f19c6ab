import { and, eq } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { Problem } from '#contract/problems.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import type { World } from '#server/world.ts'
import { recordDesignEvent } from './history.ts'
import { isLivingInSql } from './living.ts'
import { presentRequest } from './present-request.ts'
import { requireRequest, type Viewer } from './queries.ts'

/**
 * Lets a client lay a rejected payment before the studio again; nothing else of a payment is theirs to say.
 *
 * @throws Problem `design_request_not_found` · `illegal_state`
 */
export async function layPaymentAgain(
  shop: World,
  client: Viewer,
  id: string,
  to: PaymentStatus,
): Promise<DesignRequest> {
  const at = shop.clock()
  return shop.db.inTransaction(async (tx) => {
    await requireRequest(tx, client, id)
    if (to !== 'pending' || !(await writePending(tx, id, at))) throw new Problem('illegal_state')
    await recordDesignEvent(tx, { requestId: id, type: 'payment_pending', actorId: client.id, at })
    return presentRequest(shop, tx, client, id)
  })
}

async function writePending(tx: Db, id: string, at: Date): Promise<boolean> {
  const written = await tx
    .update(designRequests)
    .set({ paymentStatus: 'pending', paymentNote: '', updatedAt: at })
    .where(and(eq(designRequests.id, id), eq(designRequests.paymentStatus, 'rejected'), isLivingInSql))
    .returning({ id: designRequests.id })
  return written.length > 0
}
