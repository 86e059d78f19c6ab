import { toStudio } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { studioOrderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'studio-new-order',
  subject: 'New order {orderRef}, {totalPrice}',
  preheader: '{customerName}, {itemCount}',
  action: 'Open the order',
  body: `{customerName} ({customerEmail}) placed an order on {orderDate}, to be paid by {paymentMethod}.

{items}

Total {totalPrice}
To: {shippingAddress}
Shipping method: {shippingMethod}`,
} as const

/** Tells the studio of an order placed at listed prices. */
export function studioNewOrder({ customer, order, shop }: OrderLetter): Letter {
  return toStudio({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: studioOrderUrl(shop, order.id),
    items: order.items,
  })
}
