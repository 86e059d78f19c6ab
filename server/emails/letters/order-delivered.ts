import { FINAL_ITEMS } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'order-delivered',
  subject: 'Order {orderRef} has been delivered',
  preheader: 'Two dates to keep, and a place to tell us how it is.',
  action: 'Review your pieces',
  body: `Hello {firstName},

Your order is marked as delivered. We hope the room feels right.

{items}

Report damage within ${returnWindows.damage} of delivery. Ask for a return within ${returnWindows.anyReason} of delivery; ${FINAL_ITEMS.replace('Custom', 'custom')}. Warranties begin today.

When you have lived with the pieces for a while, a short review helps the next person choose.`,
} as const

/** The letter that says an order was delivered and which dates to keep. */
export function orderDelivered({ customer, order, shop }: OrderLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: orderUrl(shop, order.id),
    items: order.items.map((item) => ({ ...item, unitPrice: null })),
  })
}
