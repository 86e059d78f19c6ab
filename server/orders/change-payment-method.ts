import { eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { paymentMethodLabel, type PaymentMethod } from '#domain/orders/payment-method.ts'
import { isToBePaid } from '#domain/orders/payment-status.ts'
import type { Db } from '#server/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Shop } from '#server/shop.ts'
import { recordOrderEvent } from './history.ts'
import { refuseMethod } from './order-terms.ts'
import { lockOrder, requireOrder, type StoredOrder, type Viewer } from './queries.ts'

/**
 * Lets a customer pay another way than they chose at checkout; choosing what is chosen already changes nothing.
 *
 * @throws Problem `card_coming_soon` · `validation_failed` (a method that is not offered) · `order_not_found` ·
 *   `illegal_state` (paid, refunded or cancelled)
 */
export async function changePaymentMethod(
  shop: Shop,
  customer: Viewer,
  id: string,
  method: PaymentMethod,
): Promise<StoredOrder> {
  const { payment } = await shop.settings.get()
  refuseMethod(method, payment)
  return shop.db.inTransaction((tx) => writeMethod(tx, shop, customer, id, method))
}

/** The same as part of the caller's transaction, for a method that the shop offers; the order stays locked. */
export async function writeMethod(
  tx: Db,
  { clock }: Shop,
  customer: Viewer,
  id: string,
  method: PaymentMethod,
): Promise<StoredOrder> {
  const before = await lockOrder(tx, customer, id)
  if (!isToBePaid(before)) throw new Problem('illegal_state')
  if (method === before.paymentMethod) return before
  const [at, description] = [clock(), paymentMethodLabel(method)]
  await tx.update(orders).set({ paymentMethod: method, updatedAt: at }).where(eq(orders.id, id))
  const type = 'payment_method_changed'
  await recordOrderEvent(tx, { orderId: id, type, description, actorId: customer.id, at })
  return requireOrder(tx, customer, id)
}
