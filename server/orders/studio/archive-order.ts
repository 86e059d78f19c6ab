import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '../audit-order.ts'
import { recordOrderEvent } from '../history.ts'
import { lockOrder } from '../queries.ts'

/**
 * Puts a cancelled order out of everybody's sight, for good; what happened stays on record. One whose money
 * is still here stays in sight until it went back.
 *
 * @throws Problem `order_not_found` · `illegal_state` (not cancelled, or paid and not refunded)
 */
export async function archiveOrder({ db, clock }: World, actor: Actor, id: string): Promise<void> {
  const at = clock()
  await db.inTransaction(async (tx) => {
    await lockOrder(tx, actor, id)
    if (!(await writeArchived(tx, id, at))) throw new Problem('illegal_state')
    await recordOrderEvent(tx, { orderId: id, type: 'archived', actorId: actor.id, at })
    await recordChange(tx, {
      actorId: actor.id,
      action: 'order.archived',
      objectType: 'order',
      objectId: id,
      before: { archivedAt: null },
      after: { archivedAt: at.toISOString() },
      address: actor.address,
    })
  })
}

async function writeArchived(tx: Db, id: string, at: Date): Promise<boolean> {
  const written = await tx
    .update(orders)
    .set({ archivedAt: at, updatedAt: at })
    .where(and(eq(orders.id, id), eq(orders.status, 'cancelled'), ne(orders.paymentStatus, 'paid')))
    .returning({ id: orders.id })
  return written.length > 0
}
