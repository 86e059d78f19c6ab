import { eq } from 'drizzle-orm'
import { orders } from '#server/db/schema/orders.ts'
import type { Shop } from '#server/shop.ts'
import { auditOrder, type Actor } from './audit-order.ts'
import { recordOrderEvent } from './history.ts'
import { lockOrder, requireOrder, type StoredOrder } from './queries.ts'

type Shipping = { trackingNumber?: string | undefined; shippingMethod?: string | undefined }

/**
 * Sets the tracking number and the shipping method; what is not given stays. Setting what is there
 * already changes nothing.
 *
 * @throws Problem `order_not_found`
 */
export function changeShipping(
  shop: Shop,
  actor: Actor,
  id: string,
  shipping: Shipping,
): Promise<StoredOrder> {
  const at = shop.clock()
  return shop.db.inTransaction(async (tx) => {
    const before = await lockOrder(tx, actor, id)
    const { trackingNumber = before.trackingNumber, shippingMethod = before.shippingMethod } = shipping
    if (trackingNumber === before.trackingNumber && shippingMethod === before.shippingMethod) return before
    await tx.update(orders).set({ trackingNumber, shippingMethod, updatedAt: at }).where(eq(orders.id, id))
    const description = [shippingMethod, trackingNumber].filter(Boolean).join(' · ')
    await recordOrderEvent(tx, { orderId: id, type: 'shipping_changed', description, actorId: actor.id, at })
    const after = await requireOrder(tx, actor, id)
    await auditOrder(tx, actor, 'order.shipping_changed', before, after)
    return after
  })
}
