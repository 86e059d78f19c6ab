import type { Order } from '#contract/orders/order.ts'
import type { StaffOrder } from '#contract/orders/staff-order.ts'
import { recordChange } from '#server/audit/record.ts'
import { invalid } from '#server/invalid.ts'
import { idempotentWrite, StoredReply, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { findUser } from '#server/users/queries.ts'
import type { World } from '#server/world.ts'
import { answeredOnce, placementOf, type Placing, write } from '../placing/place-order.ts'
import { auditedOrder, requireOrder } from '../queries.ts'

/**
 * Enters an order at list prices, or a quote request, for a customer, once per idempotency key. The shop's least
 * order is no limit here; all else is as where they place it themselves.
 *
 * @throws Problem what `placeOrder` throws · `validation_failed` (no such customer)
 */
export async function enterOrder(
  shop: World,
  actor: Actor,
  { customer, kind: mode, ...form }: StaffOrder,
  submit: IdempotentRequest | undefined,
): Promise<{ order: Order } | StoredReply> {
  const settings = await currentSettings.get(shop)
  return answeredOnce({ shop, form, submit }, async () => {
    const buyer = await requireCustomer(shop, customer)
    const placing = { shop, settings, mode, buyer, form, enteredBy: actor, submit: undefined }
    const placement = await placementOf(placing)
    return idempotentWrite(shop.db, submit, (tx) =>
      enter({ ...placing, shop: { ...shop, db: tx } }, actor, placement),
    )
  })
}

async function enter(placing: Placing, actor: Actor, placement: Awaited<ReturnType<typeof placementOf>>) {
  const { db } = placing.shop
  const written = await write(placement, placing)
  if (written instanceof StoredReply) throw new Error('An order of the studio has no reply of its own')
  const id = written.order._id
  const after = auditedOrder(await requireOrder(db, actor, id))
  await recordChange(db, actor, { action: 'order.entered', id, after })
  return written
}

/** Somebody who can buy: the studio's own people cannot. */
async function requireCustomer({ db }: World, id: string) {
  const user = await findUser(db, id)
  if (!user || user.role === 'admin') throw invalid('customer', 'Choose a customer')
  return { ...user, id }
}
