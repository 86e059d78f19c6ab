import { currentSettings } from '#server/settings/current-settings.ts'
import { Problem } from '#contract/problems.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { paymentMethodLabel, type PaymentMethod } from '#domain/payments/payment-method.ts'
import { isToBePaid } from '#domain/orders/order-payment.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { PaymentClaim } from '#server/db/schema/orders.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '#server/session.ts'
import { recordOrderChange } from '../change-order.ts'
import { writeMethod } from './change-payment-method.ts'
import { recordOrderEvent } from '../history.ts'
import { refuseMethod } from '#server/payments/refuse-method.ts'
import { lockOrder, requireOrder, type StoredOrder, updateOrder } from '../queries.ts'

/** How a customer says they paid, and what they wrote with it; without a method, by the order's own. */
type Statement = { method: PaymentMethod | undefined; reference: string }

/**
 * Writes down that a customer says they have paid; an admin may do so for them. It proves nothing: the payment
 * stays as it is until the studio has checked. Saying the same again changes nothing.
 *
 * @throws Problem `card_coming_soon` · `validation_failed` (a method that is not offered) · `order_not_found` ·
 *   `order_not_payable` (its prices were never agreed to) · `illegal_state` (paid, refunded or cancelled)
 */
export async function statePayment(
  shop: World,
  actor: Actor,
  id: string,
  statement: Statement,
): Promise<StoredOrder> {
  const { payment } = await currentSettings.get(shop)
  if (statement.method) refuseMethod(statement.method, payment)
  return shop.db.inTransaction((tx) => writeStatement(tx, shop, actor, id, statement))
}

/** The same as part of the caller's transaction, for a method that the shop offers. */
export async function writeStatement(
  tx: Db,
  shop: World,
  actor: Actor,
  id: string,
  { method, reference }: Statement,
): Promise<StoredOrder> {
  const before = await lockOrder(tx, actor, id)
  const order = method ? await writeMethod(tx, shop, actor, before, method) : before
  if (!isAgreed(order)) throw new Problem('order_not_payable')
  if (!isToBePaid(order)) throw new Problem('illegal_state')
  const at = shop.clock()
  const claim = { method: order.paymentMethod, reference, claimedAt: at.toISOString() }
  if (isSame(claim, order.paymentClaim)) return order
  await updateOrder(tx, id, { paymentClaim: claim, updatedAt: at })
  const description = [paymentMethodLabel(claim.method), reference].filter(Boolean).join(' · ')
  await recordOrderEvent(tx, { orderId: id, type: 'payment_stated', description, actorId: actor.id, at })
  const after = await requireOrder(tx, actor, id)
  await recordOrderChange(tx, actor, 'order.payment_stated', before, after)
  return after
}

function isSame(claim: PaymentClaim, existing: PaymentClaim | null): boolean {
  return claim.method === existing?.method && claim.reference === existing.reference
}
