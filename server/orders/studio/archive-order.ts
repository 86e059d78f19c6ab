import { and, eq, ne, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { recordChange } from '#server/audit/record.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payables } from '#server/db/schema/payments.ts'
import { isUnsettled } from '#server/db/unsettled.ts'
import type { Actor } from '#server/session.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import { recordOrderEvent } from '../history.ts'
import { lockOrder, updateOrder } from '../queries.ts'

/** Nothing of it is to be paid or to go back any more: a part of it may have come without being called paid. */
const isSettled = sql`not exists (select from ${payables} where ${payables.id} = ${orders.id} and ${isUnsettled})`

const isArchivable = and(eq(orders.status, 'cancelled'), ne(orders.paymentStatus, 'paid'), isSettled)

/**
 * Puts a cancelled order out of everybody's sight, until the bank brings back its money; what happened stays on record.
 * One whose money is still here stays in sight until it went back.
 *
 * @throws Problem `order_not_found` · `illegal_state` (not cancelled, or money of it is here, asked for or on its way back)
 */
export async function archiveOrder({ db, clock }: World, actor: Actor, id: string): Promise<void> {
  const at = clock()
  await db.inTransaction(async (tx) => {
    await lockOrder(tx, actor, id)
    if (!(await updateOrder(tx, id, { archivedAt: at, updatedAt: at }, isArchivable)))
      throw new Problem('illegal_state')
    await recordMove(tx, actor, { id, at, type: 'archived', from: null, to: at })
  })
}

/** Puts an archived order into sight again, as part of an act with its money; one in sight stays as it is. */
export async function unarchiveOrder(tx: Db, { clock }: World, actor: Actor, id: string): Promise<void> {
  const at = clock()
  // Locked first: whoever archives it at this moment is waited for.
  const [order] = await tx
    .select({ archivedAt: orders.archivedAt })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update')
  if (!order?.archivedAt) return
  await updateOrder(tx, id, { archivedAt: null })
  await recordMove(tx, actor, { id, at, type: 'unarchived', from: order.archivedAt, to: null })
}

type Move = { id: string; at: Date; type: 'archived' | 'unarchived'; from: Date | null; to: Date | null }

async function recordMove(tx: Db, actor: Actor, { id, at, type, from, to }: Move): Promise<void> {
  await recordOrderEvent(tx, { orderId: id, type, actorId: actor.id, at })
  const [before, after] = [
    { archivedAt: from?.toISOString() ?? null },
    { archivedAt: to?.toISOString() ?? null },
  ]
  await recordChange(tx, actor, { action: `order.${type}`, id, before, after })
}
