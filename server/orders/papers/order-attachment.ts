import type { Attach } from '#server/outbox/send-outbox.ts'
import type { World } from '#server/world.ts'
import { documentOfOrder } from './order-document.ts'

/** Makes the bytes of what a letter about an order carries along, when the letter leaves. */
export function orderAttachment(shop: World): Attach {
  return ({ orderId }) => documentOfOrder(shop, orderId)
}
