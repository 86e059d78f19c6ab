import { returnWindows } from '#domain/return-windows.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

export const orderShippedWords = {
  letter: 'order-shipped',
  subject: 'Order {orderRef} is on its way',
  preheader: 'Tracking, address, and what to check on the day.',
  action: 'Follow your order',
  body: `Hello {firstName},

Your order has left.

Tracking number: {trackingNumber}
Shipping method: {shippingMethod}
To: {shippingAddress}

{items}

Before it comes: measure the narrowest door on the way in, and tell us about stairs or elevators. On the day, check each piece before the packaging goes. Report damage within ${returnWindows.damage} of delivery.`,
} as const

/** The letter that says an order has left and how to receive it; `ownBody` is the template from Store Settings. */
export function orderShipped({ customer, order, shop, ownBody }: OrderLetter & { ownBody?: string }): Letter {
  return toCustomer({ customer, shop }, orderShippedWords, {
    values: orderValues(order, shop),
    url: orderUrl(shop, order.id),
    items: order.items,
    ownBody,
  })
}
