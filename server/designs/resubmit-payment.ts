import { and, eq } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { changeRequest } from './change-request.ts'
import { isActive, updateRequest } from './queries.ts'

/**
 * Lets a client lay a rejected payment before the studio again; nothing else of a payment is theirs to say.
 *
 * @throws Problem `design_request_not_found` · `illegal_state`
 */
export function resubmitPayment(
  world: World,
  client: Actor,
  id: string,
  to: PaymentStatus,
): Promise<DesignRequest> {
  const isRejected = and(eq(designRequests.paymentStatus, 'rejected'), isActive)
  return changeRequest(world, client, id, {
    async write(tx, _, at) {
      const set = { paymentStatus: 'pending', paymentNote: '', updatedAt: at } as const
      return to === 'pending' && updateRequest(tx, id, set, isRejected)
    },
    event: 'payment_pending',
  })
}
