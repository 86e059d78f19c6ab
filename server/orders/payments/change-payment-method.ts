import { currentSettings } from '#server/settings/current-settings.ts'
import { Problem } from '#contract/problems.ts'
import { paymentMethodLabel, type PaymentMethod } from '#domain/payments/payment-method.ts'
import { isToBePaid } from '#domain/orders/order-payment.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '#server/session.ts'
import { recordOrderChange } from '../change-order.ts'
import { recordOrderEvent } from '../history.ts'
import { refuseMethod } from '#server/payments/refuse-method.ts'
import { lockOrder, requireOrder, type StoredOrder, updateOrder } from '../queries.ts'

/**
 * Lets a customer, or an admin for them, pay another way than they chose at checkout; choosing what is chosen
 * already changes nothing.
 *
 * @throws Problem `card_coming_soon` · `validation_failed` (a method that is not offered) · `order_not_found` ·
 *   `illegal_state` (paid, refunded or cancelled)
 */
export async function changePaymentMethod(
  shop: World,
  actor: Actor,
  id: string,
  method: PaymentMethod,
): Promise<StoredOrder> {
  const { payment } = await currentSettings.get(shop)
  refuseMethod(method, payment)
  return shop.db.inTransaction(async (tx) => {
    const before = await lockOrder(tx, actor, id)
    const after = await writeMethod(tx, shop, actor, before, method)
    if (after !== before) await recordOrderChange(tx, actor, 'order.payment_method_changed', before, after)
    return after
  })
}

/** The same of a locked order as part of the caller's transaction, for a method that the shop offers. */
export async function writeMethod(
  tx: Db,
  { clock }: World,
  actor: Actor,
  before: StoredOrder,
  method: PaymentMethod,
): Promise<StoredOrder> {
  const { _id: id } = before
  if (!isToBePaid(before)) throw new Problem('illegal_state')
  if (method === before.paymentMethod) return before
  const [at, description] = [clock(), paymentMethodLabel(method)]
  await updateOrder(tx, id, { paymentMethod: method, updatedAt: at })
  const type = 'payment_method_changed'
  await recordOrderEvent(tx, { orderId: id, type, description, actorId: actor.id, at })
  return requireOrder(tx, actor, id)
}
